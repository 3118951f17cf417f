import { expect, test } from 'vitest';

const texts = import.meta.glob<string>(
  ['/package-lock.json', '/{src,client,sandbox,tests,e2e}/**/*.{ts,tsx}', '!/**/*.css.ts'],
  { query: '?raw', import: 'default', eager: true },
);

const filesWith = (pattern: RegExp, folders: RegExp) =>
  Object.entries(texts)
    .filter(([file, text]) => folders.test(file) && pattern.test(text))
    .map(([file]) => file);

test('the lock file names no download URL, so that it works with any registry', () => {
  expect(texts['/package-lock.json']).toBeDefined();
  expect(texts['/package-lock.json']).not.toContain('"resolved"');
});

test('no content policy allows inline code', () => {
  expect(filesWith(/unsafe-inline/, /^\/(?:src|client|sandbox)\//)).toEqual([]);
});

test('no test is skipped, focused or a todo', () => {
  const marked = /\b(?:test|it|describe)\.(?:skip|only|fixme|todo)\(/;
  expect(filesWith(marked, /^\/(?:tests|e2e)\//)).toEqual([]);
});

test('features read paths, queries and form bodies only through the validators of src/http', () => {
  const unchecked =
    /\bc\.req\.(?:param|query|queries|parseBody|formData)\(|new URL\(c\.req\.url\)\.searchParams|'@hono\/zod-validator'/;
  expect(filesWith(unchecked, /^\/src\/(?!http\/)/)).toEqual([]);
});
