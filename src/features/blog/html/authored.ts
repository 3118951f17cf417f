import type { Element, Parents, Root } from 'hast';
import { visit } from 'unist-util-visit';

import {
  childrenOf,
  element,
  plainText,
  replaceElements,
  textNode,
  textProperty,
} from '../../../shared/html/html-tree.ts';
import { formulaText } from './formula-text.ts';
import { loneAddress, playerLink, playerOf } from './players.ts';
import { shownBy, tidyAddress } from './shown-address.ts';
import { removeHidden, showForNoScript } from './without-hidden.ts';

/** What word processors say by a style, as the mark that says it. */
function styledAs(style: string): string[] {
  const said = (pattern: RegExp) => pattern.test(style);
  return [
    ...(said(/font-weight:\s*(?:bold|[6-9]00)/i) ? ['strong'] : []),
    ...(said(/font-style:\s*italic/i) ? ['em'] : []),
    ...(said(/text-decoration[^;]*line-through/i) ? ['del'] : []),
    ...(said(/vertical-align:\s*super/i) ? ['sup'] : []),
    ...(said(/vertical-align:\s*sub/i) ? ['sub'] : []),
  ];
}

function markSpan(node: Element): void {
  for (const mark of styledAs(textProperty(node, 'style'))) {
    node.children = [element(mark, {}, node.children)];
  }
}

/** Blocks that the cleaner does not know. */
const OTHER_BLOCKS = [
  'form',
  'address',
  'article',
  'aside',
  'center',
  'dialog',
  'fieldset',
  'footer',
  'header',
  'hgroup',
  'main',
  'nav',
  'search',
];

/** What becomes another element. */
const NEW_NAMES: Readonly<Record<string, string>> = {
  h1: 'h2',
  strike: 's',
  'amp-img': 'img',
  menu: 'ul',
  dir: 'ul',
  listing: 'pre',
  legend: 'p',
  ...Object.fromEntries(OTHER_BLOCKS.map((name) => [name, 'div'])),
};

/** Quill writes one list for numbers and bullets: each run of a kind becomes a list. */
function listsOf(node: Element): Element[] | undefined {
  const kindOf = (item: Element) => (textProperty(item, 'dataList') === 'bullet' ? 'ul' : 'ol');
  const items = childrenOf(node, 'li');
  if (!items.some((item) => textProperty(item, 'dataList') === 'bullet')) return undefined;
  const lists: Element[] = [];
  for (const item of items) {
    const last = lists.at(-1);
    if (last?.tagName === kindOf(item)) last.children.push(item);
    else lists.push(element(kindOf(item), {}, [item]));
  }
  return lists;
}

const PHRASING = /^(?:h[1-6]|p|a|span|font|summary|strong|b|em|i|li|td|th|dt)$/;

/** The words of a button stay where they are a question or lead somewhere; of the others scripts are needed. */
function nameOfButton(node: Element, parent: Parents | undefined): string {
  const isHeading = parent?.type === 'element' && /^(?:h[1-6]|summary)$/.test(parent.tagName);
  const isMeant = isHeading || childrenOf(node, 'a').length > 0 || /[?？]$/.test(plainText(node));
  if (!isMeant) return 'button';
  return parent?.type === 'element' && PHRASING.test(parent.tagName) ? 'font' : 'p';
}

/**
 * Reads a post as its author meant it: elements that the cleaner does not know become those that it
 * does, and addresses are where it looks for them.
 */
export function asMeant(tree: Root): void {
  removeHidden(tree);
  showForNoScript(tree);
  replaceElements(tree, (node) => playerOf(node) ?? loneAddress(node));
  visit(tree, 'element', (node, _index, parent) => {
    const { tagName, properties } = node;
    node.tagName = NEW_NAMES[tagName] ?? tagName;
    if (tagName === 'button') node.tagName = nameOfButton(node, parent);
    if (properties['href']) properties['href'] = tidyAddress(textProperty(node, 'href'));
    if (tagName === 'iframe') properties['src'] = shownBy(node);
    if (node.tagName === 'img') properties['src'] = shownBy(node);
    if (tagName === 'picture') {
      const sources = childrenOf(node, 'source');
      for (const img of childrenOf(node, 'img')) img.properties['src'] = shownBy(img, sources);
    }
    // Only what a link may lead to stays.
    if (tagName === 'span' && !properties['id']) node.tagName = 'font';
    if (tagName === 'span') markSpan(node);
    // Google Docs puts its whole text into one of these.
    const isPlain = /font-weight:\s*(?:normal|400)/i.test(textProperty(node, 'style'));
    if ((tagName === 'b' || tagName === 'strong') && isPlain) node.tagName = 'font';
    // A parser drops the first line feed each time it reads the markup.
    const [first] = node.children;
    if (tagName === 'pre' && first?.type === 'text') first.value = first.value.replace(/^\n+/, '');
  });
  replaceElements(tree, (node) => {
    if (['video', 'audio', 'object', 'embed'].includes(node.tagName)) return playerLink(node);
    if (node.tagName === 'ol') return listsOf(node);
    if (node.tagName !== 'math') return undefined;
    return [textNode(textProperty(node, 'alttext') || formulaText(node))];
  });
}
