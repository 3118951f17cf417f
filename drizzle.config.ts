// Read by `npm run db:generate`.
export default {
  dialect: 'sqlite',
  schema: './src/db/schema/*.ts',
  out: './migrations',
  casing: 'snake_case',
  // D1 needs no marks between statements.
  breakpoints: false,
};
