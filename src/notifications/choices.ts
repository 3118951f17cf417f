import { SUBJECT_NAMES, type Subject } from './choices.contract.ts';

/** In KV: every location knows it within a minute. */
const KEY = 'notifications-off';

/** What staff chose not to be told of; nothing where that cannot be read. */
export async function readMuted(kv: KVNamespace): Promise<Subject[]> {
  const stored = await kv.get(KEY).catch(() => null);
  return SUBJECT_NAMES.filter((name) => stored?.split(' ').includes(name));
}

export const storeMuted = (kv: KVNamespace, muted: readonly Subject[]) =>
  kv.put(KEY, muted.join(' '));
