import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Flow } from './flows.ts';
import { Page } from './page.ts';
import type { Engine } from './session.ts';
import type { Watch } from './watch.ts';

const SHOTS = 'test-results/browsers';
/** No flow takes half of it. */
const FLOW_MS = 120_000;
/** Reports of the page that are on their way. */
const SETTLE_MS = 300;

/** @returns what went wrong: the failure, and messages that the flow does not expect */
export async function runFlow(
  flow: Flow,
  label: string,
  { engine, watch, origin }: { engine: Engine; watch: Watch; origin: string },
): Promise<readonly string[]> {
  watch.clear();
  const session = await engine.open(watch.report);
  const failures: string[] = [];
  try {
    await Promise.race([
      flow.run(new Page(session, origin)),
      sleep(FLOW_MS, undefined, { ref: false }).then(() => {
        throw new Error(`It took longer than ${FLOW_MS / 1000} seconds`);
      }),
    ]);
  } catch (error) {
    failures.push(error instanceof Error ? error.message : String(error));
    const file = path.join(SHOTS, `${label.replaceAll(/[^\w]+/g, '-')}.png`);
    mkdirSync(SHOTS, { recursive: true });
    const image = await session.screenshot().catch(() => '');
    if (image) writeFileSync(file, Buffer.from(image, 'base64'));
  }
  await sleep(SETTLE_MS);
  await session.close().catch((error: unknown) => failures.push(String(error)));
  return [...failures, ...watch.lines().filter((line) => !flow.expected?.test(line))];
}
