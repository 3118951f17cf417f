// In this order: most browsers name the others, too.
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['Firefox', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;
const SYSTEMS = [
  ['Windows', 'Windows'],
  ['Android', 'Android'],
  ['iPhone', 'iOS'],
  ['iPad', 'iOS'],
  ['Mac OS', 'macOS'],
  ['Linux', 'Linux'],
] as const;

/** A browser as people call it, from its user agent: 'Chrome on Windows'. */
export function browserName(userAgent: string): string {
  const nameIn = (names: readonly (readonly [string, string])[]) =>
    names.find(([part]) => userAgent.includes(part))?.[1];
  const [browser, system] = [nameIn(BROWSERS), nameIn(SYSTEMS)];
  return browser && system ? `${browser} on ${system}` : userAgent;
}
