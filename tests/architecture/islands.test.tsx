import { expect, test } from 'vitest';

const sources = import.meta.glob<string>(['/src/**/*.island.tsx', '/client/**/*.island.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const modules = import.meta.glob<Record<string, unknown>>([
  '/src/features/*/client/*.island.tsx',
  '/src/features/*/staff/client/*.island.tsx',
  '/src/staff/*/client/*.island.tsx',
]);
const everything = import.meta.glob<string>(['/src/**/*.tsx', '/client/**/*.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const islandName = (file: string) => /\/([^/]+)\.island\.tsx$/.exec(file)?.[1] ?? '';

test('an island is found by its file: the export has the name that the marker gives', async () => {
  for (const [file, load] of Object.entries(modules)) {
    expect(Object.keys(await load()), `${file} exports what the page asks for`).toContain(
      islandName(file),
    );
  }
});

test('the browser finds every island: it stands in the folder client of its feature or staff part', () => {
  expect(Object.keys(modules).toSorted()).toEqual(Object.keys(sources).toSorted());
});

test('every island says why the page cannot do without it', () => {
  const silent = Object.entries(sources)
    .filter(([, text]) => !/why is this an island\?/i.test(text))
    .map(([file]) => `${file}: add "Why is this an island?" and the answer to its docblock`);
  expect(silent).toEqual([]);
});

test('islands do not nest: one inside another would hydrate twice', () => {
  const nesting = Object.entries(sources)
    .filter(([, text]) => /<Island\b|http\/island/.test(text))
    .map(([file]) => file);
  expect(nesting).toEqual([]);
});

test('pages name islands that exist', () => {
  const known = new Set(Object.keys(modules).map(islandName));
  const unknown = Object.entries(everything).flatMap(([file, text]) =>
    [...text.matchAll(/<Island\s[^>]*?name="([^"]+)"/gs)]
      .filter((match) => !known.has(match[1] ?? ''))
      .map((match) => `${file} places ${match[1]}`),
  );
  expect(unknown).toEqual([]);
});
