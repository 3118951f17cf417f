/**
 * What a sentence, a mail program or a copied "&" leaves behind an address: "/pricing.", "/pricing)",
 * "/pricing&utm_source=x", "/contact%3Fsubject=Demo".
 */
const TRAILING = /(?:[?&].*|[\s\p{Cf}.,;:!)\]}>'"’”»…*]+)$/su;

/** A path without that; undefined where it has none. */
export function withoutTrailing(path: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return undefined;
  }
  const bare = decoded.replace(TRAILING, '').replace(TRAILING, '');
  return bare === decoded ? undefined : bare;
}
