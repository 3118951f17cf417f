/**
 * JSON as PHP's `json_encode` writes it, which is what StoryChief signs (docs/providers.md): `/`
 * becomes `\/`, everything outside ASCII `\uXXXX` in lower case. Numbers must be integers or short
 * decimals: PHP formats large floats differently.
 */
export function phpJsonEncode(value: unknown): string {
  // JSON.stringify returns undefined for undefined and functions; its type omits that.
  const plain = JSON.stringify(value) as string | undefined;
  if (plain === undefined) throw new TypeError('php-json: this value has no JSON form');
  // Slashes and non-ASCII characters occur only inside strings. Escaping UTF-16 units gives a
  // surrogate pair two escapes, as PHP does.
  let encoded = '';
  for (let at = 0; at < plain.length; at += 1) {
    const unit = plain.charCodeAt(at);
    if (unit === 0x2f) encoded += '\\/';
    else if (unit > 0x7f) encoded += `\\u${unit.toString(16).padStart(4, '0')}`;
    else encoded += plain.charAt(at);
  }
  return encoded;
}

/** HMAC-SHA256 of the PHP-style JSON of `value`, as 64 lower-case hex digits. */
export async function phpJsonMac(value: unknown, key: string): Promise<string> {
  const bytes = new TextEncoder();
  const secret = await crypto.subtle.importKey(
    'raw',
    bytes.encode(key),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  const mac = await crypto.subtle.sign('HMAC', secret, bytes.encode(phpJsonEncode(value)));
  return Array.from(new Uint8Array(mac), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** @returns the signed request body: `meta.mac` is the last member of `meta`, as in StoryChief's */
export async function signWebhookPayload(
  payload: { meta: Record<string, unknown>; data: unknown },
  key: string,
): Promise<string> {
  const mac = await phpJsonMac(payload, key);
  return phpJsonEncode({ ...payload, meta: { ...payload.meta, mac } });
}
