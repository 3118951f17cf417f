import type { Element, ElementContent, Parents } from 'hast';

import {
  absoluteAddress,
  changeAddresses,
  plainText,
  textNode,
} from '../../shared/html/html-tree.ts';
import { parseHtml } from '../../shared/html/parse-html.ts';
import { writeMarkdown } from '../../shared/html/write-markdown.ts';

/** What is no text: drawings, scripts, and controls that only work on the page. */
const LEFT_OUT: ReadonlySet<string> = new Set(
  'button dialog iframe input label script select style svg template textarea video'.split(' '),
);

const isForReaders = ({ tagName, properties }: Element): boolean =>
  !LEFT_OUT.has(tagName) &&
  !properties['hidden'] &&
  properties['ariaHidden'] !== 'true' &&
  !(tagName === 'img' && !properties['alt']);

const isHeading = (node: Parents): boolean => node.type === 'element' && /^h\d$/.test(node.tagName);

/** Leaves the text for readers, with a blank where only the layout separates two elements. */
function keepText(parent: Parents): void {
  parent.children = (parent.children as ElementContent[]).flatMap((child) => {
    if (child.type !== 'element') return child.type === 'text' ? [child] : [];
    if (!isForReaders(child)) return [];
    // A heading of Markdown has one line.
    if (child.tagName === 'br' && isHeading(parent)) return [textNode(' ')];
    keepText(child);
    const text = plainText(child);
    // An item that is one control.
    if (child.tagName === 'li' && child.children.length === 0) return [];
    return /^[,.;:]/.test(text) ? [child] : [textNode(' '), child];
  });
}

/**
 * The content of a page as Markdown, from the page that visitors get.
 * @param address of the page, absolute
 */
export function pageMarkdown(html: string, address: string): string {
  const main = parseHtml(html.slice(html.indexOf('<main'), html.indexOf('</main>')));
  keepText(main);
  changeAddresses(main, (link) => absoluteAddress(link, address));
  return writeMarkdown(main);
}
