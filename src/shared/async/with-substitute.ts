import { valueWithin } from './timeout.ts';

/**
 * A value, or a substitute where the value fails or takes longer than its lead; then the first of the
 * two is taken.
 * @param find resolves to undefined where there is no substitute
 * @throws the value's own error where there is no substitute
 */
export async function withSubstitute<Value, Substitute>(
  work: Promise<Value>,
  leadMs: number,
  find: () => Promise<Substitute | undefined>,
): Promise<Value | Substitute> {
  const settled = work.then((value) => ({ value }));
  const early = await valueWithin(settled, leadMs).catch(() => undefined);
  if (early) return early.value;
  const substitute = find().then((value) => {
    if (value === undefined) throw new Error('No substitute');
    return { value };
  });
  // Both failed, so this waits for nothing and throws the value's error.
  const first = await Promise.any([settled, substitute]).catch(() => undefined);
  return first ? first.value : work;
}
