import { getCookie, setCookie } from 'hono/cookie';

import type { AppContext, StaffSession } from '../../http/context.ts';
import { AppError } from '../../http/app-error.ts';
import { credentialMark } from '../../db/staff-sessions.ts';
import { SESSION_COOKIE } from '../../http/security/staff-paths.ts';
import { sha256 } from '../../shared/sha256.ts';
import { actorOf, shortSession } from '../../audit/actor.ts';
import type { Actor } from '../../audit/audit.queries.ts';
import { endSession, findSession, startSession, type SessionKey } from './session.queries.ts';
import { SESSION_MS } from '../staff.contract.ts';

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** 256 random bits in base64url. */
function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes)).replace(
    /[+/=]/g,
    (letter) => ({ '+': '-', '/': '_' })[letter] ?? '',
  );
}

/**
 * Without Max-Age the cookie ends with the browser; the server ends the session by its own clock. A link from
 * a mail or a chat has to open what it names, so the cookie comes with it (Lax); what writes or hands out
 * data is refused to other sites by the guard.
 */
const writeCookie = (c: AppContext, token: string, age: { maxAge?: 0 } = {}): void =>
  setCookie(c, SESSION_COOKIE, token, {
    path: '/',
    secure: true,
    httpOnly: true,
    sameSite: 'Lax',
    ...age,
  });

/** Whether the request has a cookie that looks like a session; does not read the database. */
export function hasSessionCookie(c: AppContext): boolean {
  return TOKEN.test(getCookie(c, SESSION_COOKIE) ?? '');
}

async function keyOf(c: AppContext): Promise<SessionKey | undefined> {
  if (!hasSessionCookie(c)) return undefined;
  const [tokenHash, mark] = await Promise.all([
    sha256(getCookie(c, SESSION_COOKIE) ?? ''),
    credentialMark(c.get('services').config),
  ]);
  return { tokenHash, mark };
}

/** The request's session, if it lasts. @throws AppError store_failed */
export async function sessionOf(c: AppContext): Promise<StaffSession | undefined> {
  const key = await keyOf(c);
  if (key === undefined) return undefined;
  try {
    return await findSession(c.get('services').db, key, Date.now());
  } catch {
    throw new AppError(
      'store_failed',
      'We cannot check your session at the moment. Please try again.',
    );
  }
}

/** Signs the browser in with a new token; its previous session ends. */
export async function beginSession(
  c: AppContext,
  { address, name }: { address: string; name: Actor['name'] },
): Promise<void> {
  const token = newToken();
  const now = Date.now();
  const tokenHash = await sha256(token);
  await startSession(
    c.get('services').db,
    {
      tokenHash,
      createdAt: now,
      expiresAt: now + SESSION_MS,
      address,
      userAgent: (c.req.header('user-agent') ?? '').slice(0, 300),
      name,
      credential: await credentialMark(c.get('services').config),
    },
    { session: shortSession(tokenHash), name, address },
    await keyOf(c),
  );
  writeCookie(c, token);
}

/** Signs the browser out: ends the session on the server, deletes the cookie and the cache. */
export async function leaveSession(c: AppContext): Promise<void> {
  const key = c.get('staff') ? await keyOf(c) : undefined;
  if (key) await endSession(c.get('services').db, key, actorOf(c), Date.now());
  writeCookie(c, '', { maxAge: 0 });
  c.header('clear-site-data', '"cache"');
}
