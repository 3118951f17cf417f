import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { listAddress } from '../../../../src/features/blog/blog.contract.ts';
import { RECENT_JOB } from '../../../../src/features/blog/blog.jobs.ts';
import { LIST_JOB } from '../../../../src/features/blog/store/blog-version.queries.ts';
import { followBodies } from '../../../../src/features/blog/store/post-markdown.queries.ts';
import { clearSearchIndex } from '../../../../src/features/blog/store/post-search.queries.ts';
import {
  deleteAllPosts,
  storePosts,
} from '../../../../src/features/blog/store/stored-posts.queries.ts';
import { STORYCHIEF_WEBHOOK_KEY } from '../../../../sandbox/credentials.ts';
import { signWebhookPayload } from '../../../../sandbox/providers/php-json.ts';
import { BLOG_CRON } from '../../../../src/jobs.ts';
import { runScheduled } from '../../../../src/scheduled.ts';
import { servicesOf } from '../../../../src/services.ts';
import { paths } from '../../../../src/shared/paths.ts';
import worker from '../../../../src/worker.ts';
import { countedSite, type Counts } from '../../../helpers/counted-site.ts';
import { ORIGIN } from '../../../helpers/request.ts';
import { sandbox } from '../../../helpers/sandbox.ts';
import { story } from '../../../helpers/stories.ts';

/** As many as the list's first page has at StoryChief; the further posts all have the same words. */
const FEW = 50;
const MANY = 5000;

type Budget = Partial<Record<keyof Counts, number>>;

/** What a view of a list's first pages may cost, however many posts there are. */
const LIST_BUDGET: Budget = {
  upstream: 0,
  d1: 4,
  rowsRead: 60,
  rowsWritten: 0,
  kv: 0,
  r2: 0,
  bytes: 60_000,
};
/** A page in the middle skips the posts of its month. */
const DEEP_BUDGET: Budget = { ...LIST_BUDGET, rowsRead: 700 };
/** A search reads the whole index, which has 64 posts a row, however many it finds. */
const SEARCH_BUDGET: Budget = { ...LIST_BUDGET, rowsRead: 150 };
const POST_BUDGET: Budget = { ...LIST_BUDGET, d1: 6 };
/** The newest posts with their bodies. */
const FEED_BUDGET: Budget = { ...LIST_BUDGET, rowsRead: 100, bytes: 200_000 };
/** The sitemap names every post, so it grows with them: so many rows and bytes for each. */
const SITEMAP_ROWS_A_POST = 1;
const SITEMAP_BYTES_A_POST = 320;
/** A run that finds nothing changed, and one that writes all its twenty copies. */
const IDLE_CRON_BUDGET: Budget = {
  upstream: 1,
  // Four jobs share this trigger, and each records its run.
  d1: 16,
  rowsRead: 350,
  rowsWritten: 40,
  kv: 0,
  r2: 20,
};
const FULL_CRON_BUDGET: Budget = {
  ...IDLE_CRON_BUDGET,
  d1: 140,
  rowsRead: 900,
  rowsWritten: 120,
  r2: 60,
};
/** The list's refresh behind a visitor's back, nothing having changed. */
const REFRESH_BUDGET: Budget = { upstream: 1, d1: 14, rowsRead: 700, rowsWritten: 120, r2: 0 };
const WEBHOOK_BUDGET: Budget = { upstream: 1, d1: 20, rowsRead: 100, rowsWritten: 100, r2: 3 };

function expectWithin(cost: Counts, budget: Budget, name: string): void {
  for (const [what, most] of Object.entries(budget)) {
    expect(cost[what as keyof Counts], `${name}: ${what}`).toBeLessThanOrEqual(most);
  }
}

/** Stores all of the sandbox's stories; the older ones by SQL, which is faster than StoryChief. */
async function begin(count: number): Promise<void> {
  await sandbox.seedStories(count);
  const services = servicesOf(env);
  const listed = await services.providers.cms.list({ count: 50 });
  if (!listed.ok) throw new Error(listed.error.message);
  const newest = listed.value.stories;
  await storePosts(services, newest, Date.now());
  await followBodies(
    services,
    newest.map(({ id }) => id),
  );
  const oldest = Math.min(...newest.map(({ publishedAt }) => publishedAt ?? 0));
  const firstId = 20_001 + newest.length;
  await env.DB.prepare(
    `with recursive n(i) as (select ?1 union all select i + 1 from n where i < ?2)
     insert into posts (id, slug, title, excerpt, content_html, cleaned_with, body_updated_at, keywords, search_text, published_at, updated_at, fetched_at)
     select i, 'story-' || i, 'Story ' || i, 'Four good conversations', '<p>Stored</p>', 1, ?3, 'pay',
       'story ' || i || ' four good conversations found everywhere pay' || case when i % 200 = 0 then ' bicentenary' else '' end, ?4 - (i - ?1 + 1) * 21600000, ?3, ?3
     from n where i <= ?2`,
  )
    .bind(firstId, 20_000 + count, Date.now(), oldest)
    .run();
  await env.DB.prepare(
    `insert into post_keywords (key, post_id, label, sort_time)
     select value, posts.id, value, published_at from posts, json_each('["", "pay"]') where slug like 'story-%'`,
  ).run();
  await env.DB.batch([
    env.DB.prepare(`update job_runs set succeeded_at = ? where job = 'blog-list'`).bind(Date.now()),
    env.DB.prepare(`insert into blog_sync (job, completed_at_total) values ('blog-list', ?)`).bind(
      count,
    ),
  ]);
  const { results } = await env.DB.prepare('select count(*) as posts from posts').all<{
    posts: number;
  }>();
  expect(results[0]?.posts).toBe(count);
}

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});

