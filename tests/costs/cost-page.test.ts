import {
  createExecutionContext,
  createScheduledController,
  waitOnExecutionContext,
} from 'cloudflare:test';
import { expect, test } from 'vitest';

import page from '../../docs/cost.md?raw';
import { respondFromCache } from '../../src/http/cache/respond-from-cache.ts';
import { pictureFile } from '../../src/features/blog/pictures/picture-address.ts';
import { BLOG_CRON, OUTBOX_CRON, type Cron } from '../../src/cron-jobs.ts';
import worker from '../../src/worker.ts';
import { countedSite, type Counts } from '../helpers/counted-site.ts';
import { ORIGIN } from '../helpers/request.ts';
import { openSession } from '../helpers/staff.ts';
import {
  APPLICATIONS_API,
  CONTACT_API,
  goodApplication,
  goodLead,
  goodMessage,
  LEADS_API,
} from '../helpers/submissions.ts';

const site = countedSite();

async function run(request: Request): Promise<Response> {
  const ctx = createExecutionContext();
  const response = await worker.fetch(request, site.env, ctx);
  await response.arrayBuffer();
  await waitOnExecutionContext(ctx);
  if (response.status !== 304) expect(response.status, request.url).toBeLessThan(300);
  return response;
}

const get = (path: string) => run(new Request(ORIGIN + path));

const post = (path: string, body: unknown) =>
  run(
    new Request(ORIGIN + path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: {
        'content-type': 'application/json',
        origin: ORIGIN,
        'sec-fetch-site': 'same-origin',
      },
    }),
  );

/** What a staff page polls with. */
const polling = new Headers();
const poll = () => run(new Request(`${ORIGIN}/api/admin/changes`, { headers: polling }));

const cron = (schedule: Cron) => async () => {
  const controller = createScheduledController({ cron: schedule, scheduledTime: new Date() });
  await worker.scheduled(controller, site.env);
};

const PICTURE = 'http://127.0.0.1:8787/__sandbox/images/the-offer-call.svg';

/** What the cost page counts, in its words; each begins where the one before it ended. */
const WORK: Readonly<Record<string, () => Promise<unknown>>> = {
  'Page from the page cache': async () => {
    await get('/features');
  },
  'List of posts, not cached': () => site.view('/blog'),
  'Post, not cached': () => site.view('/blog/the-offer-call'),
  'Picture of a post, not cached': () =>
    site.view(`/blog/pictures/the-offer-call/${pictureFile(PICTURE, 800)}`),
  'Search in the blog': () => site.view('/blog?q=offer'),
  'Poll of a staff page, no change': poll,
  Lead: () => post(LEADS_API, goodLead()),
  'Contact message': () => post(CONTACT_API, goodMessage()),
  'Affiliate application': () => post(APPLICATIONS_API, goodApplication()),
  'Cron, every 2 minutes': cron(OUTBOX_CRON),
  'Cron, every 15 minutes, after 20 changes': cron(BLOG_CRON),
  'Cron, every 15 minutes': cron(BLOG_CRON),
};

const numbers = ({ d1, rowsRead, rowsWritten, kv, r2, upstream }: Counts) => [
  d1,
  rowsRead,
  rowsWritten,
  kv,
  r2,
  upstream,
];

/** The numbers behind a name in the page's table. */
function stated(name: string): number[] {
  const line = page.split('\n').find((text) => text.startsWith(`| ${name} `)) ?? '';
  return line.split('|').slice(2, -1).map(Number);
}

/** A check of the content's version falls into one piece of work or the next. */
const withinStated = (counted: number, most = Number.NaN) => counted <= most * 1.1 + 3;

test('the cost page counts what the site does (SPD-03)', async () => {
  // The posts are fetched and stored, and the page is cached.
  for (const path of ['/blog', '/blog/the-offer-call', '/features']) await get(path);
  polling.set('cookie', await openSession());
  polling.set('if-none-match', (await poll()).headers.get('etag') ?? '');
  for (const [name, work] of Object.entries(WORK)) {
    const counted = numbers(await site.count(work));
    console.info(`| ${[name, ...counted].join(' | ')} |`);
    const most = stated(name);
    expect(
      counted.filter((count, index) => !withinStated(count, most[index])),
      `${name}: ${counted.join(', ')}; the page says ${most.join(', ')}`,
    ).toEqual([]);
  }
});

test('a flood of invented queries evicts no shared page (SPD-04)', async () => {
  const shared = ['/', '/features', '/pricing', '/contact'];
  const flooded = [...shared, '/blog'];
  for (const path of shared) await get(path);
  for (let serial = 0; serial < 100; serial += 1) {
    const ctx = createExecutionContext();
    const path = flooded[serial % flooded.length] ?? '/';
    const url = `${ORIGIN}${path}?q=x${serial}&utm_term=${serial}&page=${serial}`;
    await (await worker.fetch(new Request(url), site.env, ctx)).arrayBuffer();
    await waitOnExecutionContext(ctx);
  }
  for (const path of shared)
    expect(respondFromCache(new Request(ORIGIN + path)), path).toBeDefined();
});
