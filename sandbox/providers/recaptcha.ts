import { RECAPTCHA_SECRET_KEY } from '../credentials.ts';
import { bodyText, json } from '../responses.ts';
import type { SandboxState } from '../state.ts';
import type { SandboxProvider } from './provider.ts';

/** docs/providers.md */
const TOKEN_TTL_MS = 120_000;
/** Tokens carry the browser's clock, which may run ahead. */
const CLOCK_SKEW_MS = 60_000;
const TOKEN = /^sandbox\.([A-Za-z0-9_/]+)\.(\d{1,15})\.([A-Za-z0-9]{8,64})$/;

/**
 * A token as browser/recaptcha-script.ts makes it, for tests without a browser.
 * @param action letters, digits, `_` and `/`
 * @param now milliseconds since 1970; an old time gives an expired token
 */
export function mintCaptchaToken(action = 'form_submit', now = Date.now()): string {
  const random = crypto.randomUUID().replaceAll('-', '');
  return `sandbox.${action}.${Math.floor(now)}.${random}`;
}

/** Marks a token as used; drops expired ones when there are many. */
function useToken(state: SandboxState, token: string, createdAt: number): void {
  if (state.usedTokens.size >= 10_000) {
    for (const [old, time] of state.usedTokens) {
      if (state.now() - time > TOKEN_TTL_MS) state.usedTokens.delete(old);
    }
  }
  state.usedTokens.set(token, createdAt);
}

/**
 * reCAPTCHA siteverify (docs/providers.md): always 200 with JSON; failures are in `error-codes`.
 * A valid token can be used once, and gets the outcome set by PUT /__sandbox/captcha.
 */
async function handleRecaptcha(request: Request, state: SandboxState): Promise<Response> {
  const url = new URL(request.url);
  if (url.pathname !== '/recaptcha/api/siteverify') {
    return new Response(
      '<!DOCTYPE html><html lang=en><title>Error 404 (Not Found)</title></html>',
      {
        status: 404,
        headers: { 'Content-Type': 'text/html; charset=UTF-8', 'Cache-Control': 'no-store' },
      },
    );
  }
  // Google ignores a JSON body, and then misses both inputs.
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
  const createdAt = Number(time);
  const age = state.now() - createdAt;
  if (age < -CLOCK_SKEW_MS) return fail('invalid-input-response');
  if (age > TOKEN_TTL_MS || state.usedTokens.has(token)) return fail('timeout-or-duplicate');
  useToken(state, token, createdAt);

  const { success, score, hostname = 'localhost', 'error-codes': codes } = state.captcha;
  return json({
    success,
    challenge_ts: `${new Date(createdAt).toISOString().slice(0, 19)}Z`,
    hostname,
    ...(score === null ? {} : { score }),
    action,
    ...(codes ? { 'error-codes': codes } : {}),
  });
}

export const sandboxProvider: SandboxProvider = {
  host: 'www.google.com',
  handle: handleRecaptcha,
};
