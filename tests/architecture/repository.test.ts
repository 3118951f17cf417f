import { expect, test } from 'vitest';

const texts = import.meta.glob<string>(
  [
    '/*.{json,toml,ts,md}',
    '/{src,client,sandbox,tests,e2e,tools,migrations}/**/*.{ts,tsx,mjs,sql,toml,json,md,html}',
    '/.npmrc',
    // The styles' plugin compiles these before their text can be read.
    '!/**/*.css.ts',
    '/LICENSE',
  ],
  { query: '?raw', import: 'default', eager: true },
);

test('the lock file names no download URL, so that it works with any registry', () => {
  expect(texts['/package-lock.json']).toBeDefined();
  expect(texts['/package-lock.json']).not.toContain('"resolved"');
});

test('no content policy allows inline code', () => {
  const allowing = Object.entries(texts)
    .filter(([file]) => /^\/(src|client|sandbox|wrangler\.toml)/.test(file))
    .filter(([, text]) => text.includes('unsafe-inline'))
    .map(([file]) => file);
  expect(allowing).toEqual([]);
});

test('no test is skipped, focused or a todo', () => {
  const marked = Object.entries(texts)
    .filter(([file]) => /^\/(tests|e2e)\//.test(file))
    .filter(([, text]) => /\b(?:test|it|describe)\.(?:skip|only|fixme|todo)\(/.test(text))
    .map(([file]) => file);
  expect(marked).toEqual([]);
});

test('features read paths, queries and form bodies only through the validators of src/http', () => {
  const unchecked =
    /\bc\.req\.(?:param|query|queries|parseBody|formData)\(|new URL\(c\.req\.url\)\.searchParams|'@hono\/zod-validator'/;
  const reading = Object.entries(texts)
    .filter(([file]) => file.startsWith('/src/') && !file.startsWith('/src/http/'))
    .filter(([, text]) => unchecked.test(text))
    .map(([file]) => file);
  expect(reading).toEqual([]);
});
