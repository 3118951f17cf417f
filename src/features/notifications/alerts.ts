import { PROVIDERS, providerName } from '../../providers/table.ts';
import type { Services } from '../../services.ts';
import { isoOf } from '../../shared/iso.ts';
import { logWarning, traceOf } from '../../shared/log.ts';
import { findProblems, lastingAlerts, storeAlerts } from './alerts.queries.ts';
import { notifyNow } from './notify.ts';

const MINUTE_MS = 60_000;

const nameOf = (alert: string): string => {
  const id = alert.replace(/^provider:/, '');
  return PROVIDERS.find((provider) => provider.id === id)?.name ?? id;
};

/** What an alert says, without anything of visitors. */
function alertText(alert: string): string {
  switch (alert) {
    case 'mail':
      return 'E-mail to the team has waited for more than ten minutes';
    case 'cron':
      return 'Background jobs are late: cron has not run as planned';
    case 'cms':
      return `${providerName('cms')} has failed for more than an hour; the blog shows stored posts`;
    default:
      return `${nameOf(alert)} failed`;
  }
}

/** Reports what has begun and what is over since the last look (NOT-01); by cron. */
export async function watch(services: Services): Promise<{ raised: number; ended: number }> {
  const { db } = services;
  const now = Date.now();
  const [problems, lasting] = await Promise.all([findProblems(db, now), lastingAlerts(db)]);
  const known = new Set(lasting.map(({ alert }) => alert));
  const raised = [...problems]
    .filter((alert) => !known.has(alert))
    .map((alert) => ({ alert, text: alertText(alert) }));
  const ended = lasting
    .filter(({ alert }) => !problems.has(alert))
    .map(({ alert, raisedAt }) => ({ alert, raisedAt, text: alertText(alert) }));
  if (raised.length > 0) logWarning('alerts_raised', { alerts: raised.map(({ alert }) => alert) });
  const told = { isTold: services.webhook !== null, now };
  const subjects = await storeAlerts(db, { raised, ended }, told);
  for (const subject of subjects) await notifyNow(services, subject);
  return { raised: raised.length, ended: ended.length };
}

/** When (ms) a request of this isolate last looked. */
let lastLook = 0;

/** The same from a request, at most once a minute: when cron itself has stopped, only requests notice. */
export async function watchFromRequest(services: Services): Promise<void> {
  const now = Date.now();
  if (now - lastLook < MINUTE_MS) return;
  lastLook = now;
  await watch(services).catch((error: unknown) => logWarning('watch_failed', traceOf(error)));
}

/** What is wrong now, in words, the oldest first; for the site page. */
export async function readAlerts({
  db,
}: Pick<Services, 'db'>): Promise<{ text: string; since: string | null }[]> {
  const lasting = await lastingAlerts(db);
  return lasting.map(({ alert, raisedAt, reason }) => ({
    text: [alertText(alert), reason].filter(Boolean).join(': '),
    since: isoOf(raisedAt),
  }));
}
