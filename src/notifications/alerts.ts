import { recordProviderFailure, REPORTS } from '../db/provider-failures.ts';
import { LIMITS } from '../http/platform-limits.ts';
import { PROVIDERS, providerName } from '../providers/table.ts';
import type { DeliveryServices } from '../outbox/handler.ts';
import type { Database } from '../db/client.ts';
import { isoOf } from '../shared/iso.ts';
import { logWarning, traceOf } from '../shared/log.ts';
import { staffPages } from '../shared/staff-pages.ts';
import { findProblems, lastingAlerts, storeAlerts } from './alerts.queries.ts';
import { notifyNow } from './notify.ts';

const MINUTE_MS = 60_000;
const nameOf = (alert: string): string =>
  PROVIDERS.find(({ id }) => alert === `provider:${id}`)?.name ?? alert;

const AT_ENGINEERS = `see ${staffPages.site.path}?tab=engineers`;

/** What failed, and the first step of the runbook, without anything of visitors. */
const ALERTS: Readonly<Record<string, readonly [what: string, firstStep: string]>> = {
  mail: [
    'E-mail to the team has waited for more than ten minutes',
    `read the reason on ${staffPages.mail.path}`,
  ],
  cron: ['Background jobs are late: cron has not run as planned', AT_ENGINEERS],
  cms: [
    `${providerName('cms')} has failed for more than an hour; the blog shows stored posts`,
    AT_ENGINEERS,
  ],
  [`provider:${REPORTS.cmsDeniesAll}`]: [
    `${providerName('cms')} denies posts that it had; the blog shows what is stored`,
    AT_ENGINEERS,
  ],
  [`provider:${REPORTS.noAddress}`]: [
    'Requests come without the visitor’s address: all share the limits of one',
    'switch off “Remove visitor IP headers” under Rules → Settings in Cloudflare',
  ],
};

const textsOf = (alert: string) => ALERTS[alert] ?? [`${nameOf(alert)} failed`, AT_ENGINEERS];
const firstStep = (alert: string) => `First step: ${textsOf(alert)[1]} (docs/runbook.md).`;

const raisedText = (alert: string, since: number) =>
  `${textsOf(alert)[0]}, since ${(isoOf(since) ?? '').slice(0, 16)} UTC. ${firstStep(alert)}`;

/** Reports what has begun and what is over since the last look; by cron. */
export async function watch(
  services: DeliveryServices,
): Promise<{ raised: number; ended: number }> {
  const { db } = services;
  const now = Date.now();
  const [problems, lasting] = await Promise.all([findProblems(db, now), lastingAlerts(db)]);
  const known = new Set(lasting.map(({ alert }) => alert));
  const raised = [...problems]
    .filter(([alert]) => !known.has(alert))
    .map(([alert, since]) => ({ alert, text: raisedText(alert, since) }));
  const ended = lasting
    .filter(({ alert }) => !problems.has(alert))
    .map(({ alert, raisedAt }) => ({ alert, raisedAt, text: textsOf(alert)[0] }));
  if (raised.length > 0) logWarning('alerts_raised', { alerts: raised.map(({ alert }) => alert) });
  const told = { isTold: services.webhook !== null, now };
  const subjects = await storeAlerts(db, { raised, ended }, told);
  for (const subject of subjects) await notifyNow(services, subject, now + LIMITS.waitUntil);
  return { raised: raised.length, ended: ended.length };
}

/** When (ms) a request of this isolate last looked. */
let lastLook = 0;

/** The same from a request, at most once a minute: when cron itself has stopped, only requests notice. */
export async function watchFromRequest(services: DeliveryServices): Promise<void> {
  const now = Date.now();
  if (now - lastLook < MINUTE_MS) return;
  lastLook = now;
  await watch(services).catch((error: unknown) => logWarning('watch_failed', traceOf(error)));
}

/** When (ms) this isolate last reported it. */
let lastReport = 0;

/** Notes for the next look that a request to a public site came without its visitor's address. */
export async function reportNoAddress(db: Database): Promise<void> {
  const now = Date.now();
  if (now - lastReport < MINUTE_MS) return;
  lastReport = now;
  const message = 'cf-connecting-ip is missing';
  await recordProviderFailure(db, { provider: REPORTS.noAddress, reason: 'malformed', message });
}

/** What is wrong now, in words, the oldest first; for the site page. */
export async function readAlerts(db: Database): Promise<{ text: string; since: string | null }[]> {
  const lasting = await lastingAlerts(db);
  return lasting.map(({ alert, raisedAt, reason }) => ({
    text: [textsOf(alert)[0], reason].filter(Boolean).join(': '),
    since: isoOf(raisedAt),
  }));
}
