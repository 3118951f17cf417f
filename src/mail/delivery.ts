import type { Services } from '../services.ts';
import { claimDueMail, sendClaimed } from './outbox.ts';

/** EmailJS takes one request a second (providers.md, section 3). */
const PACE_MS = 1000;
/** A run ends before the next begins. */
const MAX_RUN_MS = 100_000;
/** So many failures in a row are the provider's, not the e-mails': the rest can wait. */
const MAX_FAILURES_IN_A_ROW = 3;

export interface DeliveryReport {
  sent: number;
  failed: number;
}

/**
 * Sends what is due, oldest first, at the provider's pace. Runs may overlap: each row is claimed by
 * one. Without the provider's keys nothing is claimed, so that no try is lost.
 */
export async function deliverDueMail(services: Services): Promise<DeliveryReport> {
  const report: DeliveryReport = { sent: 0, failed: 0 };
  if (!services.providers.email.configured) return report;
  const started = Date.now();
  let lastSend = started - PACE_MS;
  for (let failures = 0; failures < MAX_FAILURES_IN_A_ROW;) {
    // Due by the start: what fails in this run is not tried again in it.
    const mail = await claimDueMail(services.d1, started);
    if (!mail) break;
    await scheduler.wait(Math.max(0, lastSend + PACE_MS - Date.now()));
    lastSend = Date.now();
    const { ok } = await sendClaimed(services, mail);
    report[ok ? 'sent' : 'failed'] += 1;
    failures = ok ? 0 : failures + 1;
    if (Date.now() - started > MAX_RUN_MS) break;
  }
  return report;
}
