import type { Element, ElementContent, Nodes, Parents, Root } from 'hast';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

import { lowered, raised } from '../text/raised.ts';

const html = unified().use(rehypeStringify).freeze();

export const writeHtml = (tree: Root): string => html.stringify(tree);

export const textNode = (value: string): ElementContent => ({ type: 'text', value });

export const element = (
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[],
): Element => ({ type: 'element', tagName, properties, children });

/** A property as text; '' when it is missing or of another type. */
export const textProperty = ({ properties }: Element, name: string): string => {
  const value = properties[name];
  return typeof value === 'string' ? value : '';
};

/** The children of an element with these names. */
export const childrenOf = ({ children }: Element, ...names: string[]): Element[] =>
  children.flatMap((child) =>
    child.type === 'element' && names.includes(child.tagName) ? [child] : [],
  );

/**
 * Replaces elements in one pass, because removing each from its list takes quadratic time. What is put
 * in is not visited.
 * @param replace returns undefined for an element that stays
 */
export function replaceElements(
  parent: Parents,
  replace: (node: Element) => readonly ElementContent[] | undefined,
): void {
  const children: ElementContent[] = [];
  for (const child of parent.children as ElementContent[]) {
    const instead = child.type === 'element' ? replace(child) : undefined;
    if (instead) children.push(...instead);
    else {
      if (child.type === 'element') replaceElements(child, replace);
      children.push(child);
    }
  }
  parent.children = children;
}

const SEPARATING = new Set([
  'p',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'li',
  'dt',
  'dd',
  'blockquote',
  'pre',
  'tr',
  'th',
  'td',
  'div',
  'section',
  'details',
  'summary',
  'figure',
  'figcaption',
  'caption',
  'table',
  'ul',
  'ol',
  'dl',
  'br',
  'hr',
]);

function spacedText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return '';
  const text = node.children.map(spacedText).join('');
  if (node.type !== 'element') return text;
  if (node.tagName === 'sup') return raised(text) ?? text;
  if (node.tagName === 'sub') return lowered(text) ?? text;
  return SEPARATING.has(node.tagName) ? ` ${text} ` : text;
}

/** The words of a tree on one line, with a space between paragraphs and between table cells. */
export const plainText = (node: Nodes): string => spacedText(node).replace(/\s+/g, ' ').trim();

/** Changes the addresses of links and pictures. */
export function changeAddresses(tree: Root, change: (address: string) => string): void {
  visit(tree, 'element', ({ tagName, properties }) => {
    if (tagName !== 'a' && tagName !== 'img') return;
    for (const name of ['href', 'src']) {
      const address = properties[name];
      if (typeof address === 'string') properties[name] = change(address);
    }
  });
}

export const absoluteAddress = (address: string, base: string): string =>
  URL.parse(address, base)?.href ?? base;
