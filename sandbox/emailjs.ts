import { bodyText, isObject, parseJson, text } from './answers.ts';
import {
  EMAILJS_PRIVATE_KEY,
  EMAILJS_PUBLIC_KEY,
  EMAILJS_SERVICE_ID,
  EMAILJS_TEMPLATE_ID,
} from './credentials.ts';
import type { SandboxState } from './state.ts';

export const EMAILJS_HOST = 'api.emailjs.com';
const MOST_VARIABLE_BYTES = 50 * 1024;
const DASHBOARD = 'https://dashboard.emailjs.com/admin';

/**
 * EmailJS REST (providers.md section 3): POST /api/v1.0/email/send with JSON, answered in plain
 * text, 200 `OK` or an error sentence. The account is in strict mode, so `accessToken` (the private
 * key) is needed. The vendor's limit of one request a second answers 429 only when switched on by
 * PUT /__sandbox/emailjs, because tests send in bursts. null for another host.
 */
export async function answerEmailJs(
  request: Request,
  state: SandboxState,
): Promise<Response | null> {
  const url = new URL(request.url);
  if (url.hostname !== EMAILJS_HOST) return null;
  if (url.pathname !== '/api/v1.0/email/send' || request.method !== 'POST') {
    return text('Not Found', 404);
  }
  const now = state.now();
  if (state.emailjs.rateLimit) {
    const tooSoon = now - state.emailjs.lastSendAt < 1000;
    state.emailjs.lastSendAt = now;
    if (tooSoon) return text('Too Many Requests', 429);
  }
  // The real one reads JSON only when the type says so; anything else has no parameters at all.
  const isJson = /^application\/json\b/i.test(request.headers.get('Content-Type') ?? '');
  const parsed = parseJson(await bodyText(request));
  if (isJson && !isObject(parsed)) return text('Invalid JSON body', 400);
  const body = isJson && isObject(parsed) ? parsed : {};

  for (const name of ['user_id', 'service_id', 'template_id'] as const) {
    if (typeof body[name] !== 'string' || body[name] === '') {
      return text(`The ${name} parameter is required`, 400);
    }
  }
  const { user_id: userId, service_id: serviceId, template_id: templateId } = body;
  if (userId !== EMAILJS_PUBLIC_KEY) {
    return text(`The Public Key is invalid. To find this ID, visit ${DASHBOARD}/account`, 400);
  }
  const accessToken = body['accessToken'];
  if (accessToken === undefined || accessToken === null || accessToken === '') {
    return text('API calls in strict mode, but no private key was passed', 403);
  }
  if (accessToken !== EMAILJS_PRIVATE_KEY) return text('The private key is invalid', 403);
  if (serviceId !== EMAILJS_SERVICE_ID && serviceId !== 'default_service') {
    return text(`The service ID not found. To find this ID, visit ${DASHBOARD}`, 400);
  }
  if (templateId !== EMAILJS_TEMPLATE_ID) {
    return text(`The template ID not found. To find this ID, visit ${DASHBOARD}/templates`, 400);
  }
  const params = body['template_params'] ?? {};
  if (!isObject(params)) return text('The template_params parameter must be an object', 400);
  if (new TextEncoder().encode(JSON.stringify(params)).length > MOST_VARIABLE_BYTES) {
    return text('Variables size limit exceeded (50Kb)', 413);
  }
  const mail = {
    received_at: new Date(now).toISOString(),
    service_id: serviceId,
    template_id: templateId,
    user_id: userId,
    template_params: params,
  };
  if (state.mailRecorder) {
    await fetch(state.mailRecorder, { method: 'POST', body: JSON.stringify(mail) });
  }
  state.mails.add(mail);
  return text('OK');
}
