import { toHex } from '../../../shared/text/hex.ts';

/** Cloudflare refuses more in one call (workerd does not locally), so rounds are chained. */
const ITERATIONS_PER_ROUND = 100_000;
const ROUNDS = 6;
const SCHEME = `pbkdf2-sha256-${ROUNDS}x${ITERATIONS_PER_ROUND}`;

const fromHex = (hex: string) =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** 600,000 iterations of PBKDF2-SHA-256, each round keyed by the one before. Takes about 0.1 s. */
async function derive(password: string, salt: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  let secret: Uint8Array<ArrayBuffer> = new TextEncoder().encode(password);
  for (let round = 0; round < ROUNDS; round += 1) {
    const key = await crypto.subtle.importKey('raw', secret, 'PBKDF2', false, ['deriveBits']);
    const bits = await crypto.subtle.deriveBits(
      { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ITERATIONS_PER_ROUND },
      key,
      256,
    );
    secret = new Uint8Array(bits);
  }
  return secret;
}

/**
 * Salts and hashes a staff password for the ADMIN_PASSWORD_HASH secret (decision Y-02).
 * @returns "<scheme>$<salt hex>$<hash hex>"
 */
export async function hashPassword(
  password: string,
  salt = crypto.getRandomValues(new Uint8Array(16)),
): Promise<string> {
  return `${SCHEME}$${toHex(salt)}$${toHex(await derive(password, salt))}`;
}

/** Compares in constant time. */
function equalBytes(a: Uint8Array, b: Uint8Array): boolean {
  if (a.byteLength !== b.byteLength) return false;
  let difference = 0;
  for (let index = 0; index < a.byteLength; index += 1) {
    difference |= (a[index] ?? 0) ^ (b[index] ?? 0);
  }
  return difference === 0;
}

/** @param stored what hashPassword returned; false for anything else */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [scheme, salt, hash] = stored.split('$');
  if (scheme !== SCHEME || !salt || !hash) return false;
  return equalBytes(await derive(password, fromHex(salt)), fromHex(hash));
}
