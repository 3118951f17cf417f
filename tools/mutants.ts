// npm run mutants: changes one line of the Worker at a time and looks whether a test of its area fails.
// The mutants are the same for a SEED (1), and a changed file changes only its own. What was tried is
// remembered in .wrangler, so that a run can be stopped and goes on later; `-- survived` tries the
// survivors again, `-- work` those of one area alone. Then the score of each area and the survivors.
import { hash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';

import { minifySync } from 'vite';
import { BaseSequencer, createVitest } from 'vitest/node';
import type { PoolWorker, TestModule, TestSpecification } from 'vitest/node';

import './local.ts';
import type { LineChange } from './vite/changed-line.ts';

const COUNT = 300;
const SEED = process.env['SEED'] ?? '1';
const MEMORY = `.wrangler/mutants-${SEED}.json`;
/** What takes so many times as long as the unchanged tests never ends. */
const PATIENCE = 10;
/** Tests that wait for deadlines; only what survived the others is worth their time (`-- survived`). */
const WAITING = /\/faults\.test/;

interface Area {
  /** Patterns of the files whose lines are changed. */
  files: readonly string[];
  /** What the paths of the tests contain that should notice. */
  tests: string[];
}

const AREAS: Readonly<Record<string, Area>> = {
  submissions: {
    files: ['src/submissions/*.ts', 'src/http/submission/*.ts', 'src/db/idempotency-keys.ts'],
    tests: [
      'tests/submissions/',
      'people/erase',
      'features/leads/lead-page',
      'features/site-status',
    ],
  },
  outbox: {
    files: ['src/outbox/*.ts'],
    tests: [
      'tests/outbox/',
      'features/mail/',
      'staff/replies/',
      'contact/messages',
      'people/erase',
      'features/site-status',
    ],
  },
  'sign-in': {
    files: ['src/staff/sign-in/*.ts'],
    tests: [
      'staff/access',
      'staff/cloudflare-access',
      'staff/session-end',
      'staff/sign-in',
      'features/site-status',
    ],
  },
  decisions: {
    files: ['src/features/affiliates/{staff,registration}/*.ts'],
    tests: ['features/affiliates/'],
  },
  erasing: {
    files: ['src/features/people/{,staff/}{erase,delete-old,quotes}*.ts'],
    tests: ['tests/features/people/'],
  },
  limits: {
    files: ['src/http/{rate-limit,client-address}.ts', 'src/features/contact/contact.*.ts'],
    tests: [
      'http/security.test',
      'http/cost-of-reads',
      'blog/sync/webhook',
      'submissions/rate-limit',
      'submissions/hourly',
      'features/contact/',
    ],
  },
  'blog sync': {
    files: ['src/features/blog/sync/*.ts', 'src/features/blog/store/stored-posts.queries.ts'],
    tests: ['tests/features/blog/sync/', 'tests/features/blog/store/', 'blog/pages/texts'],
  },
  work: {
    files: ['src/staff/work/*.{ts,tsx}', 'src/staff/work/{values,words}.contract.ts'],
    tests: ['tests/staff/work/', 'leads/staff/lead-work'],
  },
  cleaning: {
    files: ['src/features/blog/html/*.ts'],
    tests: ['tests/features/blog/html/', 'tests/features/blog/pages/'],
  },
};

/** What the first such place of a line becomes. */
const CHANGES: readonly (readonly [RegExp, string])[] = [
  [/ === /, ' !== '],
  [/ !== /, ' === '],
  [/ && /, ' || '],
  [/ \|\| /, ' && '],
  [/ \?\? /, ' && '],
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
  // The constant of a subquery that only has to exist is never read.
  [/(?<=[ (])(?<!select )([1-9]\d*)(?=[ ;,)])/, '0'],
  [/^( +)(?:await [\w.]+\(.*\);|throw .*;)$/, '$1;'],
];
const LIMITS: typeof CHANGES = [
  [/ <= /, ' < '],
  [/ >= /, ' > '],
  [/ < /, ' <= '],
  [/ > /, ' >= '],
];
/** Nobody notices a millisecond, so comparisons of times are turned around. */
const TIMES: typeof CHANGES = [
  [/ <=? /, ' > '],
  [/ >=? /, ' < '],
];
const isOfTime = (line: string) => /\b(?:now|time|before|\w*until|\w+(?:At|Ms|_MS))\b/i.test(line);

/** Blanks out texts for people and remarks; those of SQL stay. */
const codeOf = (line: string): string =>
  line.replaceAll(/'(?:[^'\\]|\\.)*'|(?<!sql)`[^`$]*`|(?<!:)\/\/.*$/g, (text) =>
    '_'.repeat(text.length),
  );

