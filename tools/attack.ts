// npm run attack: repeats attacks on the built site and counts what comes back. Any finding ends it with
// an error. NESTED sets how much generated markup is tried.
import { rmSync } from 'node:fs';

import { crossSite, pathTricks, routeMatrix } from './attack/access.ts';
import { bodyFloods, slowTexts } from './attack/cost.ts';
import { hostileMarkup } from './attack/markup.ts';
import type { Report } from './attack/site.ts';
import { build } from './build.ts';
import { local, untilReady } from './local.ts';
import { migrate } from './migrate.ts';
import { serve } from './serve.ts';
import { ownWorkerd } from './workerd.ts';

const MOST_SHOWN = 20;

local.stateDir = '.wrangler/attack';
rmSync(local.stateDir, { recursive: true, force: true });
await build();
await migrate(local.stateDir);
const close = await serve(local);
await untilReady();

const attacks: readonly (() => Promise<Report>)[] = [
  routeMatrix,
  pathTricks,
  crossSite,
  hostileMarkup,
  slowTexts,
  () => bodyFloods(ownWorkerd()),
];
let tried = 0;
let found = 0;
try {
  for (const attack of attacks) {
    const report = await attack();
    tried += report.tried;
    found += report.findings.length;
    const outcomes = [...report.outcomes].map(([outcome, times]) => `${outcome}: ${times}`);
    console.log(`${report.attack}: ${report.tried} tried, ${report.findings.length} findings`);
    console.log(`    ${outcomes.join(' · ')}`);
    for (const finding of report.findings.slice(0, MOST_SHOWN)) console.log(`    ! ${finding}`);
  }
} finally {
  await close();
}
console.log(`\n${tried} attacks, ${found} findings.`);
process.exit(found > 0 ? 1 : 0);
