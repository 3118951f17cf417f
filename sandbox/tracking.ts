import { bodyText, isObject, json, parseJson, script } from './answers.ts';
import { PARTNERSTACK_PUBLIC_KEY } from './credentials.ts';

const LOCAL_ORIGIN = /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/;

/** The path that the tracking script posts sign-ups to. */
export const TRACKING_SIGNUP_PATH = '/__sandbox/partnerstack/signup';

/** CORS headers for pages on this machine; none for others. */
function corsHeaders(request: Request): Record<string, string> {
  const origin = request.headers.get('Origin') ?? '';
  const headers: Record<string, string> = { Vary: 'Origin' };
  if (LOCAL_ORIGIN.test(origin)) headers['Access-Control-Allow-Origin'] = origin;
  return headers;
}

/** Adds this machine's CORS headers to an answer, faulted ones included. */
export function withCors(request: Request, response: Response): Response {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(corsHeaders(request))) headers.set(name, value);
  return new Response(response.body, { status: response.status, headers });
}

/** The preflight answer for sign-ups. */
export function trackingPreflight(request: Request): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...corsHeaders(request),
      'Access-Control-Allow-Methods': 'POST, OPTIONS',
      'Access-Control-Allow-Headers': 'Content-Type',
      'Access-Control-Max-Age': '600',
      'Cache-Control': 'no-store',
    },
  });
}

/**
 * A customer sign-up from the tracking script: `{public_key, name, email, customer_key,
 * partner_key, …}`. Answers 200 `{message, status}`, or 400 and 401 in the same shape.
 */
export async function trackingSignup(request: Request): Promise<Response> {
  const body = parseJson(await bodyText(request));
  if (!isObject(body)) return json({ message: 'Failed to decode JSON object', status: 400 }, 400);
  if (body['public_key'] !== PARTNERSTACK_PUBLIC_KEY) {
    return json({ message: 'Unknown public key', status: 401 }, 401);
  }
  for (const name of ['email', 'customer_key']) {
    if (typeof body[name] !== 'string' || body[name] === '') {
      return json({ message: `'${name}' is a required property`, status: 400 }, 400);
    }
  }
  return json({ message: 'Signup recorded', status: 200 });
}

/**
 * PartnerStackJS (providers.md section 2): `window.growsumo` with `data`, `_initialize(key)` and
 * `createSignup(callback?)`. Reads `gspk` or `ps_partner_key` (base64 without padding) from the
 * address or the cookie `growSumoPartnerKey`, and puts it decoded into `data.partner_key` and
 * `data.ps_partner_key`. Like the real one it needs name or e-mail set before `createSignup`.
 */
export function trackingScript(url: URL): Response {
  return script(`(() => {
  'use strict';
  if (window.growsumo) return;
  const endpoint = ${JSON.stringify(url.origin + TRACKING_SIGNUP_PATH)};
  const decode = (value) => {
    try {
      const padded = value.replace(/-/g, '+').replace(/_/g, '/');
      return atob(padded + '='.repeat((4 - (padded.length % 4)) % 4));
    } catch {
      return '';
    }
  };
  const cookie = () => {
    const found = document.cookie.split('; ').find((part) => part.startsWith('growSumoPartnerKey='));
    try {
      return found ? decodeURIComponent(found.slice(found.indexOf('=') + 1)) : '';
    } catch {
      return '';
    }
  };
  let publicKey = '';
  const data = {};
  window.growsumo = {
    data,
    _initialize(key) {
      publicKey = String(key);
      const query = new URLSearchParams(location.search);
      const coded = query.get('ps_partner_key') || query.get('gspk') || '';
      const partner = (coded && decode(coded)) || cookie();
      const click = query.get('ps_xid') || query.get('gsxid');
      if (click) data.ps_xid = click;
      if (!partner) return;
      data.partner_key = partner;
      data.ps_partner_key = partner;
      document.cookie = 'growSumoPartnerKey=' + encodeURIComponent(partner) +
        '; Path=/; Max-Age=7776000; SameSite=Lax';
    },
    createSignup(callback) {
      const done = (answer) => { if (typeof callback === 'function') callback(answer); };
      if (!publicKey || !data.email || !data.customer_key) { done(null); return; }
      // text/plain needs no preflight, and keepalive lets the page move on meanwhile.
      fetch(endpoint, {
        method: 'POST',
        mode: 'cors',
        credentials: 'omit',
        keepalive: true,
        headers: { 'Content-Type': 'text/plain;charset=UTF-8' },
        body: JSON.stringify(Object.assign({ public_key: publicKey }, data)),
      }).then((answer) => answer.json()).then(done, () => done(null));
    },
  };
})();
`);
}
