import type { AppContext } from '../http/context.ts';
import { listStaffNames } from './names.queries.ts';
import { readerOf } from './reader.ts';

/** The reader's own name, and those that work can be given to. */
export async function staffIn(
  c: AppContext,
): Promise<{ me: string; names: string[]; signature: string }> {
  const { who, isNamed } = readerOf(c);
  const names = await listStaffNames(c.get('services').db).catch((): string[] => []);
  return {
    me: who,
    names: isNamed ? [...new Set([who, ...names])] : names,
    signature: isNamed ? who : '',
  };
}
