const STEP_MS = 30_000;
const DIGITS = 6;
/** Steps before and after the current one whose codes are taken: clocks differ (RFC 6238, 5.2). */
const DRIFT_STEPS = 1;

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648, without padding. */
export function toBase32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => ALPHABET.charAt(Number.parseInt(five.padEnd(5, '0'), 2)))
    .join('');
}

function fromBase32(text: string): Uint8Array<ArrayBuffer> {
  const bits = Array.from(text, (letter) =>
    ALPHABET.indexOf(letter).toString(2).padStart(5, '0'),
  ).join('');
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
}

/** The code of one step (RFC 4226, 5.3). */
async function codeOf(key: CryptoKey, step: number): Promise<string> {
  const counter = new DataView(new ArrayBuffer(8));
  counter.setBigUint64(0, BigInt(step));
  const mac = new DataView(await crypto.subtle.sign('HMAC', key, counter.buffer));
  const offset = mac.getUint8(mac.byteLength - 1) & 0x0f;
  const number = (mac.getUint32(offset) & 0x7fffffff) >>> 0;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

const keyOf = (secret: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', fromBase32(secret), { name: 'HMAC', hash: 'SHA-1' }, false, [
    'sign',
  ]);

/** @param secret in base32 */
export const totpAt = async (secret: string, at: number): Promise<string> =>
  codeOf(await keyOf(secret), Math.floor(at / STEP_MS));

/**
 * The time step whose code this is, near now (RFC 6238). All steps are compared, whichever fits.
 * @returns undefined for a wrong code
 */
export async function stepOfCode(
  secret: string,
  code: string,
  now: number,
): Promise<number | undefined> {
  const key = await keyOf(secret);
  const current = Math.floor(now / STEP_MS);
  const steps = Array.from({ length: 2 * DRIFT_STEPS + 1 }, (_, index) => current + index - 1);
  const codes = await Promise.all(steps.map((step) => codeOf(key, step)));
  return steps.find((_, index) => codes[index] === code);
}

/** What authenticator apps read, as text or as a QR code. */
export function otpauthUri(secret: string, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  const query = new URLSearchParams({ secret, issuer, algorithm: 'SHA1' });
  return `otpauth://totp/${label}?${query.toString().replaceAll('+', '%20')}&digits=${DIGITS}&period=${STEP_MS / 1000}`;
}
