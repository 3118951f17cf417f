import { contactKey } from '../shared/text/person-contact.ts';
import { toHex } from '../shared/text/hex.ts';

/** The settings that erasures are keyed with. */
export interface ErasureSecrets {
  ERASURE_KEY?: string | undefined;
  ADMIN_PASSWORD_HASH?: string | undefined;
}

/** Today's first. Without a secret of its own an erasure was keyed with the password's hash. */
const secretsOf = ({ ERASURE_KEY, ADMIN_PASSWORD_HASH = '' }: ErasureSecrets): string[] =>
  ERASURE_KEY === undefined ? [ADMIN_PASSWORD_HASH] : [ERASURE_KEY, ADMIN_PASSWORD_HASH];

/**
 * What stays of an erased address or phone number: only who has the secret and the address can recognize
 * it, in any spelling that is stored the same.
 * @returns the hashes that an erasure of a contact may have left, the one of today's secret first
 */
export async function addressHasher(
  secrets: ErasureSecrets,
): Promise<(contact: string) => Promise<string[]>> {
  const bytes = new TextEncoder();
  const keys = await Promise.all(
    secretsOf(secrets).map((secret) =>
      crypto.subtle.importKey(
        'raw',
        bytes.encode(`erasures:${secret}`),
        { name: 'HMAC', hash: 'SHA-256' },
        false,
        ['sign'],
      ),
    ),
  );
  return (contact) => {
    const written = bytes.encode(contactKey(contact));
    return Promise.all(
      keys.map(async (key) =>
        toHex(new Uint8Array(await crypto.subtle.sign('HMAC', key, written))),
      ),
    );
  };
}
