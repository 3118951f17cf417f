import { bodyText, json, script } from './answers.ts';
import { RECAPTCHA_SECRET_KEY, RECAPTCHA_SITE_KEY } from './credentials.ts';
import type { SandboxState } from './state.ts';

export const RECAPTCHA_HOST = 'www.google.com';
/** Tokens live two minutes (providers.md section 4). */
const TOKEN_LIFE_MS = 120_000;
/** A browser's clock may run ahead of the Worker's a little. */
const CLOCK_SKEW_MS = 60_000;
const TOKEN = /^sandbox\.([A-Za-z0-9_/]+)\.(\d{1,15})\.([A-Za-z0-9]{8,64})$/;

/**
 * A captcha token as the sandbox's browser script makes them, for tests without a browser.
 * @param action letters, digits, `_` and `/`
 * @param now milliseconds since 1970; an old time gives a token that has run out
 */
export function mintCaptchaToken(action = 'form_submit', now = Date.now()): string {
  const random = crypto.randomUUID().replaceAll('-', '');
  return `sandbox.${action}.${Math.floor(now)}.${random}`;
}

/** Remembers that a token was spent, and forgets those that could not be spent anyhow. */
function spend(state: SandboxState, token: string, madeAt: number): void {
  if (state.usedTokens.size >= 10_000) {
    for (const [old, time] of state.usedTokens) {
      if (state.now() - time > TOKEN_LIFE_MS) state.usedTokens.delete(old);
    }
  }
  state.usedTokens.set(token, madeAt);
}

/**
 * reCAPTCHA siteverify (providers.md section 4): form-encoded `secret` and `response`, always 200
 * with JSON; failures are in `error-codes`. A good token is spent, then gets the answer set by
 * PUT /__sandbox/captcha. null for another host; 404 for the rest of Google.
 */
export async function answerRecaptcha(
  request: Request,
  state: SandboxState,
): Promise<Response | null> {
  const url = new URL(request.url);
  if (url.hostname !== RECAPTCHA_HOST) return null;
  if (url.pathname !== '/recaptcha/api/siteverify') {
    return new Response(
      '<!DOCTYPE html><html lang=en><title>Error 404 (Not Found)</title></html>',
      {
        status: 404,
        headers: { 'Content-Type': 'text/html; charset=UTF-8', 'Cache-Control': 'no-store' },
      },
    );
  }
  // A JSON body is not read: the real one then misses both inputs.
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(
    request.headers.get('Content-Type') ?? '',
  );
  const form = isForm ? new URLSearchParams(await bodyText(request)) : url.searchParams;
  const secret = form.get('secret') ?? '';
  const token = form.get('response') ?? '';
  const fail = (...codes: string[]): Response => json({ success: false, 'error-codes': codes });

  const missing = [
    ...(token === '' ? ['missing-input-response'] : []),
    ...(secret === '' ? ['missing-input-secret'] : []),
  ];
  if (missing.length > 0) return fail(...missing);
  if (secret !== RECAPTCHA_SECRET_KEY) return fail('invalid-input-secret');
  const [, action, time] = TOKEN.exec(token) ?? [];
  if (action === undefined || time === undefined) return fail('invalid-input-response');
  const madeAt = Number(time);
  const age = state.now() - madeAt;
  if (age < -CLOCK_SKEW_MS) return fail('invalid-input-response');
  if (age > TOKEN_LIFE_MS || state.usedTokens.has(token)) return fail('timeout-or-duplicate');
  spend(state, token, madeAt);

  const { success, score, 'error-codes': codes } = state.captcha;
  return json({
    success,
    challenge_ts: `${new Date(madeAt).toISOString().slice(0, 19)}Z`,
    hostname: 'localhost',
    ...(score === null ? {} : { score }),
    action,
    ...(codes ? { 'error-codes': codes } : {}),
  });
}

/**
 * The browser script: `window.grecaptcha` with `ready` and `execute`. Its badge is an empty hidden
 * element styled through `element.style`, so that it works under `style-src 'self'`.
 */
export function captchaScript(url: URL): Response {
  const settings = JSON.stringify({
    key: RECAPTCHA_SITE_KEY,
    render: url.searchParams.get('render') ?? '',
    onload: url.searchParams.get('onload') ?? '',
  });
  return script(`(() => {
  'use strict';
  const settings = ${settings.replaceAll('<', '\\u003c')};
  const run = (callback) => { setTimeout(callback, 0); };
  const execute = async (siteKey, options) => {
    if (siteKey !== settings.key || settings.render !== settings.key) {
      throw new Error('Invalid site key or not loaded in api.js: ' + siteKey);
    }
    const action = (options && options.action) || '';
    if (action !== '' && !/^[A-Za-z0-9_/]+$/.test(action)) {
      throw new Error('Invalid action name, may only include "A-Za-z/_". Do not include user-specific information.');
    }
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    const random = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    return ['sandbox', action || 'none', Date.now(), random].join('.');
  };
  const early = window.___grecaptcha_cfg && window.___grecaptcha_cfg.fns;
  window.grecaptcha = { ready: run, execute };
  if (Array.isArray(early)) early.forEach(run);
  if (/^[A-Za-z_$][\\w$]*$/.test(settings.onload)) {
    run(() => { if (typeof window[settings.onload] === 'function') window[settings.onload](); });
  }
  const addBadge = () => {
    if (document.querySelector('.grecaptcha-badge')) return;
    const badge = document.createElement('div');
    badge.className = 'grecaptcha-badge';
    badge.setAttribute('aria-hidden', 'true');
    Object.assign(badge.style, {
      position: 'fixed', left: '4px', bottom: '4px', width: '8px', height: '8px',
      visibility: 'hidden', pointerEvents: 'none',
    });
    document.body.append(badge);
  };
  if (document.body) addBadge();
  else addEventListener('DOMContentLoaded', addBadge, { once: true });
})();
`);
}
