const SIGN = /[\s\p{Cf}.,;:!()[\]{}<>'"‘’“”«»…*`|\\/~^]/u;

/** Counts instead of matching /…+$/, which is quadratic in a long run of signs. */
function withoutSigns(path: string): string {
  let end = path.length;
  while (end > 0 && SIGN.test(path.charAt(end - 1))) end -= 1;
  return path.slice(0, end);
}

/**
 * A path without what a sentence, a mail program or a copied "&" leaves behind it: "/pricing.", "/pricing)",
 * "/pricing&utm_source=x", "/contact%3Fsubject=Demo"; undefined where it has none.
 */
export function withoutTrailing(path: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return undefined;
  }
  const [page = ''] = decoded.split(/[?&]/, 1);
  const bare = withoutSigns(page) || '/';
  return bare === decoded ? undefined : bare;
}
