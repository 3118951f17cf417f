// npm run bench: the built Worker in workerd. Words select parts; the folder of another checkout, where
// `npm start` has run, is measured in turns with this one: npm run bench -- views start ../before. ROUNDS,
// ROUND_MS, VIEWS and LEADS may be set.
import { benchMemory } from './bench/memory.ts';
import { benchScale } from './bench/scale.ts';
import { prepare } from './bench/site.ts';
import { benchStart, benchViews } from './bench/views.ts';

const parts: Readonly<Record<string, (other?: string) => Promise<void>>> = {
  views: benchViews,
  start: benchStart,
  memory: benchMemory,
  scale: benchScale,
};

const words = process.argv.slice(2);
const other = words.find((word) => word.includes('/'));
const wanted = words.filter((word) => word !== other);
await prepare();
for (const name of wanted.length > 0 ? wanted : Object.keys(parts)) {
  const part = parts[name];
  if (!part) throw new Error(`No part ${name}; there are ${Object.keys(parts).join(', ')}`);
  await part(other);
}
process.exit(0);
