/**
 * JSON as PHP's `json_encode` writes it: `/` becomes `\/`, everything outside ASCII `\uXXXX` in
 * lower case. StoryChief signs that text and no other (providers.md section 1, pitfalls.md A6).
 * Members that are undefined are left out. Numbers must be integers or short decimals: PHP writes
 * very large floats differently.
 */
export function phpJsonEncode(value: unknown): string {
  // JSON.stringify answers undefined for undefined and functions, which its type does not say.
  const plain = JSON.stringify(value) as string | undefined;
  if (plain === undefined) throw new TypeError('php-json: this value has no JSON form');
  // A slash or a non-ASCII character can only stand inside a string, so the text as a whole may be
  // treated. Working on UTF-16 units gives surrogate pairs as two escapes, as PHP does.
  let encoded = '';
  for (let at = 0; at < plain.length; at += 1) {
    const unit = plain.charCodeAt(at);
    if (unit === 0x2f) encoded += '\\/';
    else if (unit > 0x7f) encoded += `\\u${unit.toString(16).padStart(4, '0')}`;
    else encoded += plain.charAt(at);
  }
  return encoded;
}

/** HMAC-SHA256 of the PHP-style JSON of `value` under `key`, as 64 lower-case hex digits. */
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

/**
 * Signs a webhook payload as StoryChief does.
 * @returns the request body: PHP-style JSON with `meta.mac` added as the last member of `meta`.
 */
export async function signWebhookPayload(
  payload: { meta: Record<string, unknown>; data: unknown },
  key: string,
): Promise<string> {
  const mac = await phpJsonMac(payload, key);
  return phpJsonEncode({ ...payload, meta: { ...payload.meta, mac } });
}
