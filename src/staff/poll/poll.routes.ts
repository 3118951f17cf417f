import { Hono } from 'hono';

import { isKnownTag } from '../../http/cache-control.ts';
import type { AppContext, AppEnv } from '../../http/context.ts';
import { respond } from '../../http/respond.ts';
import { whenStoreFails } from '../../http/store-failure.ts';
import { readerOf } from '../reader.ts';
import { texts } from '../staff.contract.ts';
import { pollApi, type PollState } from './poll.contract.ts';
import { readPollState, readTag } from './poll.queries.ts';

export const poll = new Hono<AppEnv>();

poll.get(pollApi.path, whenStoreFails(texts.actionFailed), async (c) => {
  const { db } = c.get('services');
  const reader = readerOf(c);
  const now = Date.now();
  const known = c.req.header('if-none-match');
  if (known !== undefined) {
    const tag = await readTag(db, reader, now);
    if (isKnownTag(known, tag)) return c.body(null, 304, { etag: tag });
  }
  const current = await readPollState(db, reader, now);
  return respond(c, pollApi, current, { headers: { etag: current.tag } });
});

/**
 * What a page starts from; null when it cannot be read, as the page is of use without it. Read it
 * before the rows of the page: a change between the two is then found by the first poll.
 */
export const pollStateAtStart = (c: AppContext): Promise<PollState | null> =>
  readPollState(c.get('services').db, readerOf(c), Date.now()).catch(() => null);
