// Read by drizzle-kit alone. `npm run db:generate` fetches it when it is needed, which is rarely: with
// its compilers it is a tenth of what the other tools weigh.
export default {
  dialect: 'sqlite',
  schema: './src/db/schema/*.ts',
  out: './migrations',
  casing: 'snake_case',
  // D1 needs no marks between statements.
  breakpoints: false,
};
