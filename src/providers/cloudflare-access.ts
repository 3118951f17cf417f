import type { JWTVerifyGetKey } from 'jose';

import type { Access } from '../staff/sign-in/access.port.ts';
import { logError, traceOf } from '../shared/log.ts';
import { failure, success } from '../shared/result.ts';
import { callProvider } from './http.ts';

const PROVIDER = 'Cloudflare Access';
const DEADLINE_MS = 5000;
const MAX_BYTES = 64 * 1024;

/** Of jose, where the key endpoint is at fault. Its other errors are about the token. */
const KEY_ERRORS: ReadonlySet<string> = new Set([
  'ERR_JOSE_GENERIC',
  'ERR_JWKS_INVALID',
  'ERR_JWKS_TIMEOUT',
]);

/**
 * Verifies tokens with the keys of a team. The keys stay in the isolate for ten minutes; a token with
 * an unknown key asks for them again, at most every 30 seconds.
 * @returns null unless both settings are set
 */
export function createAccess(
  settings: { ACCESS_TEAM_DOMAIN?: string | undefined; ACCESS_AUD?: string | undefined },
  outbound: typeof fetch,
): Access | null {
  const { ACCESS_TEAM_DOMAIN: team, ACCESS_AUD: audience } = settings;
  if (team === undefined || audience === undefined) return null;
  const issuer = `https://${team}`;

  const fetchKeys = async (url: string): Promise<Response> => {
    const options = { provider: PROVIDER, deadlineMs: DEADLINE_MS, maxBytes: MAX_BYTES };
    const received = await callProvider(outbound, new Request(url), options);
    if (!received.ok) throw new Error(received.error.message);
    return new Response(received.value.text, { status: received.value.status });
  };

  let keys: JWTVerifyGetKey | undefined;
  return {
    async identify(token) {
      const { createRemoteJWKSet, customFetch, errors, jwtVerify } = await import('jose');
      keys ??= createRemoteJWKSet(new URL('/cdn-cgi/access/certs', issuer), {
        [customFetch]: fetchKeys,
      });
      try {
        const { payload } = await jwtVerify<{ email?: unknown }>(token, keys, {
          issuer,
          audience,
          algorithms: ['RS256'],
          requiredClaims: ['exp'],
        });
        // A service token names no person.
        const { email } = payload;
        return typeof email === 'string' && email !== '' ? success(email) : failure('refused');
      } catch (error) {
        if (error instanceof errors.JOSEError && !KEY_ERRORS.has(error.code)) {
          return failure('refused');
        }
        logError('access_keys_unavailable', traceOf(error));
        return failure('unavailable');
      }
    },
  };
}
