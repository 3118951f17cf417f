import type { Email, Message } from '../../outbox/mail.port.ts';
import type { MailKind } from '../../shared/outbox-kinds.ts';
import { failure, success, type Result } from '../../shared/result.ts';
import { callProvider, statusFailure, type ProviderResponse } from '../http.ts';
import { notConfigured, type ProviderFailure } from '../../shared/provider-failure.ts';
import type { SettingsOf } from '../provider.ts';
import { emailjs } from './emailjs.ts';

const ABOUT_OUR_ACCOUNT = /\b(?:key|service|template)\b/i;
const PROVIDER = emailjs.id;
const DEADLINE_MS = 8000;
const MAX_BYTES = 64 * 1024;
/** Responses are one sentence of plain text; so much of it goes to the log and to staff. */
const MAX_REASON = 200;
/** The version of EmailJS' client with this request format. */
const LIB_VERSION = '4.4.1';

/** What the account's template needs for some kinds: it is the contact form's, and asks for a token. */
const EXTRA_PARAMS: Partial<Record<MailKind, Readonly<Record<string, string>>>> = {
  lead: { lead_notification: 'true', captcha_token: 'automated-lead-notification' },
};

const templateParams = ({ kind, to, replyTo, subject, text, fields }: Message) => ({
  name: replyTo.name,
  email: replyTo.email,
  subject,
  message: text,
  ...fields,
  ...EXTRA_PARAMS[kind],
  // The template has the team's address.
  ...(to === 'team' ? {} : { to_name: to.name, to_email: to.email }),
});

/** EmailJS with our keys. */
interface Account {
  url: URL;
  serviceId: string;
  publicKey: string;
  privateKey: string;
}

/** The mail, sent by EmailJS' REST API. */
export function createEmail(settings: SettingsOf<typeof emailjs>, outbound: typeof fetch): Email {
  const {
    EMAILJS_SERVICE_ID: serviceId,
    EMAILJS_TEMPLATE_ID: templateId,
    EMAILJS_PEOPLE_TEMPLATE_ID: peopleTemplateId,
    EMAILJS_PUBLIC_KEY: publicKey,
    EMAILJS_PRIVATE_KEY: privateKey,
  } = settings;
  const paceMs = settings.EMAILJS_PACE_MS;
  if (!serviceId || !templateId || !publicKey || !privateKey) {
    return {
      provider: PROVIDER,
      paceMs,
      configured: false,
      reachesPeople: false,
      send: async () => failure(notConfigured(PROVIDER)),
    };
  }
  const url = new URL('/api/v1.0/email/send', settings.EMAILJS_API_URL);
  const account: Account = { url, serviceId, publicKey, privateKey };
  return {
    provider: PROVIDER,
    paceMs,
    configured: true,
    reachesPeople: peopleTemplateId !== undefined,
    async send(message) {
      // A template has its recipient: the first one the team's address, the other {{to_email}}.
      const template = message.to === 'team' ? templateId : peopleTemplateId;
      if (template === undefined) return failure(notConfigured(PROVIDER));
      const received = await callProvider(outbound, sendRequest(account, template, message), {
        provider: PROVIDER,
        deadlineMs: DEADLINE_MS,
        maxBytes: MAX_BYTES,
      });
      return received.ok ? resultOf(received.value) : received;
    },
  };
}

const sendRequest = (
  { url, serviceId, publicKey, privateKey }: Account,
  template: string,
  message: Message,
): Request =>
  new Request(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    // `user_id` is EmailJS' old name of the public key.
    body: JSON.stringify({
      lib_version: LIB_VERSION,
      user_id: publicKey,
      service_id: serviceId,
      template_id: template,
      template_params: templateParams(message),
      // A server has to show the private key; browsers must never have it.
      accessToken: privateKey,
    }),
  });

function resultOf(response: ProviderResponse): Result<void, ProviderFailure> {
  const { status, text } = response;
  if (status !== 200) return failure(sendingFailure(response));
  // A maintenance page also has status 200; EmailJS itself says OK.
  return text.trim() === 'OK'
    ? success(undefined)
    : failure({
        provider: PROVIDER,
        reason: 'malformed',
        status,
        message: 'EmailJS answered 200 with something else than OK',
      });
}

function sendingFailure(response: ProviderResponse): ProviderFailure {
  const reason = response.text.trim().slice(0, MAX_REASON);
  const { isRefusal, ...failed } = statusFailure(
    PROVIDER,
    response,
    [`EmailJS answered with error ${response.status}`, reason].filter(Boolean).join(': '),
  );
  // With 400 EmailJS also says that our key, service or template is wrong: then no e-mail would pass.
  return isRefusal && !ABOUT_OUR_ACCOUNT.test(reason) ? { ...failed, isRefusal } : failed;
}
