import { env } from 'cloudflare:workers';
import { expect, vi } from 'vitest';

import { clearPageCache } from '../../src/http/cache/page-store.ts';
import { request } from './request.ts';
import { sandbox } from './sandbox.ts';
import { story } from './stories.ts';

/** So many stories, the last one the newest. */
export const stories = (count: number) =>
  Array.from({ length: count }, (_, index) => story(index + 1));

/** What an address answers. */
export const text = async (path: string, init?: RequestInit): Promise<string> =>
  (await request(path, init)).text();

/** The second view of a page: the first one may have waited for StoryChief. */
export async function storedText(path: string): Promise<string> {
  await text('/blog');
  return text(path);
}

/** How many cards a list shows. */
export const cards = (html: string): number => (html.match(/Read More → /g) ?? []).length;

/** Makes everything stored this much older, and empties the page cache. */
export async function age(ms = 60_000): Promise<void> {
  await env.DB.batch([
    env.DB.prepare('update job_runs set succeeded_at = succeeded_at - ?1').bind(ms),
    env.DB.prepare(
      'update job_runs set failed_at = failed_at - ?1, locked_until = locked_until - ?1',
    ).bind(ms),
    env.DB.prepare(
      'update posts set fetched_at = fetched_at - ?1, locked_until = locked_until - ?1',
    ).bind(ms),
  ]);
  clearPageCache();
}

/** Waits for a state that background work leads to. */
export const eventually = (check: () => Promise<void>): Promise<void> =>
  vi.waitFor(check, { timeout: 60_000, interval: 50 });

/** Views a page until it says something; each view may start a refresh in the background. */
export const untilShows = (path: string, words: string | RegExp): Promise<void> =>
  eventually(async () => {
    clearPageCache();
    expect(await text(path)).toMatch(words);
  });

/** How often StoryChief was asked for the list, at the first of its addresses. */
export const listCalls = async (): Promise<number> =>
  (await sandbox.calls('storychief')).filter(({ path }) => path === '/1.0/stories').length;

/** Reads a streamed page up to some words, and then the rest. */
export async function readInParts(
  response: Response,
  words: string,
): Promise<{ first: string; rest: string }> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let first = '';
  while (!first.includes(words)) {
    const part = await reader?.read();
    expect(part?.done, `“${words}” comes before the end`).toBe(false);
    first += part?.value ?? '';
  }
  let rest = '';
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    rest += part.value;
  }
  return { first, rest };
}
