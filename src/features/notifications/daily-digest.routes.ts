import { Hono } from 'hono';
import { z } from 'zod';

import { actorOf } from '../../audit/actor.ts';
import type { AppContext, AppEnv } from '../../http/context.ts';
import { orUnavailable } from '../../http/or-unavailable.ts';
import { acceptForm, defineSubmission } from '../../http/submission/submission.ts';
import type { Services } from '../../services.ts';
import { defineForm, hiddenText } from '../../shared/form.ts';
import { sections } from '../../shared/staff-sections.ts';
import { dayOf } from '../../shared/text/day.ts';
import { texts } from '../staff/staff.contract.ts';
import { timeStyle } from '../staff/time-style.ts';
import { dailyDigestPath, type DailyDigestSetting } from './daily-digest.contract.ts';
import { findDailyDigest, removeDailyDigest, storeDailyDigest } from './daily-digest.queries.ts';
import { hourOf } from './daily-digest.ts';

/** When the digest is sent; null where it is off. */
export async function readDailyDigest({
  db,
}: Pick<Services, 'db'>): Promise<DailyDigestSetting | null> {
  const stored = await findDailyDigest(db);
  return stored ? { hour: stored.hour, timeZone: stored.timeZone } : null;
}

const form = defineForm({ fields: { hour: hiddenText() } });

/** '' turns it off. */
const hour = z.union([z.literal('').transform(() => null), z.coerce.number().int().min(0).max(23)]);

/** Sets or removes the hour; one that is over today begins tomorrow. */
async function setHour(c: AppContext, wanted: number | null): Promise<void> {
  const { db } = c.get('services');
  const now = Date.now();
  if (wanted === null) return removeDailyDigest(db, actorOf(c), now);
  const { timeZone } = timeStyle(c);
  const isOver = hourOf(now, timeZone) >= wanted;
  const lastDay = isOver ? dayOf(now, timeZone) : null;
  return storeDailyDigest(db, { hour: wanted, timeZone, lastDay }, actorOf(c), now);
}

/** The plain form of the daily digest (NOT-02). */
export const dailyDigest = new Hono<AppEnv>().post(
  dailyDigestPath,
  acceptForm(
    defineSubmission({
      form,
      schema: z.object({ hour }),
      maxBodyBytes: 4096,
      submit: async (c: AppContext, sent) => {
        await orUnavailable(setHour(c, sent.hour), texts.actionFailed);
        return { body: null };
      },
    }),
    { received: sections.site.path },
  ),
);
