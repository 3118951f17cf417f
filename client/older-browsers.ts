interface Older {
  canParse?: typeof URL.canParse;
  parse?: typeof URL.parse;
}

/**
 * Adds what the oldest browsers of the README lack of the functions that our code calls. It is loaded by
 * those only, before anything else runs.
 */
export function addMissing(): void {
  const url = URL as unknown as Older;
  url.parse ??= (address, base) => {
    try {
      return new URL(address, base);
    } catch {
      return null;
    }
  };
  url.canParse ??= (address, base) => URL.parse(address, base) !== null;

  (AbortSignal as { any?: typeof AbortSignal.any }).any ??= (signals) => {
    const all = new AbortController();
    for (const signal of signals) {
      const abort = () => all.abort(signal.reason);
      if (signal.aborted) abort();
      else signal.addEventListener('abort', abort, { signal: all.signal });
    }
    return all.signal;
  };

  (Map as { groupBy?: typeof Map.groupBy }).groupBy ??= <Key, Item>(
    items: Iterable<Item>,
    keyOf: (item: Item, index: number) => Key,
  ) => {
    const groups = new Map<Key, Item[]>();
    let index = 0;
    for (const item of items) {
      const key = keyOf(item, index);
      const group = groups.get(key);
      if (group) group.push(item);
      else groups.set(key, [item]);
      index += 1;
    }
    return groups;
  };

  const text = String.prototype as { toWellFormed?: () => string };
  text.toWellFormed ??= function toWellFormed(this: string) {
    return Array.from(this, (sign) => (/^[\uD800-\uDFFF]$/.test(sign) ? '\uFFFD' : sign)).join('');
  };

  const list = Array.prototype as { toSorted?: typeof Array.prototype.toSorted };
  list.toSorted ??= function toSorted<Item>(this: Item[], compare?: (a: Item, b: Item) => number) {
    return [...this].sort(compare);
  };
}
