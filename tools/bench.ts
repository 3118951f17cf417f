// npm run bench: the built Worker in workerd, compared with floors in the same process. Rounds are
// interleaved and the results are ratios, because machines are noisy. Words select parts, e.g.
// npm run bench -- views misses.
import { benchMemory } from './bench/memory.ts';
import { benchMisses } from './bench/misses.ts';
import { prepare } from './bench/site.ts';
import { benchStart } from './bench/start-up.ts';
import { benchViews } from './bench/views.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
const ROUND_MS = Number(process.env['ROUND_MS'] ?? 2000);

const parts: Readonly<Record<string, () => Promise<void>>> = {
  views: () => benchViews(ROUNDS, ROUND_MS),
  start: benchStart,
  misses: () => benchMisses(ROUNDS, ROUND_MS),
  memory: benchMemory,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`No part ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
await prepare();
for (const [name, part] of Object.entries(parts)) {
  if (wanted.length === 0 || wanted.includes(name)) await part();
}
process.exit(0);
