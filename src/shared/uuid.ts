import { toHex } from './text/hex.ts';

/**
 * RFC 9562: sorts by time of creation. Not a secret.
 * @param now ms since 1970
 */
export function uuidv7(now: number = Date.now()): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const view = new DataView(bytes.buffer);
  view.setUint16(0, Math.floor(now / 2 ** 32));
  view.setUint32(2, now % 2 ** 32);
  view.setUint8(6, (view.getUint8(6) & 0x0f) | 0x70);
  view.setUint8(8, (view.getUint8(8) & 0x3f) | 0x80);
  const hex = toHex(bytes);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-');
}

/** When an id of uuidv7 was made, by the clock of its maker (ms since 1970). */
export const timeOfUuid = (id: string): number =>
  Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
