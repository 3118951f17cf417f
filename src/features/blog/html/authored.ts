import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';

import {
  element,
  plainText,
  replaceElements,
  textNode,
  textProperty,
} from '../../../shared/html/html-tree.ts';

/** What lazy loaders and consent tools keep a picture's or a frame's address in. */
const HELD_BACK = ['dataSrc', 'dataLazySrc', 'dataOriginal', 'dataSrcset', 'dataLazySrcset'];

/** The last of a srcset, which is the largest as everybody writes them. */
function largestOf(set: string): string {
  const candidates = set.trim().split(/\s*,\s+|(?<=\s\d+[wx]),/);
  return candidates.at(-1)?.trim().split(/\s/)[0] ?? '';
}

/** An address without what browsers ignore in it; its scheme in lower case, and never missing. */
const tidyAddress = (address: string): string =>
  address
    .trim()
    .replace(/[\t\r\n]/g, '')
    .replace(/^[a-z][a-z\d+.-]*:/i, (scheme) => scheme.toLowerCase())
    .replace(/^\/\/(?=[^/\\])/, 'https://')
    .replace(/^www\.(?=[^/]+\.)/i, 'https://www.');

const isPlaceholder = (address: string) => /^(?:data:|about:|blob:|$)/.test(address);

/** What an element shows, wherever it is kept. */
function shownBy(node: Element, among: readonly Element[] = []): string {
  const setOf = ({ properties: { srcSet } }: Element) =>
    largestOf([srcSet ?? ''].flat().join(', '));
  const held = HELD_BACK.map((name) => {
    const value = textProperty(node, name);
    return name.endsWith('et') ? largestOf(value) : value;
  });
  const found = [textProperty(node, 'src'), ...held, setOf(node), ...among.map(setOf)]
    .map(tidyAddress)
    .find((address) => !isPlaceholder(address));
  return found ?? '';
}

const childrenOf = ({ children }: Element, ...names: string[]): Element[] =>
  children.flatMap((child) =>
    child.type === 'element' && names.includes(child.tagName) ? [child] : [],
  );

const linkTo = (href: string, label: string): Element =>
  element('p', {}, [element('a', { href }, [textNode(label)])]);

/** A film, a sound or an old player as a link, or as a frame that the list of embeds knows. */
function playerLink(node: Element): Element[] {
  const parts = childrenOf(node, 'source', 'embed', 'param');
  const addresses = [node, ...parts].flatMap((each) => [
    shownBy(each),
    textProperty(each, 'data'),
    /^(?:movie|src)$/i.test(textProperty(each, 'name')) ? textProperty(each, 'value') : '',
  ]);
  const href = addresses.map(tidyAddress).find((address) => !isPlaceholder(address));
  if (!href) return [];
  const title = textProperty(node, 'title').trim();
  if (node.tagName === 'video') return [linkTo(href, title || 'Watch the video')];
  if (node.tagName === 'audio') return [linkTo(href, title || 'Listen to it')];
  return [element('iframe', { src: href.replace(/\/v\/(?=[\w-]+)/, '/embed/'), title }, [])];
}

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

const NEW_NAMES: Readonly<Record<string, string>> = { h1: 'h2', form: 'div', strike: 's' };

/**
 * Reads a post as its author meant it: elements that the cleaner does not know become those that it
 * does, and addresses are where it looks for them.
 */
export function asMeant(tree: Root): void {
  visit(tree, 'element', (node) => {
    const { tagName, properties } = node;
    node.tagName = NEW_NAMES[tagName] ?? tagName;
    if (properties['href']) properties['href'] = tidyAddress(textProperty(node, 'href'));
    if (tagName === 'iframe') properties['src'] = shownBy(node);
    if (tagName === 'img') properties['src'] = shownBy(node);
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
    if (node.tagName !== 'math') return undefined;
    return [textNode(textProperty(node, 'alttext') || plainText(node))];
  });
}
