import { expect, test } from 'vitest';

const texts = import.meta.glob<string>(
  [
    '/*.{json,toml,ts,md}',
    '/{src,client,sandbox,tests,e2e,tools,migrations}/**/*.{ts,tsx,mjs,sql,toml,json,md,html}',
    '/.npmrc',
    // Compiled away by the styles' plugin before their text could be read.
    '!/**/*.css.ts',
    '/LICENSE',
  ],
  { query: '?raw', import: 'default', eager: true },
);

test('the lock file names no download address, so that it works behind any registry', () => {
  expect(texts['/package-lock.json']).toBeDefined();
  expect(texts['/package-lock.json']).not.toContain('"resolved"');
});

test('no inline code is ever allowed by a policy', () => {
  const allowing = Object.entries(texts)
    .filter(([file]) => /^\/(src|client|sandbox|wrangler\.toml)/.test(file))
    .filter(([, text]) => text.includes('unsafe-inline'))
    .map(([file]) => file);
  expect(allowing).toEqual([]);
});

test('tests are never skipped, focused or left for later', () => {
  const marked = Object.entries(texts)
    .filter(([file]) => /^\/(tests|e2e)\//.test(file))
    .filter(([, text]) => /\b(?:test|it|describe)\.(?:skip|only|fixme|todo)\(/.test(text))
    .map(([file]) => file);
  expect(marked).toEqual([]);
});
