import { Hono } from 'hono';
import { cors } from 'hono/cors';

import { PARTNERSTACK_PUBLIC_KEY } from '../credentials.ts';
import type { SandboxHono } from '../hono.ts';
import { handleCall } from '../providers/handle-call.ts';
import { bodyText, isObject, json, parseJson, script } from '../responses.ts';

const LOCAL_ORIGIN = /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/;
const SCRIPT_PATH = '/partnerstack/v1';
const SIGN_UP_PATH = '/partnerstack/signup';

async function recordSignUp(request: Request): Promise<Response> {
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
 * PartnerStackJS (docs/providers.md): `window.growsumo` with `data`, `_initialize(key)` and
 * `createSignup(callback?)`. The partner key comes from `gspk` or `ps_partner_key` (base64 without
 * padding) in the address, or from the cookie `growSumoPartnerKey`.
 */
function trackingScript(url: URL): Response {
  return script(`(() => {
  'use strict';
  if (window.growsumo) return;
  const endpoint = ${JSON.stringify(`${url.origin}/__sandbox${SIGN_UP_PATH}`)};
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
      const done = (result) => { if (typeof callback === 'function') callback(result); };
      if (!publicKey || !data.email || !data.customer_key) { done(null); return; }
      // text/plain needs no preflight; keepalive survives navigation.
      fetch(endpoint, {
        method: 'POST',
        mode: 'cors',
        credentials: 'omit',
        keepalive: true,
        headers: { 'Content-Type': 'text/plain;charset=UTF-8' },
        body: JSON.stringify(Object.assign({ public_key: publicKey }, data)),
      }).then((response) => response.json()).then(done, () => done(null));
    },
  };
})();
`);
}

/** PartnerStack's tracking script, and the sign-ups that it sends. */
export const tracking = new Hono<SandboxHono>();

tracking.get(SCRIPT_PATH, (c) => trackingScript(new URL(c.req.url)));

tracking.use(
  SIGN_UP_PATH,
  cors({
    origin: (origin) => (LOCAL_ORIGIN.test(origin) ? origin : null),
    allowMethods: ['POST', 'OPTIONS'],
    allowHeaders: ['Content-Type'],
    maxAge: 600,
  }),
);
// A fault of PartnerStack is meant for its API; one that names this path hits sign-ups too.
tracking.post(SIGN_UP_PATH, (c) =>
  handleCall({
    state: c.env.state,
    provider: 'partnerstack',
    request: c.req.raw,
    handle: recordSignUp,
    hitBy: 'named',
  }),
);
