import * as fc from 'fast-check';

import { BLOG_CRON, OUTBOX_CRON } from '../../src/cron-jobs.ts';
import { callSite, COMMANDS, viewPage, type Command } from './commands.ts';
import { Site } from './site.ts';
import { randomFrom } from '../../tools/random.ts';
import { FAULTS, type FaultPlan } from './world.ts';

interface Step extends Command {
  /** Seeds what happens by chance during the command. */
  chance: number;
  plan: FaultPlan | null;
}

export interface Run {
  /** Nothing fails. */
  isCalm: boolean;
  steps: readonly Step[];
}

const HOUR_MS = 3_600_000;
const CHECKED_MS = 15_000;
const LONGEST = 200;
const OUTAGES: readonly string[] = [
  'outage',
  'storeOutage',
  'doubt',
  'lateFailure',
] satisfies Command['do'][];
const LOGS = ['log', 'info', 'warn', 'error'] as const;

const step: fc.Arbitrary<Step> = fc.record({
  do: fc.oneof(
    ...Object.entries(COMMANDS).map(([name, [weight]]) => ({
      weight,
      arbitrary: fc.constant(name as Command['do']),
    })),
  ),
  who: fc.nat({ max: 3 }),
  pick: fc.nat({ max: 5 }),
  copies: fc.constantFrom(1, 1, 1, 2),
  chance: fc.noShrink(fc.integer()),
  plan: fc.option(
    fc.record({ call: fc.integer({ min: 1, max: 14 }), fault: fc.constantFrom(...FAULTS) }),
    { freq: 3 },
  ),
});

export const runs: fc.Arbitrary<Run> = fc.record({
  isCalm: fc.constantFrom(true, false, false, false),
  steps: fc.array(step, { minLength: 1, maxLength: LONGEST, size: 'max' }),
});

/** Everything works again, time passes, and cron runs. */
async function recover(site: Site): Promise<void> {
  const { world, stores } = site;
  world.plan = undefined;
  world.down.clear();
  // The hour is over, too, and cron knows.
  await world.pass(65 * 60_000);
  const isWaiting = () =>
    stores.read("select 1 from outbox where status in ('pending', 'sending') limit 1").length > 0;
  for (let count = 0; count < 40 && (count === 0 || isWaiting()); count += 1) {
    const run = site.cron(OUTBOX_CRON);
    await world.until(() => run.isDone, 900_000);
    if (isWaiting()) await world.pass(13 * HOUR_MS);
  }
  if (site.model.stories.size === 0) return;
  for (let tries = 0; tries < 3 && site.calls.length > 0; tries += 1) {
    for (const call of site.calls.slice())
      if (await callSite(site, call)) site.calls.splice(site.calls.indexOf(call), 1);
    await world.pass(61_000);
  }
  const refresh = async () => {
    const run = site.cron(BLOG_CRON);
    await world.until(() => run.isDone, 900_000);
  };
  await refresh();
  // The first view of an old post starts its refresh.
  for (const { id } of site.model.stories.values()) {
    await site.answers(site.send('GET', `/blog/story-${id}`));
    await world.pass(61_000);
  }
  await refresh();
}

/** A page as it is once D1 is not slow: until then, the one before it is better than none. */
async function settledPage(site: Site, slug: string): Promise<string | undefined> {
  const { world } = site;
  for (;;) {
    // An isolate looks for a new version after ten seconds.
    await world.pass(CHECKED_MS);
    const begun = world.now;
    const page = await viewPage(site, slug, `/blog/${slug}`);
    if (world.calmFor('D1') > world.now - begun) return page;
  }
}

/** The promises that hold once everything works again. */
async function judgeEnd(site: Site): Promise<void> {
  const { model, stores } = site;
  model.commandEnded();
  model.tell('end', { partners: stores.outside.partners });
  const stories = [...model.stories.values()];
  // A withdrawal is believed only while another post answers.
  const isCertain = stories.some(({ isPublished }) => isPublished);
  for (const { id, title, isPublished } of isCertain ? stories : []) {
    const slug = `story-${id}`;
    const page = await settledPage(site, slug);
    await viewPage(site, undefined, '/blog');
    const file = stores.r2.get(`blog/${slug}.html`)?.text;
    model.tell('story', { title, isPublished, page, file });
  }
}

const shown = ({ do: name, who, pick, copies, plan, chance }: Step): string =>
  `${name} who=${who} pick=${pick} copies=${copies}${plan ? ` ${plan.fault} at call ${plan.call}` : ''} (${chance})`;

/** @returns what two replays have in common. @throws Error what the model found, and after which commands */
export async function simulate(
  storage: DurableObjectStorage,
  { isCalm, steps }: Run,
): Promise<string> {
  let trace = '';
  await storage.transaction(async (transaction) => {
    const site = new Site(storage);
    const giveBack = site.world.own();
    const done: string[] = [];
    const loud = LOGS.map((name) => [name, console[name]] as const);
    try {
      for (const name of LOGS) console[name] = () => undefined;
      site.world.random = randomFrom(steps.length);
      await site.open();
      for (const each of steps) {
        const { world, model } = site;
        done.push(`${new Date(world.now).toISOString()} ${shown(each)}`);
        if (isCalm && OUTAGES.includes(each.do)) continue;
        world.random = randomFrom(each.chance ^ Math.imul(done.length, 0x9e3779b1));
        world.plan = (!isCalm && each.plan) || undefined;
        world.calls = 0;
        const [, act] = COMMANDS[each.do];
        await act(site, each);
        model.commandEnded();
        if (model.violation) throw model.violation;
      }
      done.push('then everything works again');
      await recover(site);
      await judgeEnd(site);
      if (site.model.violation) throw site.model.violation;
      trace = `${site.world.now} ${site.stores.outside.mails.size}`;
    } catch (error) {
      throw new Error(`${String(error)}\n${done.join('\n')}`, { cause: error });
    } finally {
      giveBack();
      for (const [name, log] of loud) console[name] = log;
      transaction.rollback();
    }
  });
  return trace;
}
