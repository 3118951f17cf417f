import { toHex } from '../../../shared/text/hex.ts';

/** How slow a hash is: rounds of PBKDF2-SHA-256, each keyed by the one before. */
interface Cost {
  rounds: number;
  /** Of each round. Cloudflare refuses more than 100,000 in one call (workerd does not locally). */
  iterations: number;
}

/** 600,000 iterations take about 0.1 s. */
const COST: Cost = { rounds: 6, iterations: 100_000 };
const SCHEME = /^pbkdf2-sha256-([1-9])x([1-9]\d{2,4}|100000)$/;

const fromHex = (hex: string) =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

async function derive(
  password: string,
  salt: Uint8Array<ArrayBuffer>,
  { rounds, iterations }: Cost,
): Promise<Uint8Array> {
  let secret: Uint8Array<ArrayBuffer> = new TextEncoder().encode(password);
  for (let round = 0; round < rounds; round += 1) {
    const key = await crypto.subtle.importKey('raw', secret, 'PBKDF2', false, ['deriveBits']);
    const bits = await crypto.subtle.deriveBits(
      { name: 'PBKDF2', hash: 'SHA-256', salt, iterations },
      key,
      256,
    );
    secret = new Uint8Array(bits);
  }
  return secret;
}

/**
 * Salts and hashes a staff password for the ADMIN_PASSWORD_HASH secret (decision Y-02).
 * @param cost is part of the result; less than the usual is for local runs only
 * @returns "pbkdf2-sha256-<rounds>x<iterations>$<salt hex>$<hash hex>"
 */
export async function hashPassword(
  password: string,
  salt = crypto.getRandomValues(new Uint8Array(16)),
  cost = COST,
): Promise<string> {
  const hash = await derive(password, salt, cost);
  return `pbkdf2-sha256-${cost.rounds}x${cost.iterations}$${toHex(salt)}$${toHex(hash)}`;
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
  const [, rounds, iterations] = SCHEME.exec(scheme) ?? [];
  if (!rounds || !iterations || !salt || !hash) return false;
  const cost = { rounds: Number(rounds), iterations: Number(iterations) };
  return equalBytes(await derive(password, fromHex(salt), cost), fromHex(hash));
}
