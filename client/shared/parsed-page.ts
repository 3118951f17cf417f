import { policies } from './trusted-types.ts';

/** Reading a page runs nothing; its parts come from our own origin and go where such parts were. */
const pages = policies?.createPolicy('ric-html', { createHTML: (text) => text });

/** A page contains its styles, which the policy of the page that reads it does not allow. */
const STYLES = /<style>.*?<\/style>/gs;

/** A page of this site that was fetched as text. It has no styles. */
export function parsedPage(text: string): Document {
  const html = text.replace(STYLES, '');
  return new DOMParser().parseFromString(pages?.createHTML(html) ?? html, 'text/html');
}
