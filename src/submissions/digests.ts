import type { Message } from '../outbox/mail.port.ts';
import type { Services } from '../services.ts';
import { site } from '../shared/content/site.ts';
import { oneLine } from '../shared/fields.ts';
import { BUDGETS, type SubmissionKind } from './budgets.ts';
import { closeHour, HOUR_MS, openHours } from './hours.queries.ts';

/** A submission without an e-mail of its own. */
export interface DigestItem {
  /** ms */
  createdAt: number;
  /** What its e-mail would have said. */
  text: string;
}

/** What a feature says of the submissions of one kind; src/scheduled.ts passes it in. */
export interface DigestSource {
  /** Of several, e.g. 'leads'. */
  name: string;
  /** Where staff read all of them. */
  path: string;
  /** Those of a time (ms, `until` excluded) that no e-mail announced, oldest first. */
  read: (
    services: Services,
    time: { from: number; until: number; limit: number },
  ) => Promise<DigestItem[]>;
}

export type DigestSources = Readonly<Record<SubmissionKind, DigestSource>>;

const MAX_ITEMS = 500;
/** All parameters of an e-mail may have 50 KB (docs/providers.md). */
const MAX_BYTES = 40_000;

const sizeOf = (text: string): number => new TextEncoder().encode(text).byteLength;
const clock = (time: number): string => new Date(time).toISOString().slice(11, 16);

/** As many lines as one e-mail holds. */
function linesWithin(items: readonly DigestItem[]): string[] {
  const lines: string[] = [];
  let bytes = 0;
  for (const { createdAt, text } of items) {
    const line = `${clock(createdAt)} ${oneLine(text)}`;
    bytes += sizeOf(line) + 1;
    if (bytes > MAX_BYTES) break;
    lines.push(line);
  }
  return lines;
}

interface Hour {
  kind: SubmissionKind;
  startsAt: number;
  stored: number;
}

async function digestOf(
  services: Services,
  { kind, startsAt, stored }: Hour,
  { name, path, read }: DigestSource,
): Promise<Message> {
  const until = startsAt + HOUR_MS;
  const items = await read(services, { from: startsAt, until, limit: MAX_ITEMS });
  const lines = linesWithin(items);
  const single = BUDGETS[kind].mails;
  const day = new Date(startsAt).toISOString().slice(0, 10);
  const left = stored - single - lines.length;
  return {
    kind: 'digest',
    to: 'team',
    replyTo: { name: site.brand, email: site.email },
    subject: `${stored} ${name} in the last hour`,
    text: [
      `${stored} ${name} came on ${day} between ${clock(startsAt)} and ${clock(until)} UTC.`,
      `The first ${single} had an e-mail each. The others, in order:`,
      ...lines,
      ...(left > 0 ? [`And ${left} more, which do not fit here.`] : []),
      `All of them: ${services.config.SITE_ORIGIN}${path}`,
    ].join('\n'),
    fields: { timestamp: new Date(until).toISOString() },
  };
}

/** Queues one e-mail for each past hour and kind that had more submissions than e-mails. */
export async function queueDigests(
  services: Services,
  sources: DigestSources,
): Promise<{ digests: number }> {
  let digests = 0;
  for (const hour of await openHours(services.db, Date.now())) {
    const isOver = hour.stored > BUDGETS[hour.kind].mails;
    const digest = isOver ? await digestOf(services, hour, sources[hour.kind]) : undefined;
    const isNotified = services.webhook !== null;
    await closeHour(services.db, hour.id, { digest, isNotified }, Date.now());
    if (digest) digests += 1;
  }
  return { digests };
}
