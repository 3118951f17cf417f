import type { Element, Parents, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

import { element, replaceElements, textProperty } from '../../../shared/html/html-tree.ts';
import { lazyAddresses, shownBy } from './shown-address.ts';

/** Whether no browser shows an element. */
function isHidden(node: Element): boolean {
  const { tagName, properties } = node;
  const style = textProperty(node, 'style').replaceAll(/\/\*[^]*?\*\//g, '');
  if (
    /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|mso-hide\s*:\s*all)/i.test(
      style,
    )
  ) {
    // A lazy loader shows it later.
    return tagName !== 'img' || (lazyAddresses(node).length === 0 && !isShownAlone(properties));
  }
  if (tagName === 'dialog') return properties['open'] === undefined;
  return properties['hidden'] !== undefined && properties['hidden'] !== false;
}

/** A picture that is more than a counter of readers. */
const isShownAlone = ({ width, height }: Element['properties']): boolean =>
  Number(width ?? 9) > 2 && Number(height ?? 9) > 2;

/** What stands for readers without scripts, as no script of a post runs here: unless it is shown already. */
export function showForNoScript(tree: Root): void {
  const shown = new Set<string>();
  const addressesIn = (parent: Parents, add: (address: string) => void) => {
    visit(parent, 'element', (node) => {
      if (node.tagName === 'noscript') return SKIP;
      if (['img', 'amp-img', 'iframe', 'div'].includes(node.tagName)) {
        for (const address of [shownBy(node), ...lazyAddresses(node)])
          add(address.replace(/[?#].*/, ''));
      }
      return undefined;
    });
  };
  addressesIn(tree, (address) => shown.add(address));
  replaceElements(tree, (node) => {
    if (node.tagName !== 'noscript') return undefined;
    const own: string[] = [];
    addressesIn({ type: 'root', children: node.children }, (address) => own.push(address));
    const isNew = own.some((address) => address !== '' && !shown.has(address));
    return isNew ? [element('div', {}, node.children)] : [];
  });
}

/** Takes out what no reader would see: what is hidden, and the second copy of a formula. */
export function removeHidden(tree: Root): void {
  replaceElements(tree, (node) => {
    const isCopy = [node.properties['className']].flat().includes('katex-html');
    return isCopy || isHidden(node) ? [] : undefined;
  });
}
