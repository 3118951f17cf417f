// npm run bench: the built Worker in workerd. Words select parts: npm run bench -- views scale. Machines
// are noisy: views and start are compared with a Worker that returns a constant, in interleaved rounds.
// ROUNDS, ROUND_MS, VIEWS and LEADS may be set.
import { benchMemory } from './bench/memory.ts';
import { benchScale } from './bench/scale.ts';
import { prepare } from './bench/site.ts';
import { benchStart } from './bench/start.ts';
import { benchViews } from './bench/views.ts';

const parts: Readonly<Record<string, () => Promise<void>>> = {
  views: benchViews,
  start: benchStart,
  memory: benchMemory,
  scale: benchScale,
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
