import type { ProviderFailure } from '../providers/http.ts';
import type { Services } from '../services.ts';
import { logError, traceOf } from '../shared/log.ts';
import { success, type Result } from '../shared/result.ts';
import type { Delivered } from './drain.ts';
import { sendMailNow } from './mail.ts';
import type { MailKind } from './mail.port.ts';

/** Sends the e-mail about a stored submission now. Every failure is logged, and cron tries again. */
export async function announce(
  services: Services,
  about: { kind: MailKind; subjectId: string },
): Promise<Result<Delivered, ProviderFailure>> {
  try {
    const sent = await sendMailNow(services, about);
    if (!sent.ok) {
      const { reason, status } = sent.error;
      logError(`${about.kind}_mail_not_sent`, { reason, status });
    }
    return sent;
  } catch (error) {
    logError(`${about.kind}_mail_left_to_cron`, traceOf(error));
    return success('elsewhere');
  }
}
