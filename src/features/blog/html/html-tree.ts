import type { Element, ElementContent, Nodes, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';

const html = unified().use(rehypeParse, { fragment: true }).use(rehypeStringify).freeze();

/** Reads markup as a browser does, so it never fails; the tree may be as deep as the markup. */
export const parseHtml = (text: string): Root => html.parse(text);

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

const SEPARATING = new Set(
  (
    'p h1 h2 h3 h4 h5 h6 li dt dd blockquote pre tr th td div section figure figcaption ' +
    'caption table ul ol dl br hr'
  ).split(' '),
);

function spacedText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return '';
  const text = node.children.map(spacedText).join('');
  return node.type === 'element' && SEPARATING.has(node.tagName) ? ` ${text} ` : text;
}

/** The words of a tree on one line, with a space between paragraphs and between table cells. */
export const plainText = (node: Nodes): string => spacedText(node).replace(/\s+/g, ' ').trim();
