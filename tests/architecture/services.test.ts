import { expect, test } from 'vitest';

const sources = import.meta.glob<string>('/src/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Routes and entries have all services, and hand on what is needed. */
const hasAll = (file: string) =>
  /^\/src\/[^/]+$/.test(file) || /\.routes\.tsx?$/.test(file) || file === '/src/http/context.ts';

test('the type of a function names the services that it uses', () => {
  const breaches = Object.entries(sources)
    .filter(([file, text]) => !hasAll(file) && /: Services\b(?!\[)/.test(text))
    .map(([file]) => `${file}: take what is used, as \`db: Database\` or Pick<Services, …>`);
  expect(breaches).toEqual([]);
});
