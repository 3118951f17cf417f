import type { Element, ElementContent, Parents, Root } from 'hast';
import { visit } from 'unist-util-visit';

import { element, textNode, textProperty } from '../../../shared/html/html-tree.ts';

/** What goes, and parted the words on both sides of it. */
const GOING = new Set(['button', 'canvas', 'input', 'select', 'svg', 'textarea']);

const INLINE = /^(?:a|abbr|b|cite|code|em|font|i|label|mark|small|span|strong|sub|sup|u)$/;

const hasWords = (node: ElementContent | undefined): boolean =>
  node?.type === 'text'
    ? node.value.trim() !== ''
    : node?.type === 'element' && (INLINE.test(node.tagName) || GOING.has(node.tagName));

const isLine = (node: Element): boolean =>
  /^(?:font|span)$/.test(node.tagName) &&
  /(?:^|;)\s*display\s*:\s*(?:block|flex|grid|list-item|table)\b/i.test(
    textProperty(node, 'style'),
  );

function part(parent: Parents): void {
  const siblings = parent.children as ElementContent[];
  parent.children = siblings.flatMap((node, index): ElementContent[] => {
    if (node.type !== 'element') return [node];
    const [before, after] = [siblings[index - 1], siblings[index + 1]];
    if (GOING.has(node.tagName)) {
      return hasWords(before) && hasWords(after) ? [textNode(' ')] : [];
    }
    if (!isLine(node)) return [node];
    const isBehindLine = before?.type === 'element' && isLine(before);
    const parted: ElementContent[] = [node];
    if (hasWords(before) && !isBehindLine) parted.unshift(element('br', {}, []));
    if (hasWords(after)) parted.push(element('br', {}, []));
    return parted;
  });
}

/** Keeps words apart that were so by what the cleaner takes out, or by a style. */
export function keepApart(tree: Root): void {
  part(tree);
  visit(tree, 'element', part);
}
