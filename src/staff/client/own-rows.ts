const NONE: ReadonlySet<string> = new Set();
const own = new Map<string, ReadonlySet<string>>();

/** Notes what staff change from this page: that it is in a list again is no news to them. */
export function noteOwn(list: string, ids: Iterable<string>): void {
  own.set(list, new Set([...(own.get(list) ?? NONE), ...ids]));
}

export const ownIn = (list: string): ReadonlySet<string> => own.get(list) ?? NONE;
