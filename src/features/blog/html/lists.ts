import type { Element } from 'hast';

import { childrenOf, element, textProperty } from '../../../shared/html/html-tree.ts';
import { tick } from './shown-controls.ts';

/** How Quill says what an item is: by attributes, in one list for all. */
const kindOf = (item: Element): string => textProperty(item, 'dataList');

const depthOf = ({ properties }: Element): number => {
  const name = [properties['className'] ?? []].flat().join(' ');
  return Number(/\bql-indent-(\d)\b/.exec(name)?.[1] ?? 0);
};

/** Items of one depth, each with those that follow below it. */
function branchesOf(items: readonly Element[], depth: number): [Element, Element[]][] {
  const branches: [Element, Element[]][] = [];
  for (const item of items) {
    const last = branches.at(-1);
    if (last && depthOf(item) > depth) last[1].push(item);
    else branches.push([item, []]);
  }
  return branches;
}

function listsFrom(items: readonly Element[], depth: number, name: string): Element[] {
  const nameOf = (item: Element): string => {
    if (kindOf(item) === '') return name;
    return kindOf(item) === 'ordered' ? 'ol' : 'ul';
  };
  const lists: Element[] = [];
  for (const [item, below] of branchesOf(items, depth)) {
    if (kindOf(item).endsWith('checked')) item.children.unshift(tick(kindOf(item) === 'checked'));
    item.children.push(...listsFrom(below, depth + 1, name));
    const last = lists.at(-1);
    if (last?.tagName === nameOf(item)) last.children.push(item);
    else lists.push(element(nameOf(item), {}, [item]));
  }
  return lists;
}

/** The lists that are meant by one whose items say themselves what they are, and how deep. */
export function listsOf(node: Element): Element[] | undefined {
  const items = childrenOf(node, 'li');
  const isMeant = items.some(
    (item) => /^(?:bullet|(?:un)?checked)$/.test(kindOf(item)) || depthOf(item),
  );
  return isMeant ? listsFrom(items, 0, node.tagName) : undefined;
}
