import { toHex } from '../../shared/text/hex.ts';

/** Cloudflare refuses more in one call (workerd does not locally), so rounds are chained. */
const ITERATIONS_PER_ROUND = 100_000;
const ROUNDS = 6;
const schemeOf = (rounds: number) => `pbkdf2-sha256-${rounds}x${ITERATIONS_PER_ROUND}`;

const fromHex = (hex: string) =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** Six rounds, 600,000 iterations of PBKDF2-SHA-256, take about 0.1 s. Each is keyed by the one before. */
async function derive(
  password: string,
  salt: Uint8Array<ArrayBuffer>,
  rounds: number,
): Promise<Uint8Array> {
  let secret: Uint8Array<ArrayBuffer> = new TextEncoder().encode(password);
  for (let round = 0; round < rounds; round += 1) {
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
 * Salts and hashes a staff password for the ADMIN_PASSWORD_HASH secret.
 * @returns "<scheme>$<salt hex>$<hash hex>"; the scheme has the number of rounds
 */
export async function hashPassword(
  password: string,
  salt = crypto.getRandomValues(new Uint8Array(16)),
  rounds = ROUNDS,
): Promise<string> {
  return `${schemeOf(rounds)}$${toHex(salt)}$${toHex(await derive(password, salt, rounds))}`;
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
  const [scheme = '', salt, hash] = stored.split('$');
  const rounds = Number(/-([1-9])x/.exec(scheme)?.[1]);
  if (scheme !== schemeOf(rounds) || !salt || !hash) return false;
  return equalBytes(await derive(password, fromHex(salt), rounds), fromHex(hash));
}
