import { toHex } from '../../shared/text/hex.ts';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPENING = new Set([0x7b, 0x5b]);
const CLOSING = new Set([0x7d, 0x5d]);

const encoder = new TextEncoder();
const decoder = new TextDecoder();

const isBlank = (byte: number | undefined): boolean =>
  byte === 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d;

/** The index of the next byte that is no blank, in either direction. */
function pastBlanks(bytes: Uint8Array, from: number, step: 1 | -1): number {
  let at = from;
  while (isBlank(bytes[at])) at += step;
  return at;
}

/** The index of a string's closing quote. @param from that of its opening one */
function endOfString(bytes: Uint8Array, from: number): number {
  let at = from + 1;
  while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1;
  return at;
}

interface MacMember {
  mac: string;
  /** The member's bytes, with the comma that joins it to another. */
  start: number;
  end: number;
}

/** Includes the member's comma: the one before it, else the one behind it. */
function withComma(bytes: Uint8Array, start: number, end: number): [start: number, end: number] {
  const before = pastBlanks(bytes, start - 1, -1);
  if (bytes[before] === COMMA) return [before, end];
  const behind = pastBlanks(bytes, end, 1);
  return bytes[behind] === COMMA ? [start, behind + 1] : [start, end];
}

const META = encoder.encode('meta');
const MAC = encoder.encode('mac');

const isAt = (bytes: Uint8Array, start: number, end: number, name: Uint8Array): boolean =>
  end - start === name.length && name.every((byte, index) => bytes[start + index] === byte);

/** Finds `meta.mac` in the bytes of a JSON object; a member of that name elsewhere is another. */
function findMac(bytes: Uint8Array): MacMember | null {
  let depth = 0;
  let inMeta = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (OPENING.has(byte)) depth += 1;
    else if (CLOSING.has(byte)) depth -= 1;
    if (byte !== QUOTE) continue;
    const start = at;
    at = endOfString(bytes, start);
    const colon = pastBlanks(bytes, at + 1, 1);
    if (bytes[colon] !== COLON) continue;
    if (depth === 1) inMeta = isAt(bytes, start + 1, at, META);
    if (depth !== 2 || !inMeta || !isAt(bytes, start + 1, at, MAC)) continue;
    const value = pastBlanks(bytes, colon + 1, 1);
    if (bytes[value] !== QUOTE) return null;
    const close = endOfString(bytes, value);
    const [from, to] = withComma(bytes, start, close + 1);
    return { mac: decoder.decode(bytes.subarray(value + 1, close)), start: from, end: to };
  }
  return null;
}

const importKey = (key: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', encoder.encode(key), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ]);

/**
 * Whether StoryChief signed a call. Its MAC is over the JSON as PHP writes it, without `meta.mac`, so
 * that member is cut out of the received bytes. Compares in constant time.
 * @param bytes the body, not yet parsed; it may be no JSON
 */
export async function isSigned(bytes: Uint8Array<ArrayBuffer>, key: string): Promise<boolean> {
  const member = findMac(bytes);
  if (!member || !/^[0-9a-f]{64}$/.test(member.mac)) return false;
  const signed = new Uint8Array(bytes.length - (member.end - member.start));
  signed.set(bytes.subarray(0, member.start));
  signed.set(bytes.subarray(member.end), member.start);
  const mac = Uint8Array.from(member.mac.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  return crypto.subtle.verify('HMAC', await importKey(key), mac, signed);
}

/** JSON as PHP's json_encode writes it: slashes and all that is not ASCII are escaped. */
const phpJson = (value: object): string =>
  JSON.stringify(value).replace(/[/\u0080-\uffff]/g, (unit) =>
    unit === '/' ? '\\/' : `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** A reply's body, signed as StoryChief's own plugins sign theirs: with `mac` at the top. */
export async function signedReply(reply: object, key: string): Promise<string> {
  const mac = await crypto.subtle.sign(
    'HMAC',
    await importKey(key),
    encoder.encode(phpJson(reply)),
  );
  return phpJson({ ...reply, mac: toHex(new Uint8Array(mac)) });
}
