import { sha256 } from '../shared/sha256.ts';

/** The key in KV that counts an address's messages; hashed, so that no key's name has an address in it. */
export const contactCounterKey = async (limitKey: string): Promise<string> =>
  `contact-limit:${await sha256(limitKey)}`;
