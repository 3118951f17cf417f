import type { Notification, Webhook } from '../notifications/webhook.port.ts';
import { failure, success } from '../shared/result.ts';
import { toHex } from '../shared/text/hex.ts';
import { callProvider, statusFailure } from './http.ts';
import { isSlackUrl } from './settings.ts';

const RECEIVER = 'The webhook';
const DEADLINE_MS = 8000;
const MAX_BYTES = 64 * 1024;

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** HMAC-SHA-256 over "<timestamp>.<body>", in hex. */
async function signatureOf(secret: string, timestamp: string, body: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytesOf(secret), algorithm, false, ['sign']);
  const mac = await crypto.subtle.sign('HMAC', key, bytesOf(`${timestamp}.${body}`));
  return toHex(new Uint8Array(mac));
}

/** Slack reads these three as markup, and makes a link of an address in a name. */
const slackText = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('://', ': //');

const slackBody = ({ text, url }: Notification): string =>
  JSON.stringify({ text: `${slackText(text)} – <${url}|open>`, unfurl_links: false });

const jsonBody = ({ createdAt, ...rest }: Notification): string =>
  JSON.stringify({ ...rest, created_at: new Date(createdAt).toISOString() });

/**
 * Sends notifications: in Slack's format to its own host, else as JSON with a signature. The signature
 * has the time, so that a receiver can refuse what was recorded and is sent again later.
 * @returns null where no address is set, or no secret to sign with
 */
export function createNotificationWebhook(
  settings: { NOTIFY_WEBHOOK_URL?: string | undefined; NOTIFY_WEBHOOK_SECRET?: string | undefined },
  outbound: typeof fetch,
): Webhook | null {
  const { NOTIFY_WEBHOOK_URL: url, NOTIFY_WEBHOOK_SECRET: secret } = settings;
  if (url === undefined) return null;
  const isSlack = isSlackUrl(url);
  if (!isSlack && secret === undefined) return null;
  const send: Webhook['send'] = async (notification) => {
    const body = isSlack ? slackBody(notification) : jsonBody(notification);
    const timestamp = String(Math.floor(Date.now() / 1000));
    const signature = secret && `sha256=${await signatureOf(secret, timestamp, body)}`;
    const request = new Request(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-webhook-id': notification.id,
        'x-webhook-timestamp': timestamp,
        ...(signature ? { 'x-webhook-signature': signature } : {}),
      },
      body,
    });
    const received = await callProvider(outbound, request, {
      provider: RECEIVER,
      deadlineMs: DEADLINE_MS,
      maxBytes: MAX_BYTES,
    });
    if (!received.ok) return received;
    const { status } = received.value;
    // Neither the address nor what the receiver wrote: both may be secrets of the owner.
    return status >= 200 && status < 300
      ? success(undefined)
      : failure(statusFailure(RECEIVER, received.value, `${RECEIVER} answered ${status}`));
  };
  return { send };
}
