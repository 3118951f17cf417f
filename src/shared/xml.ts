/** What XML 1.0 lets no document hold, in any spelling. */
const ILLEGAL = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** A text as the content of an XML element or of an attribute in double quotes. */
export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(ILLEGAL, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
