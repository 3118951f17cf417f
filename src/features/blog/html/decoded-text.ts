import { toString } from 'hast-util-to-string';

import { plainText } from '../../../shared/html/html-tree.ts';
import { MAX_ELEMENTS, parseHtml } from '../../../shared/html/parse-html.ts';

const REFERENCE = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/gi;

const decoded = (text: string): string =>
  text.replaceAll(REFERENCE, (reference) => toString(parseHtml(reference)));

/** Markup of words and paragraphs. A text that only names a tag has no end of it. */
const MARKUP =
  /<\/(?:a|b|blockquote|code|del|div|em|font|h[1-6]|i|ins|li|mark|ol|p|s|small|span|strong|sub|sup|u|ul)\s*>|<br\s*\/?>/i;

function withoutMarkup(text: string): string {
  const isMarkup = MARKUP.test(text) && (text.match(/</g)?.length ?? 0) <= MAX_ELEMENTS / 4;
  return isMarkup ? plainText(parseHtml(text)) : text;
}

/** A text without the HTML of editors: "Q&amp;A" is "Q&A", "<p>Words.</p>" are words. */
export const decodedText = (text: string): string => {
  const read = decoded(withoutMarkup(text));
  // Markup that was written out once more.
  return read.startsWith('<p>') ? withoutMarkup(read) : read;
};
