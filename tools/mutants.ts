// npm run mutants: changes one line of the Worker at a time and looks whether a test of its area fails.
// The mutants are the same for a SEED (1). What was tried is remembered in .wrangler, so that a run can
// be stopped and goes on later; `-- 20` tries twenty more. Then the score of each area and the survivors.
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

import { randomFrom } from './random.ts';
import type { LineChange } from './vite/changed-line.ts';

const COUNT = 300;
const seed = Number(process.env['SEED'] ?? 1);
const MEMORY = `.wrangler/mutants-${seed}.json`;

interface Area {
  files: readonly string[];
  tests: readonly string[];
}

const AREAS: Readonly<Record<string, Area>> = {
  submissions: {
    files: ['src/submissions/*.ts', 'src/http/submission/*.ts', 'src/db/idempotency-keys.ts'],
    tests: ['tests/submissions'],
  },
  outbox: { files: ['src/outbox/*.ts'], tests: ['tests/outbox', 'tests/features/mail'] },
  'sign-in': {
    files: ['src/features/staff/sign-in/*.ts', 'src/features/staff/session*.ts'],
    tests: ['tests/features/staff/access', 'tests/features/staff/sign'],
  },
  decisions: {
    files: ['src/features/affiliates/{admin,registration,review}/*.ts'],
    tests: ['tests/features/affiliates'],
  },
  erasing: {
    files: ['src/features/people/{erase,delete-old,quotes}*.ts'],
    tests: ['tests/features/people'],
  },
  limits: {
    files: [
      'src/http/rate-limit.ts',
      'src/http/client-address.ts',
      'src/features/contact/contact.*.ts',
    ],
    tests: ['tests/submissions/rate-limit', 'tests/submissions/hourly', 'tests/features/contact'],
  },
  'blog sync': {
    files: ['src/features/blog/sync/*.ts', 'src/features/blog/store/stored-posts.queries.ts'],
    tests: ['tests/features/blog/sync', 'tests/features/blog/store'],
  },
  cleaning: { files: ['src/features/blog/html/*.ts'], tests: ['tests/features/blog/html'] },
};

/** What a line becomes; the first that applies to a random place of it is taken. */
const CHANGES: readonly (readonly [RegExp, string])[] = [
  [/ === /, ' !== '],
  [/ !== /, ' === '],
  [/ && /, ' || '],
  [/ \|\| /, ' && '],
  [/ \?\? /, ' && '],
  [/ <= /, ' < '],
  [/ >= /, ' > '],
  [/ < /, ' <= '],
  [/ > /, ' >= '],
  [/ \+ /, ' - '],
  [/ - /, ' + '],
  [/\btrue\b/, 'false'],
  [/\bfalse\b/, 'true'],
  [/\bnot exists\b/, 'exists'],
  [/\bnotExists\(/, 'exists('],
  [/\bisNull\(/, 'isNotNull('],
  [/\bgt\(/, 'lt('],
  [/\blte\(/, 'gt('],
  [/\band\(/, 'or('],
  [/(?<=if \()!/, ''],
  [/(?<=if \()(?=[\w.]+\))/, '!'],
  [/(?<=[ (])([1-9]\d*)(?=[ ;,)])/, '0'],
  [/^( +)(?:await [\w.]+\(.*\);|throw .*;)$/, '$1;'],
];

/** Lines without code, and texts for logs and people. */
const isCode = (line: string): boolean =>
  !/^\s*(?:\*|\/[/*]|import|export (?:type|interface)|type|interface|log\w+\()|=> void|: (?:string|number|boolean)[;,]/.test(
    line,
  );

interface Mutant extends LineChange {
  area: string;
}

function mutantsOf(area: string, { files }: Area): Mutant[] {
  const found: Mutant[] = [];
  for (const file of files.flatMap((pattern) => globSync(pattern)).toSorted()) {
    if (/\.(?:contract|css)\.ts$/.test(file)) continue;
    for (const [line, from] of readFileSync(file, 'utf8').split('\n').entries()) {
      for (const [pattern, by] of isCode(from) ? CHANGES : []) {
        const to = from.replace(pattern, by);
        if (to !== from) found.push({ area, file, line, from, to });
      }
    }
  }
  return found;
}

/** The same number of each area, in turns, so that a part of them says something of all. */
function chosen(): Mutant[] {
  const random = randomFrom(seed);
  const byArea = Object.entries(AREAS).map(([name, area]) =>
    mutantsOf(name, area)
      .map((mutant) => ({ mutant, at: random() }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ mutant }) => mutant),
  );
  const turns = Array.from({ length: COUNT }, (_, turn) => byArea.map((mutants) => mutants[turn]));
  return turns
    .flat()
    .filter((mutant) => mutant !== undefined)
    .slice(0, COUNT);
}

type Outcome = 'killed' | 'survived';
const nameOf = ({ file, line, to }: Mutant) => `${file}:${Number(line) + 1} ${to.trim()}`;

function outcomes(): Record<string, Outcome> {
  try {
    return JSON.parse(readFileSync(MEMORY, 'utf8')) as Record<string, Outcome>;
  } catch {
    return {};
  }
}

function tryOne(mutant: Mutant): Outcome {
  const tests = AREAS[mutant.area]?.tests ?? [];
  const { status } = spawnSync('npx', ['vitest', 'run', ...tests, '--bail=1', '--reporter=dot'], {
    env: { ...process.env, CHANGED_LINE: JSON.stringify(mutant) },
    stdio: 'ignore',
    // What never ends is noticed as well.
    timeout: 10 * 60_000,
  });
  return status === 0 ? 'survived' : 'killed';
}

const mutants = chosen();
const known = outcomes();
let left = Number(process.argv[2] ?? COUNT);
mkdirSync('.wrangler', { recursive: true });
for (const mutant of mutants) {
  const name = nameOf(mutant);
  if (known[name] || left-- <= 0) continue;
  known[name] = tryOne(mutant);
  writeFileSync(MEMORY, JSON.stringify(known, null, 1));
  console.log(`${known[name]}: ${mutant.area}, ${name}`);
}
for (const area of Object.keys(AREAS)) {
  const tried = mutants.filter((mutant) => mutant.area === area && known[nameOf(mutant)]);
  const killed = tried.filter((mutant) => known[nameOf(mutant)] === 'killed');
  const percent = tried.length > 0 ? Math.round((killed.length / tried.length) * 100) : 0;
  console.log(`${area}: ${killed.length} of ${tried.length} killed (${percent}%)`);
  for (const mutant of tried)
    if (known[nameOf(mutant)] === 'survived')
      console.log(`  survived: ${nameOf(mutant)}\n    was: ${mutant.from.trim()}`);
}
