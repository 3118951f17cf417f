import { NOTIFY_WEBHOOK_SECRET } from '../credentials.ts';
import { bodyText, isObject, parseJson, text } from '../responses.ts';
import type { SandboxState } from '../state.ts';
import { recordCall } from './handle-call.ts';

/** Receives the site's signed notifications, at any path. */
export const RECEIVER_HOST = 'hooks.example.com';

const MAX_AGE_S = 300;

async function isSigned(request: Request, body: string, now: number): Promise<boolean> {
  const timestamp = request.headers.get('x-webhook-timestamp') ?? '';
  const mac = /^sha256=([0-9a-f]{64})$/.exec(request.headers.get('x-webhook-signature') ?? '')?.[1];
  if (!mac || Math.abs(now / 1000 - Number(timestamp)) > MAX_AGE_S) return false;
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey(
    'raw',
    encoder.encode(NOTIFY_WEBHOOK_SECRET),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['verify'],
  );
  const bytes = Uint8Array.from(mac.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  return crypto.subtle.verify('HMAC', key, bytes, encoder.encode(`${timestamp}.${body}`));
}

async function receive(request: Request, body: string, state: SandboxState): Promise<Response> {
  const { status, location } = state.receiver;
  if (status !== 200) {
    return new Response('', { status, headers: location ? { Location: location } : {} });
  }
  const parsed = parseJson(body);
  if (request.method !== 'POST' || !isObject(parsed) || typeof parsed['text'] !== 'string') {
    return text('no_text', 400);
  }
  if (!(await isSigned(request, body, state.now()))) return text('bad signature', 401);
  state.notifications.add({
    received_at: new Date(state.now()).toISOString(),
    id: request.headers.get('x-webhook-id') ?? '',
    body: parsed,
  });
  return text('ok');
}

export async function handleNotification(request: Request, state: SandboxState): Promise<Response> {
  const body = await bodyText(request);
  const response = await receive(request, body, state);
  recordCall({ state, provider: 'receiver', request }, body, response.status);
  return response;
}
