import type { Config } from '../../config.ts';
import { failure, success, type Result } from '../../shared/result.ts';
import { call, notConfigured, statusFailure, type ProviderFailure } from '../http.ts';
import { sendBody, type TemplateParams } from './api-types.ts';

const DEADLINE_MS = 8000;
/** Answers are one sentence of plain text; what is kept of it goes to the log and to staff. */
const MAX_BYTES = 64 * 1024;
const MAX_REASON = 200;

export interface Email {
  configured: boolean;
  /**
   * Sends one e-mail through EmailJS (providers.md, section 3). Success means that EmailJS took it.
   * A timeout leaves open whether it did.
   */
  send(params: TemplateParams): Promise<Result<void, ProviderFailure>>;
}

/** The e-mail role, played by EmailJS. */
export function createEmail(config: Config, outbound: typeof fetch): Email {
  const {
    EMAILJS_SERVICE_ID: serviceId,
    EMAILJS_TEMPLATE_ID: templateId,
    EMAILJS_PUBLIC_KEY: publicKey,
    EMAILJS_PRIVATE_KEY: privateKey,
  } = config;
  if (!serviceId || !templateId || !publicKey || !privateKey) {
    return { configured: false, send: async () => failure(notConfigured('emailjs')) };
  }
  const credentials = { serviceId, templateId, publicKey, privateKey };
  const url = new URL('/api/v1.0/email/send', config.EMAILJS_API_URL);
  return {
    configured: true,
    async send(params) {
      const answered = await call(
        outbound,
        new Request(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: sendBody(credentials, params),
        }),
        { provider: 'emailjs', deadlineMs: DEADLINE_MS, maxBytes: MAX_BYTES },
      );
      if (!answered.ok) return answered;
      const { status, text } = answered.value;
      if (status === 200) {
        // A maintenance page also answers 200; EmailJS itself says OK.
        return text.trim() === 'OK'
          ? success(undefined)
          : failure({
              provider: 'emailjs',
              reason: 'malformed',
              status,
              message: 'EmailJS answered 200 with something else than OK',
              retryable: true,
            });
      }
      const reason = text.trim().slice(0, MAX_REASON);
      return failure(
        statusFailure('emailjs', answered.value, `EmailJS answered ${status}: ${reason}`),
      );
    },
  };
}
