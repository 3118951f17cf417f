/** Sets of ids as React keeps them: a change is another set. */
export type Ids = ReadonlySet<string>;

export const NO_IDS: Ids = new Set();

export function toggled(ids: Ids, id: string): Ids {
  const after = new Set(ids);
  if (!after.delete(id)) after.add(id);
  return after;
}

export const withAll = (ids: Ids, more: Iterable<string>): Ids => new Set([...ids, ...more]);

export const without = (ids: Ids, id: string): Ids =>
  new Set([...ids].filter((each) => each !== id));
