import type { Message } from '../outbox/mail.port.ts';
import type { Services } from '../services.ts';
import type { Config } from '../config.ts';
import { site } from '../shared/content/site.ts';
import { staffPages } from '../shared/staff-pages.ts';
import { BUDGETS, type SubmissionKind } from './budgets.ts';
import { closeHour, HOUR_MS, openHours } from './hours.queries.ts';

/** What several submissions of a kind are called, and where staff read them. */
const SUBMITTED: Readonly<Record<SubmissionKind, { name: string; path: string }>> = {
  contact: { name: 'contact messages', path: staffPages.messages.path },
  lead: { name: 'leads', path: staffPages.leads.path },
  affiliate_application: { name: 'affiliate applications', path: staffPages.applications.path },
};

const clock = (time: number): string => new Date(time).toISOString().slice(11, 16);

interface Hour {
  kind: SubmissionKind;
  startsAt: number;
  stored: number;
}

/** Names no one: an e-mail about many people could not be erased with one of them. */
function digestOf(config: Config, { kind, startsAt, stored }: Hour): Message {
  const until = startsAt + HOUR_MS;
  const { name, path } = SUBMITTED[kind];
  const { mails } = BUDGETS[kind];
  const day = new Date(startsAt).toISOString().slice(0, 10);
  const announced = mails > 0 ? `The first ${mails} had an e-mail each. ` : '';
  return {
    kind: 'digest',
    to: 'team',
    replyTo: { name: site.brand, email: site.email },
    subject: `${stored} ${name} in the last hour`,
    text: [
      `${stored} ${name} came on ${day} between ${clock(startsAt)} and ${clock(until)} UTC.`,
      `${announced}All of them: ${config.SITE_ORIGIN}${path}`,
    ].join('\n'),
    fields: { timestamp: new Date(until).toISOString() },
  };
}

/** Queues one e-mail for each past hour and kind that had more submissions than e-mails. */
export async function queueDigests(
  services: Pick<Services, 'config' | 'db' | 'webhook'>,
): Promise<{ digests: number }> {
  let digests = 0;
  for (const hour of await openHours(services.db, Date.now())) {
    const isOver = hour.stored > BUDGETS[hour.kind].mails;
    const digest = isOver ? digestOf(services.config, hour) : undefined;
    const isNotified = services.webhook !== null;
    await closeHour(services.db, hour.id, { digest, isNotified }, Date.now());
    if (digest) digests += 1;
  }
  return { digests };
}
