import type {
  Notification,
  Webhook,
  WebhookFormat,
} from '../features/notifications/webhook.port.ts';
import { failure, success } from '../shared/result.ts';
import { toHex } from '../shared/text/hex.ts';
import { call, statusFailure } from './http.ts';

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

/** Slack reads these three as markup. */
const slackText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const bodyOf = (format: WebhookFormat, { id, type, text, url, createdAt }: Notification): string =>
  JSON.stringify(
    format === 'slack'
      ? { text: `${slackText(text)} – <${url}|open>`, unfurl_links: false }
      : { id, type, created_at: new Date(createdAt).toISOString(), text, url },
  );

/**
 * Sends notifications over https. The signature has the time, so that a receiver can refuse what was
 * recorded and is sent again later.
 */
export const createWebhook = (secret: string | undefined, outbound: typeof fetch): Webhook => ({
  signs: secret !== undefined,
  async send({ url, format }, notification) {
    const body = bodyOf(format, notification);
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
    const received = await call(outbound, request, {
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
  },
});
