import { expect, test } from 'vitest';

const texts = import.meta.glob<string>(
  [
    '/*.{ts,md,toml}',
    '/{src,client,sandbox,tests,e2e,tools,docs}/**/*.{ts,tsx,mjs,md}',
    '/migrations/*.sql',
    // The styles' plugin compiles these before their text can be read.
    '!/**/*.css.ts',
    // Texts of posts, messages and attacks: none of them cites anything.
    '!/sandbox/stories/**',
    '!/tests/**/{corpora,payloads}/**',
    // It holds the patterns themselves.
    '!/tests/architecture/citations.test.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
);

const REQUIREMENTS = '/docs/requirements.md';
const ROW = /^\| ([A-Z]+-\d+) +\|/gm;
const requirements = [...(texts[REQUIREMENTS] ?? '').matchAll(ROW)].map((match) => match[1] ?? '');

/** Looks like an ID and is none. */
const NO_ID = new Set(['UTF-16']);

/** The numbers of the decisions that have a file, "007". */
const decisions = Object.keys(texts).flatMap(
  (file) => /^\/docs\/decisions\/(\d{3})-[a-z0-9-]+\.md$/.exec(file)?.[1] ?? [],
);

const isDocument = (file: string) => file.startsWith('/docs/');

interface Citation {
  file: string;
  line: number;
  /** The whole match, or its first group where the pattern has one. */
  cited: string;
}

/** Every place where a pattern matches, in the files that the filter takes. */
function citations(pattern: RegExp, takes: (file: string) => boolean = () => true): Citation[] {
  return Object.entries(texts)
    .filter(([file]) => takes(file))
    .flatMap(([file, text]) =>
      text.split('\n').flatMap((content, index) =>
        [...content.matchAll(pattern)].map((match) => ({
          file,
          line: index + 1,
          cited: match[1] ?? match[0],
        })),
      ),
    );
}

const listed = (found: Citation[]) =>
  found.map(({ file, line, cited }) => `${file}:${line} cites ${cited}`);

test('each requirement has one ID and one row', () => {
  expect(requirements.length).toBeGreaterThan(600);
  expect(requirements.filter((id, index) => requirements.indexOf(id) !== index)).toEqual([]);
});

test('every requirement that code, comments, tests or documents cite has its row', () => {
  const known = new Set([...requirements, ...NO_ID]);
  const unknown = citations(/(?<![\w-])[A-Z]{1,6}-\d{2}(?![\w-])/g).filter(
    // In a drawing: moves the pen to a negative coordinate.
    ({ file, cited }) => !known.has(cited) && !(file.endsWith('.mjs') && cited.startsWith('M-')),
  );
  expect(listed(unknown)).toEqual([]);
});

test('every document that is cited by its path exists', () => {
  const missing = citations(/(?<![\w/])docs\/[\w./-]*\w\.md\b/g).filter(
    ({ cited }) => texts[`/${cited}`] === undefined,
  );
  expect(listed(missing)).toEqual([]);
});

test('every link from one document to another leads somewhere', () => {
  const isOurs = (file: string) => isDocument(file) || /^\/[A-Z]+\.md$/.test(file);
  const missing = citations(/\]\(([\w./-]+\.md)(?:#[\w-]+)?\)/g, isOurs).filter(
    ({ file, cited }) => texts[new URL(cited, `file://${file}`).pathname] === undefined,
  );
  expect(listed(missing)).toEqual([]);
});

test('decisions are cited by their three digits, and each cited one has a file', () => {
  const unknown = citations(/\bdecisions? (\d+)\b/gi).filter(
    ({ cited }) => !decisions.includes(cited),
  );
  expect(listed(unknown)).toEqual([]);
});

test('decisions are numbered without gaps, and each has its headings', () => {
  expect(decisions).toEqual(decisions.map((_, index) => String(index + 1).padStart(3, '0')));
  const headings = ['Date', 'Status', 'Context', 'Decision', 'Alternatives', 'Consequences'];
  const incomplete = Object.entries(texts)
    .filter(([file]) => /^\/docs\/decisions\/\d/.test(file))
    .filter(([, text]) => {
      const found = [...text.matchAll(/^## (.+)$/gm)].map((match) => match[1]);
      return found.join() !== headings.join();
    })
    .map(([file]) => file);
  expect(incomplete).toEqual([]);
});

test('a superseded decision names the one that replaced it', () => {
  const wrong = Object.entries(texts)
    .filter(([file]) => /^\/docs\/decisions\/\d/.test(file))
    .filter(([, text]) => {
      const status = /^## Status\n\n(.+)$/m.exec(text)?.[1] ?? '';
      const by = /^superseded by (\d{3})$/.exec(status)?.[1];
      return status !== 'accepted' && !decisions.includes(by ?? '');
    })
    .map(([file]) => file);
  expect(wrong).toEqual([]);
});

test('no file cites a document that is not in the repository', () => {
  const outside = citations(
    /(?<![\w/-])(?:design|examples|toolchain|performance|pitfalls|look)\.md\b|\bpitfalls\b|\b(?:first|second) document\b/gi,
  );
  const providers = citations(/(?<!docs\/)\bproviders\.md\b/g, (file) => !isDocument(file));
  expect(listed([...outside, ...providers])).toEqual([]);
});
