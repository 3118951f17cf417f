import { getCookie, setCookie } from 'hono/cookie';

import type { AppContext } from '../../../http/context.ts';
import { toHex } from '../../../shared/text/hex.ts';

/**
 * A browser that has signed in before has a signed cookie, and failed attempts of its own (OWASP,
 * device cookies): floods from elsewhere cannot lock it out. It opens nothing by itself.
 */
const COOKIE = '__Host-staff-device';
const LIFETIME_S = 180 * 24 * 3600;
/** "<id>.<issued at, seconds>.<MAC>" */
const FORMAT = /^([0-9a-f]{32})\.(\d{10})\.([0-9a-f]{64})$/;

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** Keyed by the password's hash: a changed password makes every device unknown. */
const keyOf = (passwordHash: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', bytesOf(passwordHash), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ]);

const signed = (id: string, issuedAt: string) => bytesOf(`staff-device:${id}:${issuedAt}`);

/** The id in the request's device cookie; undefined without a valid one. */
export async function deviceOf(c: AppContext, passwordHash: string): Promise<string | undefined> {
  const [, id, issuedAt, mac] = FORMAT.exec(getCookie(c, COOKIE) ?? '') ?? [];
  if (id === undefined || issuedAt === undefined || mac === undefined) return undefined;
  if (Number(issuedAt) + LIFETIME_S < Date.now() / 1000) return undefined;
  const bytes = Uint8Array.from(mac.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const key = await keyOf(passwordHash);
  return (await crypto.subtle.verify('HMAC', key, bytes, signed(id, issuedAt))) ? id : undefined;
}

/** Sets a cookie with a new id, so that failures under a stolen one stay with that one. */
export async function rememberDevice(c: AppContext, passwordHash: string): Promise<void> {
  const id = toHex(crypto.getRandomValues(new Uint8Array(16)));
  const issuedAt = String(Math.floor(Date.now() / 1000));
  const mac = await crypto.subtle.sign('HMAC', await keyOf(passwordHash), signed(id, issuedAt));
  setCookie(c, COOKIE, `${id}.${issuedAt}.${toHex(new Uint8Array(mac))}`, {
    path: '/',
    secure: true,
    httpOnly: true,
    sameSite: 'Strict',
    maxAge: LIFETIME_S,
  });
}