/** What runs: two sources with the same are equivalent. */
const compiled = (source: string): string | null => {
  try {
    return minifySync('mutant.ts', stripTypeScriptTypes(source)).code;
  } catch {
    return null;
  }
};

interface Mutant extends LineChange {
  area: string;
  line: number;
  /** The same as long as the line is. */
  key: string;
}

/** Contracts declare; those with rules of their own are named. */
const filesOf = (pattern: string): string[] =>
  globSync(pattern).filter(
    (file) => pattern.endsWith('.contract.ts') || !/\.(?:contract|css)\.ts$/.test(file),
  );

function mutantsOf(area: string, files: readonly string[]): Mutant[] {
  const found: Mutant[] = [];
  for (const file of files.flatMap(filesOf)) {
    const lines = readFileSync(file, 'utf8').split('\n');
    const original = compiled(lines.join('\n'));
    for (const [line, from] of lines.entries()) {
      const code = codeOf(from);
      // Neither what is logged nor a loop without an end says anything of the tests.
      if (/^\s*(?:log\w+|for) ?\(/.test(code)) continue;
      for (const [pattern, by] of [...CHANGES, ...(isOfTime(code) ? TIMES : LIMITS)]) {
        const at = code.search(pattern);
        if (at === -1) continue;
        const here = new RegExp(pattern, 'y');
        here.lastIndex = at;
        const to = from.replace(here, by);
        const mutated = compiled(lines.with(line, to).join('\n'));
        if (mutated === null || mutated === original) continue;
        const key = hash('sha256', [SEED, file, from.trim(), to.trim()].join('\n'));
        found.push({ area, file, line, from, to, key });
      }
    }
  }
  return found.toSorted((a, b) => (a.key < b.key ? -1 : 1));
}

const asked = new Set(process.argv.slice(2));
const isAgain = asked.has('survived');
const named = Object.entries(AREAS).filter(([area]) => asked.has(area));
const areas = named.length > 0 ? named : Object.entries(AREAS);

/** The same number of each area, in turns, so that a part of them says something of all. */
function chosen(): Mutant[] {
  const byArea = areas.map(([area, { files }]) => mutantsOf(area, files));
  const turns = Array.from({ length: COUNT }, (_, turn) => byArea.map((mutants) => mutants[turn]));
  return turns
    .flat()
    .filter((mutant) => mutant !== undefined)
    .slice(0, COUNT);
}

class AsGiven extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files;
  }
}

// As Vitest's own command does it.
Object.assign(process.env, { VITEST: 'true', TEST: 'true', NODE_ENV: 'test' });
const failed: string[] = [];
const tookMs: Record<string, number> = {};
const vitest = await createVitest('test', {
  watch: false,
  bail: 1,
  maxWorkers: 1,
  sequence: { sequencer: AsGiven },
  reporters: [
    {
      onTestModuleEnd(module: TestModule) {
        if (module.state() === 'passed')
          tookMs[module.relativeModuleId] = module.diagnostic().duration;
        if (module.state() !== 'failed') return;
        failed.push(module.relativeModuleId);
        if (process.env['CHANGED_LINE']) return;
        for (const test of module.children.allTests('failed'))
          console.error(test.fullName, test.result().errors?.[0]?.message);
      },
    },
  ],
});

// Vitest would start a worker for each run, and to load its modules takes many times as long as a test.
const pool = vitest.getRootProject().config.poolRunner;
if (!pool) throw new Error('The tests have no pool of their own');
const { createPoolWorker } = pool;
let kept: PoolWorker | undefined;
pool.createPoolWorker = (options) => {
  const isNew = !kept;
  kept ??= createPoolWorker(options);
  const worker = kept;
  const heard = new Map<string, (response: unknown) => void>();
  const answer = (type: string) =>
    heard.get('message')?.({ type, __vitest_worker_response__: true });
  return {
    name: worker.name,
    deserialize: (data) => worker.deserialize(data),
    start: async () => (isNew ? worker.start() : undefined),
    stop: async () => heard.forEach((callback, event) => worker.off(event, callback)),
    on(event, callback) {
      heard.set(event, callback);
      worker.on(event, callback);
    },
    off: (event, callback) => worker.off(event, callback),
    send(message) {
      if (message.type === 'stop') answer('stopped');
      else if (message.type === 'start' && !isNew) answer('started');
      else worker.send(message);
    },
  };
};

async function endWorker(): Promise<void> {
  await kept?.stop();
  kept = undefined;
}