// The next file's reset is slow with five thousand posts.
afterEach(() => deleteAllPosts(servicesOf(env), [LIST_JOB, RECENT_JOB]));

const site = countedSite();
const cron = () =>
  site.count(() => runScheduled({ cron: BLOG_CRON } as ScheduledController, site.env));

type Measured = Record<string, Counts>;

/** The call for a post that gets another slug, keyword and text. */
async function webhook(): Promise<Counts> {
  await sandbox.putStory(
    20_040,
    story(20_040, {
      slug: 'moved',
      seo_keyword: 'pay, bias',
      published_at: '2026-11-06T15:00:00+00:00',
    }),
  );
  const data = { storychief_id: 20_040, title: 'Moved' };
  const body = await signWebhookPayload(
    { meta: { event: 'update' }, data },
    STORYCHIEF_WEBHOOK_KEY,
  );
  return site.count(async () => {
    const ctx = createExecutionContext();
    const call = new Request(`${ORIGIN}/api/storychief/webhook`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    });
    expect((await worker.fetch(call, site.env, ctx)).status).toBe(200);
    await waitOnExecutionContext(ctx);
  });
}

/** Everything that readers, crawlers and the clock do, and what it costs. */
async function measure(count: number): Promise<Measured> {
  await begin(count);
  const pages = Math.ceil(count / 9);
  const views: [string, string][] = [
    ['first page', paths.blog],
    ['deep page', `/blog?page=${Math.ceil(pages / 2)}`],
    ['last page', `/blog?page=${pages}`],
    ['keyword page', '/blog?keyword=pay'],
    ['deep keyword page', '/blog?keyword=pay&page=2'],
    ['search of few', '/blog?q=bicentenary'],
    ['search of none', '/blog?q=xyzzy'],
    ['short search of none', '/blog?q=zq'],
    ['post', '/blog/nurse-story-1'],
    ['rss', paths.blogRss],
    ['atom', paths.blogAtom],
    ['markdown', paths.postMarkdown('nurse-story-1')],
    ['llms', '/llms.txt'],
    ['sitemap', '/sitemap.xml'],
    ['search of all', '/blog?q=everywhere'],
    ['search of all by two words', '/blog?q=found+every'],
    [
      'last page of a search of all',
      listAddress({ q: 'everywhere', keyword: '', page: Math.max(1, pages - 6) }),
    ],
    ['search within a keyword', '/blog?q=everywhere&keyword=pay'],
  ];
  const costs: Measured = {};
  for (const [name, path] of views) {
    // An isolate that has the index already reads less.
    clearSearchIndex();
    const { text, status, ...cost } = await site.view(path);
    expect(status, name).toBe(200);
    if (name.includes('search of all')) {
      expect(/Found (\d+) result/.exec(text)?.[1], name).toBe(String(count - FEW));
    }
    costs[name] = cost;
  }
  costs['full cron'] = await cron();
  costs['idle cron'] = await cron();
  await env.DB.prepare(`update job_runs set succeeded_at = 0 where job = 'blog-list'`).run();
  costs['refresh'] = await site.view(paths.blog);
  costs['webhook'] = await webhook();
  return costs;
}
/** What may grow with the number of posts, and by how much for each post. */
const GROWS: Record<string, Budget> = {
  sitemap: { rowsRead: SITEMAP_ROWS_A_POST, bytes: SITEMAP_BYTES_A_POST },
};

const BUDGETS: Record<string, Budget> = {
  'first page': LIST_BUDGET,
  'deep page': DEEP_BUDGET,
  'last page': DEEP_BUDGET,
  'keyword page': LIST_BUDGET,
  'deep keyword page': LIST_BUDGET,
  'search of few': SEARCH_BUDGET,
  'search of none': SEARCH_BUDGET,
  'short search of none': SEARCH_BUDGET,
  'search of all': SEARCH_BUDGET,
  'search of all by two words': SEARCH_BUDGET,
  'last page of a search of all': SEARCH_BUDGET,
  'search within a keyword': SEARCH_BUDGET,
  post: POST_BUDGET,
  rss: FEED_BUDGET,
  atom: FEED_BUDGET,
  markdown: POST_BUDGET,
  llms: FEED_BUDGET,
  sitemap: FEED_BUDGET,
  'full cron': FULL_CRON_BUDGET,
  'idle cron': IDLE_CRON_BUDGET,
  refresh: REFRESH_BUDGET,
  webhook: WEBHOOK_BUDGET,
};

test.each([FEW, MANY])(
  'with %i posts every view and every run stays within the same budget',
  async (count) => {
    const costs = await measure(count);
    for (const [name, budget] of Object.entries(BUDGETS)) {
      const grown = Object.entries(GROWS[name] ?? {}).map(([what, each]) => [
        what,
        (budget[what as keyof Counts] ?? 0) + each * count,
      ]);
      const cost = costs[name];
      if (!cost) throw new Error(`${name} was not measured`);
      expectWithin(cost, { ...budget, ...Object.fromEntries(grown) }, `${name} of ${count}`);
    }
  },
  40_000,
);
