import { bodyText, isObject, parseJson, text } from '../responses.ts';
import {
  EMAILJS_PEOPLE_TEMPLATE_ID,
  EMAILJS_PRIVATE_KEY,
  EMAILJS_PUBLIC_KEY,
  EMAILJS_SERVICE_ID,
  EMAILJS_TEMPLATE_ID,
} from '../credentials.ts';
import type { SandboxState } from '../state.ts';
import type { SandboxProvider } from './provider.ts';

const MAX_PARAMS_BYTES = 50 * 1024;
const DASHBOARD = 'https://dashboard.emailjs.com/admin';

/**
 * EmailJS REST API (docs/providers.md): POST /api/v1.0/email/send with JSON; plain text responses.
 * In strict mode it needs `accessToken`, the private key. The rate limit is off by default, because
 * tests send in bursts.
 */
async function handleEmailJs(request: Request, state: SandboxState): Promise<Response> {
  const url = new URL(request.url);
  if (url.pathname !== '/api/v1.0/email/send' || request.method !== 'POST') {
    return text('Not Found', 404);
  }
  const now = state.now();
  if (state.emailjs.rateLimit) {
    const tooSoon = now - state.emailjs.lastSendAt < 1000;
    state.emailjs.lastSendAt = now;
    if (tooSoon) return text('Too Many Requests', 429);
  }
  // EmailJS reads JSON only with this type, and sees no parameters otherwise.
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
  const isToPerson = templateId === EMAILJS_PEOPLE_TEMPLATE_ID;
  if (templateId !== EMAILJS_TEMPLATE_ID && !isToPerson) {
    return text(`The template ID not found. To find this ID, visit ${DASHBOARD}/templates`, 400);
  }
  const params = body['template_params'] ?? {};
  if (!isObject(params)) return text('The template_params parameter must be an object', 400);
  // The template's recipient is {{to_email}}.
  if (isToPerson && !params['to_email']) return text('The recipients address is empty', 422);
  const { to_email: recipient } = params;
  if (typeof recipient === 'string' && state.emailjs.refuse.includes(recipient.toLowerCase())) {
    return text('The recipients address is invalid', 422);
  }
  if (new TextEncoder().encode(JSON.stringify(params)).length > MAX_PARAMS_BYTES) {
    return text('Variables size limit exceeded (50Kb)', 413);
  }
  state.mails.add({
    received_at: new Date(now).toISOString(),
    service_id: serviceId,
    template_id: templateId,
    user_id: userId,
    template_params: params,
  });
  return text('OK');
}

export const sandboxProvider: SandboxProvider = {
  host: 'api.emailjs.com',
  handle: handleEmailJs,
};
