import { expect, test } from 'vitest';

import { RETIRED_WORDS, type RetiredWord } from './retired-words.ts';
import {
  dataAttributes,
  declaredNames,
  errorTexts,
  proseOf,
  splitSource,
  testTitles,
  wordsOf,
  type FoundText,
} from './source-text.ts';

const texts = import.meta.glob<string>(
  [
    '/{src,client,sandbox,tools,tests,e2e}/**/*.{ts,tsx,mjs}',
    '/docs/**/*.md',
    '/{README,CONTRIBUTING}.md',
    // The styles' plugin compiles these before their text can be read.
    '!/**/*.css.ts',
    // Texts of posts, messages and attacks.
    '!/sandbox/stories/**',
    '!/tests/**/{corpora,payloads}/**',
    // These hold the words themselves.
    '!/tests/architecture/{retired-words,vocabulary.test}.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
);

const styles = import.meta.glob('/{src,client}/**/*.css.ts');

interface Reading {
  file: string;
  /** Names as their words in lower case. */
  names: FoundText[];
  prose: FoundText[];
}

/** A path's own words; a name that the file's folder repeats counts once. */
const pathWords = (file: string): FoundText => ({
  text: file
    .replace(/\.(?:test|e2e|island|css|contract|queries|routes|tsx?|mjs|md)\b/g, '')
    .split('/')
    .map(wordsOf)
    .join(' / '),
  line: 1,
});

function read(file: string, source: string): Reading {
  if (file.endsWith('.md')) return { file, names: [pathWords(file)], prose: proseOf(source) };
  const { comments, code } = splitSource(source);
  const isTest = /^\/(?:tests|e2e)\//.test(file);
  return {
    file,
    names: [
      pathWords(file),
      ...[...declaredNames(code), ...dataAttributes(source)].map(({ text, line }) => ({
        text: wordsOf(text),
        line,
      })),
    ],
    prose: [...comments, ...(isTest ? testTitles(source) : errorTexts(source))],
  };
}

const readings = [
  ...Object.entries(texts).map(([file, source]) => read(file, source)),
  ...Object.keys(styles).map((file) => ({ file, names: [pathWords(file)], prose: [] })),
];

function uses({ names, prose, except }: RetiredWord): string[] {
  const hits = (found: FoundText[], pattern: RegExp | undefined, file: string) =>
    found
      .filter(({ text }) => pattern?.test(text.replace(/\s*\n\s*\*?\s*/g, ' ')))
      .map(({ text, line }) => {
        const at = pattern?.exec(text)?.index ?? 0;
        return `${file}:${line} ${text.slice(Math.max(0, at - 40), at + 40).replace(/\s+/g, ' ')}`;
      });
  return readings
    .filter(({ file }) => !except?.test(file))
    .flatMap((reading) => [
      ...hits(reading.names, names, reading.file),
      ...hits(reading.prose, prose, reading.file),
    ]);
}

for (const retired of RETIRED_WORDS)
  test(`instead of "${retired.word}" the code says: ${retired.instead}`, () => {
    expect(uses(retired)).toEqual([]);
  });

const hits = (text: string, kind: 'names' | 'prose') =>
  RETIRED_WORDS.filter((retired) => retired[kind]?.test(text)).map(({ word }) => word);

test('plain English is left alone', () => {
  for (const sentence of [
    'This leaves room for the table.',
    'Copies the address to the clipboard.',
    'Press Escape to close the dialog.',
    'A well-kept library.',
    'Takes place after the load event.',
    'The two cannot be told apart.',
    'The lock is held for a minute.',
    'Walks the tree of the post.',
    'The stylesheet of the page.',
    'Keep in mind that it may be empty.',
    'The server answers in time.',
  ])
    expect(hits(sentence, 'prose'), sentence).toEqual([]);
  for (const name of ['placeholder', 'replacePage', 'copyToClipboard', 'styleSheet', 'sliced'])
    expect(hits(wordsOf(name), 'names'), name).toEqual([]);
});

test('a retired word is found in a comment, a name, a title and a document, not in a text', () => {
  const source = [
    '// The kept page.',
    "const keptPage = 'kept in text';",
    'const text = `kept ${/* kept in a template */ 1}`;',
    'return <p>It is kept. Don’t ask</p>;',
    "test('a kept page', () => {});",
  ].join('\n');
  const { comments, code } = splitSource(source);
  expect(comments.map(({ text }) => text.trim())).toEqual(['The kept page.']);
  expect(declaredNames(code)).toEqual([
    { text: 'keptPage', line: 2 },
    { text: 'text', line: 3 },
  ]);
  expect(testTitles(source)).toEqual([{ text: 'a kept page', line: 5 }]);
  expect(proseOf('kept\n```\nkept\n```\n`kept`').filter(({ text }) => /kept/.test(text))).toEqual([
    { text: 'kept', line: 1 },
  ]);
});
