import { toHex } from './text/hex.ts';

/** Of the text's UTF-8 bytes, in hex. */
export async function sha256(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return toHex(new Uint8Array(hash));
}
