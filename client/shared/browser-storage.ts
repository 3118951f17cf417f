/** @returns null also where the browser allows no storage */
export function read(area: 'localStorage' | 'sessionStorage', key: string): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/** Writes a key, or removes it with null; does nothing where the browser allows no storage. */
export function write(
  area: 'localStorage' | 'sessionStorage',
  key: string,
  value: string | null,
): void {
  try {
    if (value === null) window[area].removeItem(key);
    else window[area].setItem(key, value);
  } catch {
    // Stored values only save the visitor some typing.
  }
}

/** @returns the decoded value of a cookie; null also where the browser allows none */
export function readCookie(name: string): string | null {
  try {
    const start = `${name}=`;
    const entry = document.cookie.split('; ').find((one) => one.startsWith(start));
    return entry === undefined ? null : decodeURIComponent(entry.slice(start.length));
  } catch {
    return null;
  }
}

interface CookieOptions {
  maxAge: number;
  path: string;
}

/** Writes a cookie of this site; does nothing where the browser allows none. */
export function writeCookie(name: string, value: string, { maxAge, path }: CookieOptions): void {
  try {
    document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${maxAge}; Path=${path}; SameSite=Strict; Secure`;
  } catch {
    // As with storage.
  }
}
