// npm run simulate: the Worker under the simulator (tests/simulation), in two processes. SEED says which
// runs (1), STEPS how many commands (20,000), PART where to begin. With --planted it has to find each
// planted bug within 5,000 commands, or those whose names contain the words after it.
import { spawn } from 'node:child_process';

import { PLANTED } from '../tests/simulation/planted.ts';

const MOST_TO_FIND = 5000;
const { SEED: seed = '1', STEPS: steps = '20000', PART: part } = process.env;

interface Simulated {
  isGood: boolean;
  output: string;
}

function simulate(settings: Record<string, string | number>): Promise<Simulated> {
  const given = Object.entries(settings).map(([name, value]) => [name, String(value)]);
  const args = [
    'vitest',
    'run',
    'tests/simulation',
    '--silent=false',
    '--reporter=dot',
    '--no-color',
  ];
  const child = spawn('npx', args, {
    env: { ...process.env, SEED: seed, ...Object.fromEntries(given) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ isGood: code === 0, output }));
  });
}

/** What the simulator itself said. */
const toldIn = (output: string): string =>
  /^SEED=.*$/m.exec(output)?.[0] ??
  /after \d+ commands [^]*?(?=\n *❯|$)/.exec(output)?.[0] ??
  output;

/** Plants a bug, and says what found it. @returns whether its rule did: another one may be wrong */
async function find(bug: (typeof PLANTED)[number]): Promise<boolean> {
  const { isGood, output } = await simulate({
    STEPS: MOST_TO_FIND,
    CHANGED_LINE: JSON.stringify(bug),
  });
  const what = isGood ? '' : (toldIn(output).split('\n')[0] ?? '');
  const isByItsRule = what.includes(`${bug.breaks}. Broken:`);
  const isFound = isByItsRule ? 'found' : 'FOUND BY ANOTHER RULE';
  console.log(`${isGood ? 'NOT FOUND' : isFound}: ${bug.name}\n  ${what}`);
  return isByItsRule;
}

/** @param words what the names of the bugs contain; all of them by default */
async function findPlanted(words: string): Promise<boolean> {
  const bugs = PLANTED.filter(({ name }) => name.includes(words));
  const left = bugs.slice();
  let found = 0;
  const findOneByOne = async () => {
    for (let bug = left.shift(); bug; bug = left.shift()) if (await find(bug)) found += 1;
  };
  await Promise.all([findOneByOne(), findOneByOne()]);
  console.log(`${found} of ${bugs.length} planted bugs were found`);
  return found === bugs.length;
}

async function simulateAll(): Promise<boolean> {
  const half = Math.ceil(Number(steps) / 2);
  const started = performance.now();
  const parts =
    part === undefined
      ? [0, 1].map((first) => simulate({ STEPS: half, PART: first, STRIDE: 2 }))
      : [simulate({ STEPS: steps })];
  const results = await Promise.all(parts);
  for (const { output } of results) console.log(toldIn(output));
  console.log(`in ${Math.round((performance.now() - started) / 1000)} s`);
  return results.every(({ isGood }) => isGood);
}

const [isPlanted, ...words] = process.argv.slice(2);
const isGood = await (isPlanted === '--planted' ? findPlanted(words.join(' ')) : simulateAll());
process.exitCode = isGood ? 0 : 1;
