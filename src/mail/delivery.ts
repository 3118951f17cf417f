import type { Services } from '../services.ts';
import { claimDueMail, endLapsedClaims, sendClaimed } from './outbox.ts';

/** A run ends before the next begins. */
const MAX_RUN_MS = 100_000;
/** Where the line is longer than this, other runs are sending. */
const MAX_WAIT_MS = 30_000;
/** So many failures in a row are the provider's, not the e-mails': the rest can wait. */
const MAX_FAILURES_IN_A_ROW = 3;

export interface DeliveryReport {
  sent: number;
  failed: number;
}

/**
 * Sends what is due, oldest first, at the provider's pace. Runs may overlap: each row is claimed by
 * one, and all of them stand in one line. Without the provider's keys nothing is claimed, so that no
 * try is lost.
 */
export async function deliverDueMail(services: Services): Promise<DeliveryReport> {
  const report: DeliveryReport = { sent: 0, failed: 0 };
  if (!services.providers.email.configured) return report;
  await endLapsedClaims(services.d1);
  const started = Date.now();
  for (let failures = 0; failures < MAX_FAILURES_IN_A_ROW;) {
    // Due by the start: what fails in this run is not tried again in it.
    const mail = await claimDueMail(services.d1, started);
    if (!mail) break;
    const sent = await sendClaimed(services, mail, MAX_WAIT_MS);
    if (sent.ok && sent.value === 'later') break;
    report[sent.ok ? 'sent' : 'failed'] += 1;
    failures = sent.ok ? 0 : failures + 1;
    if (Date.now() - started > MAX_RUN_MS) break;
  }
  return report;
}
