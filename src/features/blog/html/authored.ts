import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';

import {
  childrenOf,
  element,
  replaceElements,
  textNode,
  textProperty,
} from '../../../shared/html/html-tree.ts';
import { withoutFontSigns } from '../../../shared/text/font-signs.ts';
import { keepApart } from './apart.ts';
import { backgroundPicture } from './background.ts';
import { showControls } from './shown-controls.ts';
import { formulaText } from './formula-text.ts';
import { showEmail } from './hidden-email.ts';
import { listsOf } from './lists.ts';
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
  'marquee',
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

/** What Word writes for a bullet, in a font of signs: "§" in Wingdings. */
function showBullet(node: Element): void {
  const font = /font-family\s*:\s*["']?(symbol|wingdings|webdings)/i.exec(
    textProperty(node, 'style'),
  );
  const [sign] = node.children;
  if (!font || sign?.type !== 'text') return;
  const isSign = /^\s*[^\p{L}\p{N}\s]\s*$/u.test(sign.value);
  const isOfSigns = font[1]?.toLowerCase() !== 'symbol' && /^\s*\S\s*$/u.test(sign.value);
  if (isSign || isOfSigns) sign.value = sign.value.replace(/\S/u, '•');
}

/**
 * Reads a post as its author meant it: elements that the cleaner does not know become those that it
 * does, and addresses are where it looks for them.
 */
export function asMeant(tree: Root): void {
  removeHidden(tree);
  showForNoScript(tree);
  replaceElements(tree, (node) => backgroundPicture(node) ?? playerOf(node) ?? loneAddress(node));
  showControls(tree);
  keepApart(tree);
  visit(tree, 'text', (node) => {
    node.value = withoutFontSigns(node.value);
  });
  visit(tree, 'element', (node) => {
    const { tagName, properties } = node;
    node.tagName = NEW_NAMES[tagName] ?? tagName;
    showBullet(node);
    showEmail(node);
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
    if (node.tagName === 'ol' || node.tagName === 'ul') return listsOf(node);
    if (node.tagName !== 'math') return undefined;
    return [textNode(textProperty(node, 'alttext') || formulaText(node))];
  });
}