/** Changes the file's line, or takes the change back, in all modules that import it. */
function change(file: string, mutant?: Mutant): void {
  if (mutant) process.env['CHANGED_LINE'] = JSON.stringify(mutant);
  else delete process.env['CHANGED_LINE'];
  const files = new Set([path.resolve(file)]);
  for (const each of files)
    for (const { moduleGraph } of Object.values(vitest.getRootProject().vite.environments))
      for (const { importers } of moduleGraph.getModulesByFile(each) ?? [])
        for (const importer of importers) if (importer.file) files.add(importer.file);
  for (const each of files) vitest.watcher.invalidates.add(each);
  vitest.invalidateFile(path.resolve(file));
}

/** @returns the first test file that fails */
async function run(tests: TestSpecification[], deadlineMs: number): Promise<string | null> {
  failed.length = 0;
  const started = Date.now();
  const timer = setTimeout(() => {
    failed.push('its deadline');
    // The second time does not wait for tests that run.
    for (let times = 0; times < 2; times += 1) void vitest.cancelCurrentRun('keyboard-input');
  }, deadlineMs);
  const { unhandledErrors } = await vitest.runTestSpecifications(tests);
  clearTimeout(timer);
  const [by = unhandledErrors.length > 0 ? `an error: ${String(unhandledErrors[0])}` : null] =
    failed;
  // What has no end may go on.
  if (by !== null && Date.now() - started > 30_000) await endWorker();
  return by;
}

const mutants = chosen();
interface Memory {
  /** How long (ms) the unchanged tests of an area took; they passed then. */
  unchangedMs: Record<string, number>;
  /** By a mutant's key: the test file that noticed it, or null. */
  known: Record<string, string | null>;
}
const memory = existsSync(MEMORY)
  ? (JSON.parse(readFileSync(MEMORY, 'utf8')) as Memory)
  : { unchangedMs: {}, known: {} };
const { known } = memory;
// New tests are to pass before they count.
const unchangedMs = isAgain ? {} : memory.unchangedMs;

async function tryOne(mutant: Mutant): Promise<string | null> {
  const { area, file } = mutant;
  const all = await vitest.globTestSpecifications(AREAS[area]?.tests);
  const tests = all.filter(({ moduleId }) => isAgain || !WAITING.test(moduleId));
  if (unchangedMs[area] === undefined) {
    const started = Date.now();
    const failing = await run(tests, 3_600_000);
    if (failing !== null) throw new Error(`Without a change fails ${failing}`);
    unchangedMs[area] = Date.now() - started;
  }
  // Those first that noticed most of this file, then those that name it, then the quickest.
  const word = path.basename(file).split('.', 1)[0] ?? '';
  const rank = ({ moduleId }: TestSpecification) => {
    const test = path.relative('.', moduleId);
    const noticed = mutants.filter((other) => other.file === file && known[other.key] === test);
    const isNamed = readFileSync(moduleId, 'utf8').includes(word);
    return noticed.length * 1e9 + (isNamed ? 1e7 : 0) - (tookMs[test] ?? 0);
  };
  change(file, mutant);
  const by = await run(
    tests.toSorted((a, b) => rank(b) - rank(a)),
    unchangedMs[area] * PATIENCE,
  );
  change(file);
  return by;
}

const told = ({ file, line, from, to }: Mutant) =>
  `${file}:${line + 1}\n    ${from.trim()}\n    ${to.trim()}`;
mkdirSync('.wrangler', { recursive: true });
for (const mutant of mutants) {
  if (isAgain ? known[mutant.key] !== null : mutant.key in known) continue;
  if (readFileSync(mutant.file, 'utf8').split('\n')[mutant.line] !== mutant.from) continue;
  const started = Date.now();
  const by = await tryOne(mutant);
  known[mutant.key] = by;
  writeFileSync(MEMORY, JSON.stringify(memory, null, 1));
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`${by ? `killed by ${by}` : 'SURVIVED'} (${seconds} s): ${told(mutant)}`);
}
for (const [area] of areas) {
  const tried = mutants.filter((mutant) => mutant.area === area && mutant.key in known);
  const survivors = tried.filter(({ key }) => known[key] === null);
  const killed = tried.length - survivors.length;
  const percent = Math.round((killed / Math.max(1, tried.length)) * 100);
  console.log(`${area}: ${killed} of ${tried.length} killed (${percent}%)`);
  for (const mutant of survivors) console.log(`  survived: ${told(mutant)}`);
}
await endWorker();
await vitest.close();
process.exit();
