/** Characters that XML 1.0 does not allow, even escaped. */
const ILLEGAL = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** For the content of an element or of an attribute in double quotes. */
export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(ILLEGAL, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
