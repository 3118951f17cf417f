/** Reads a key; null also when the browser keeps nothing for this site. */
export function read(area: 'localStorage' | 'sessionStorage', key: string): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/** Writes a key, or removes it with null, where the browser lets us. */
export function write(
  area: 'localStorage' | 'sessionStorage',
  key: string,
  value: string | null,
): void {
  try {
    if (value === null) window[area].removeItem(key);
    else window[area].setItem(key, value);
  } catch {
    // Nothing is lost: what is kept here only saves the visitor typing.
  }
}
