import { toString } from 'hast-util-to-string';

import { parseHtml } from '../../../shared/html/parse-html.ts';

const REFERENCE = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/gi;

/** A text in which editors wrote signs as HTML does: "Q&amp;A" is "Q&A". */
export const decodedText = (text: string): string =>
  text.replaceAll(REFERENCE, (reference) => toString(parseHtml(reference)));
