import type { Message } from '../../outbox/mail.port.ts';
import type { Services } from '../../services.ts';
import { site } from '../../shared/content/site.ts';
import { sections } from '../../shared/staff-sections.ts';
import { dayOf } from '../../shared/text/day.ts';
import { listHref } from '../../staff-list/list.contract.ts';
import {
  closeDay,
  findDailyDigest,
  readDigestFigures,
  type DigestFigures,
} from './daily-digest.queries.ts';

const DAY_MS = 24 * 3_600_000;

/** The hour of a time in a time zone, 0 to 23. */
export const hourOf = (ms: number, timeZone: string): number =>
  Number(
    new Intl.DateTimeFormat('en-US', { hour: '2-digit', hourCycle: 'h23', timeZone }).format(ms),
  );

const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

/** Counts only: an e-mail stays in mailboxes where no one erases a person. */
function digestOf(
  { arrived, waiting }: DigestFigures,
  { arrivedOn, origin, now }: { arrivedOn: string; origin: string; now: number },
): Message | undefined {
  const { leads, messages, applications } = arrived;
  const lines = [
    ['New leads', waiting.leads, listHref(sections.leads.path, { status: 'new' })],
    ['Leads with a next step due', waiting.due, listHref(sections.leads.path, { status: 'due' })],
    ['New messages', waiting.messages, listHref(sections.messages.path, { status: 'new' })],
    [
      'Pending applications',
      waiting.applications,
      listHref(sections.applications.path, { status: 'pending' }),
    ],
    ['E-mails that failed', waiting.failedMail, listHref(sections.mail.path, { status: 'failed' })],
  ] as const;
  const open = lines.filter(([, count]) => count > 0);
  if (open.length === 0 && leads + messages + applications === 0) return undefined;
  const sum = open.reduce((all, [, count]) => all + count, 0);
  return {
    kind: 'daily_digest',
    to: 'team',
    replyTo: { name: site.brand, email: site.email },
    subject: sum === 0 ? 'Daily digest: nothing waits' : `Daily digest: ${sum} to do`,
    text: [
      `On ${arrivedOn} (UTC) came ${counted(leads, 'lead', 'leads')}, ${counted(messages, 'message', 'messages')} and ${counted(applications, 'application', 'applications')}.`,
      '',
      ...open.map(([name, count, path]) => `${name}: ${count}\n${origin}${path}`),
      ...(open.length > 0 ? [''] : []),
      `Overview: ${origin}${sections.overview.path}`,
      `Another hour, or no digest: ${origin}${sections.site.path}`,
    ].join('\n'),
    fields: { timestamp: new Date(now).toISOString() },
  };
}

/** Queues the digest of the day once its hour has come; by cron. A day without work has none. */
export async function queueDailyDigest(
  { db, config }: Pick<Services, 'db' | 'config'>,
  now: number = Date.now(),
): Promise<{ digests: number }> {
  const setting = await findDailyDigest(db);
  if (!setting) return { digests: 0 };
  const { hour, timeZone, lastDay } = setting;
  const today = dayOf(now, timeZone);
  if ((lastDay !== null && lastDay >= today) || hourOf(now, timeZone) < hour) return { digests: 0 };
  const arrivedOn = new Date(now - DAY_MS).toISOString().slice(0, 10);
  const figures = await readDigestFigures(db, { arrivedOn, dueUntil: today });
  const digest = digestOf(figures, { arrivedOn, origin: config.SITE_ORIGIN, now });
  await closeDay(db, today, digest, now);
  return { digests: digest ? 1 : 0 };
}
