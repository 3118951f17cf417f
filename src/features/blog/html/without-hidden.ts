import type { Element, Parents, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

import {
  element,
  plainText,
  replaceElements,
  textProperty,
} from '../../../shared/html/html-tree.ts';
import { isQuestion } from './shown-controls.ts';
import { lazyAddresses, shownBy } from './shown-address.ts';

/** Styles by which no browser shows an element, or shows it far outside the page. */
const HIDING = [
  /(?:^|;)\s*display\s*:\s*none/i,
  /(?:^|;)\s*visibility\s*:\s*(?:hidden|collapse)/i,
  /(?:^|;)\s*mso-hide\s*:\s*all/i,
  /(?:^|;)\s*(?:left|right|top|bottom|text-indent)\s*:\s*-(?:9{3,}|\d{5,})/i,
  /(?:^|;)\s*clip\s*:\s*rect\(\s*([01])(?:px)?(?:[\s,]+\1(?:px)?){3}\s*\)/i,
  /(?:^|;)\s*clip-path\s*:\s*inset\(\s*(?:50|100)%\s*\)/i,
];

/** How themes name what only screen readers read, of things that their own page has. */
const FOR_READERS_ONLY =
  /^(?:u-|is-)?(?:sr-?only|visually-?hidden|screen-?reader(?:-text|-only)?)$/i;

const classNamesOf = ({ properties }: Element): string[] =>
  [properties['className'] ?? []].flat().map(String);

/** Whether an element is of a size at which it only counts readers. */
const isCounter = ({ width, height }: Element['properties']): boolean =>
  [width, height].every((side) => /^[0-2](?:px)?$/.test(String(side)));

/** The name or the sign of an icon, which the font of another page draws. */
function isIcon(node: Element): boolean {
  const text = plainText(node);
  if (/^\p{Co}{1,2}$/u.test(text)) {
    return node.properties['ariaHidden'] === 'true' || classNamesOf(node).length > 0;
  }
  if (!/^[a-z][a-z\d]*(?:_[a-z\d]+)*$/.test(text)) return false;
  const isOfFont = classNamesOf(node).some((name) =>
    /^(?:material-(?:icons|symbols)|mdi|icon-ligature|symbols?-)/.test(name),
  );
  return isOfFont || (node.properties['ariaHidden'] === 'true' && text.includes('_'));
}

/** Whether no browser shows an element. */
function isHidden(node: Element): boolean {
  const { tagName, properties } = node;
  if (tagName === 'dialog') return properties['open'] === undefined;
  const isLazy = tagName === 'img' && lazyAddresses(node).length > 0;
  if (tagName === 'img' || tagName === 'iframe') {
    if (isCounter(properties) && !isLazy) return true;
  }
  const style = textProperty(node, 'style').replaceAll(/\/\*[^]*?\*\//g, '');
  if (HIDING.some((hiding) => hiding.test(style))) return !isLazy;
  if (classNamesOf(node).some((name) => FOR_READERS_ONLY.test(name))) return true;
  return properties['hidden'] !== undefined && properties['hidden'] !== false;
}

/** The ids of what a button opens that asks a question: the answer, shut while nobody asks. */
function answersIn(tree: Root): Set<string> {
  const ids = new Set<string>();
  visit(tree, 'element', (node, _index, parent) => {
    const controlled = node.properties['ariaControls'];
    if (controlled === undefined || controlled === null || !isQuestion(node, parent)) return;
    for (const id of [controlled].flat().join(' ').split(/\s+/)) ids.add(id);
  });
  return ids;
}

/** Icons of links are not shown here: then the words for screen readers are all that names the link. */
function nameLinks(tree: Root): void {
  visit(tree, 'element', (node) => {
    if (node.tagName !== 'a') return;
    const name = plainText(node);
    visit(node, 'element', (part) => {
      if (plainText(part) === name) delete part.properties['className'];
    });
  });
}

/** Takes out what no reader would see: what is hidden, and the second copy of a formula. */
export function removeHidden(tree: Root): void {
  const answers = answersIn(tree);
  nameLinks(tree);
  replaceElements(tree, (node) => {
    if (answers.has(textProperty(node, 'id'))) return undefined;
    const isCopy = classNamesOf(node).includes('katex-html');
    return isCopy || isHidden(node) || isIcon(node) ? [] : undefined;
  });
}

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
      if (node.tagName === 'a') add(textProperty(node, 'href'));
      return undefined;
    });
  };
  addressesIn(tree, (address) => shown.add(address));
  replaceElements(tree, (node) => {
    if (node.tagName !== 'noscript') return undefined;
    // Only a site's own page has what scripts are asked for.
    if (/\bjavascript\b/i.test(plainText(node))) return [];
    const own: string[] = [];
    addressesIn({ type: 'root', children: node.children }, (address) => own.push(address));
    const isNew = own.some((address) => address !== '' && !shown.has(address));
    return isNew ? [element('div', {}, node.children)] : [];
  });
}
