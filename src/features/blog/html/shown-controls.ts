import type { Element, ElementContent, Parents, Root } from 'hast';
import { EXIT, visit } from 'unist-util-visit';

import { plainText, textNode, textProperty } from '../../../shared/html/html-tree.ts';

const isHeading = (node: Parents | undefined): boolean =>
  node?.type === 'element' && /^(?:h[1-6]|summary)$/.test(node.tagName);

/** Whether a button's words are a question, or a heading whose part is opened by it. */
export const isQuestion = (node: Element, parent: Parents | undefined): boolean =>
  isHeading(parent) || /[?？]$/.test(plainText(node));

function contains({ children }: Element, names: RegExp): boolean {
  let found = false;
  visit({ type: 'root', children }, 'element', ({ tagName }) => {
    found ||= names.test(tagName);
    return found ? EXIT : undefined;
  });
  return found;
}

const PHRASING = /^(?:h[1-6]|p|a|span|font|summary|strong|b|em|i|li|td|th|dt)$/;

/** Keeps the words of a button that is a question or leads somewhere; of the others scripts are needed. */
function showButton(node: Element, parent: Parents | undefined): void {
  const isMeant = contains(node, /^(?:a|h[1-6])$/) || isQuestion(node, parent);
  if (!isMeant) return;
  const isInline = parent?.type === 'element' && PHRASING.test(parent.tagName);
  if (contains(node, /^(?:h[1-6]|div|p)$/)) node.tagName = 'div';
  else node.tagName = isInline ? 'font' : 'p';
}

/** A button within a link looks like one, and leads where the link does. */
function showButtonsIn(link: Element): void {
  visit(link, 'element', (node) => {
    if (node.tagName === 'button') node.tagName = 'font';
  });
}

/** What is ticked off, in a list of tasks. */
export const tick = (isDone: boolean): ElementContent => textNode(isDone ? '☑ ' : '☐ ');

/** Buttons and fields, as what they say to somebody who reads. */
export function showControls(tree: Root): void {
  visit(tree, 'element', (node, index, parent) => {
    const { tagName, properties } = node;
    if (tagName === 'a' && properties['href']) showButtonsIn(node);
    if (tagName === 'button') showButton(node, parent);
    if (tagName !== 'input') return;
    const type = textProperty(node, 'type').toLowerCase();
    if (type === 'image') node.tagName = 'img';
    const isInList = parent?.type === 'element' && /^(?:li|p|label)$/.test(parent.tagName);
    if (type === 'checkbox' && isInList && index !== undefined) {
      parent.children[index] = tick(properties['checked'] === true);
    }
  });
}
