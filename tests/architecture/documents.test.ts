import { expect, test } from 'vitest';

import manifest from '../../package.json';

const documents = Object.entries(
  import.meta.glob<string>(['/*.md', '/docs/**/*.md', '/tools/**/*.md'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).map(([file, text]) => ({ file, text, prose: text.replaceAll(/^```.*?^```/gms, '') }));

const sources = import.meta.glob<string>(
  [
    '/{src,client,sandbox,tests,e2e,tools}/**/*.{ts,tsx,mjs}',
    '/*.{ts,toml}',
    '!/tests/architecture/documents.test.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
);
const wordsOf = (source = '') => new Set(source.match(/\w+/g));

const files = Object.keys(
  import.meta.glob([
    '/*',
    '/{src,client,sandbox,tests,e2e,tools,migrations,docs,public}/**/*',
    '/.{nvmrc,oxlintrc.json}',
  ]),
);

const TOP = /^(?:src|client|sandbox|tests|e2e|tools|migrations|docs|public)\//;
const FILE = /^[\w-][\w.-]*\.(?:tsx?|mjs|md|json|toml|css\.ts)$/;
const NAME = /^(?:[a-z]+(?:[A-Z][a-z\d]*)+|[A-Z][a-z]+(?:[A-Z][a-z\d]*)+|[A-Z]+(?:_[A-Z]+)+)$/;

const spansOf = (prose: string) => [...prose.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);

/** "src/<name>/*.ts" is there when a file matches it. */
function exists(path: string): boolean {
  const pattern = path
    .replaceAll(/[.+?^$()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/<\w+>|\{\w+\}|\*+/g, '[^/]*')
    .replaceAll(/\{([^}]*)\}/g, (_, any: string) => `(?:${any.replaceAll(',', '|')})`);
  const found = new RegExp(`^/${pattern.replace(/\/$/, '')}(?:/|$)`);
  return files.some((file) => found.test(file));
}

test('a document names only files and folders that are there', () => {
  const gone = documents.flatMap(({ file, prose }) =>
    spansOf(prose)
      .filter((span) =>
        TOP.test(span)
          ? !exists(span)
          : FILE.test(span) && !files.some((one) => one.endsWith(`/${span}`)),
      )
      .map((span) => `${file}: ${span}`),
  );
  expect(gone).toEqual([]);
});

test('a document names only functions, types and settings that are in the code', () => {
  const words = wordsOf(Object.values(sources).join('\n'));
  const gone = documents.flatMap(({ file, prose }) =>
    spansOf(prose)
      .filter((span) => NAME.test(span) && !words.has(span))
      .map((span) => `${file}: ${span}`),
  );
  expect(gone).toEqual([]);
});

test('what a document says to be in a file is there', () => {
  const gone = documents.flatMap(({ file, prose }) =>
    [...prose.matchAll(/`(\w+)` \(`([\w./-]+\.tsx?)`/g)]
      .filter(([, name = '', path = '']) => {
        const named = files.filter((each) => each.endsWith(`/${path}`));
        return NAME.test(name) && !named.some((each) => wordsOf(sources[each]).has(name));
      })
      .map(([, name, path]) => `${file}: ${name} in ${path}`),
  );
  expect(gone).toEqual([]);
});

test('a document names only commands that are there', () => {
  const gone = documents.flatMap(({ file, text }) =>
    [...text.matchAll(/npm run ([\w:-]+)/g)]
      .filter(([, command = '']) => !Object.hasOwn(manifest.scripts, command))
      .map(([, command = '']) => `${file}: npm run ${command}`),
  );
  expect(gone).toEqual([]);
});

/** As GitHub makes it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');

test('a link of a document leads to a file, and to a heading that it has', () => {
  const broken = documents.flatMap(({ file, text }) =>
    [...text.matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]*))?\)/g)]
      .filter(([, link = '', anchor]) => {
        const target = new URL(link || file, `file://${file}`).pathname;
        if (!exists(target.slice(1))) return true;
        const headings = documents.find((one) => one.file === target)?.text.matchAll(/^#+ (.*)$/gm);
        return (
          anchor !== undefined &&
          ![...(headings ?? [])].some(([, heading = '']) => anchorOf(heading) === anchor)
        );
      })
      .map(([link]) => `${file}: ${link}`),
  );
  expect(broken).toEqual([]);
});
