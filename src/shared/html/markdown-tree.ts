import type { Element, ElementContent, Parents } from 'hast';

import { element, plainText, textNode } from './html-tree.ts';

/**
 * Marks by what Markdown makes of them. The writer's time grows with the cube of marks within marks,
 * and one within its like has no meaning of its own.
 */
const MARKS = new Map(
  Object.entries({
    strong: 'b strong',
    emphasis: 'em i mark u',
    deletion: 'del s',
    code: 'code kbd samp',
    link: 'a',
  }).flatMap(([kind, names]) => names.split(' ').map((name) => [name, kind] as const)),
);

const INLINE_MARKS: ReadonlySet<string> = new Set([
  ...MARKS.keys(),
  ...'abbr cite ins q small sub sup'.split(' '),
]);

const isBlank = (node: ElementContent): boolean => node.type === 'text' && node.value.trim() === '';

/** The writer makes a row of each row as wide as the widest, and a cell of each spanned one. */
const MAX_CELLS = 5000;

const rowsOf = ({ children }: Element): Element[] =>
  children.flatMap((child) => {
    if (child.type !== 'element' || child.tagName === 'table') return [];
    return child.tagName === 'tr' ? [child] : rowsOf(child);
  });

const cellsOf = ({ children }: Element): Element[] =>
  children.filter((child): child is Element => child.type === 'element');

/** Markdown has no spans; a table that would become too large becomes a line for each row. */
function simplifyTable(table: Element): Element[] {
  const rows = rowsOf(table);
  const widest = Math.max(0, ...rows.map((row) => row.children.length));
  if (rows.length * widest > MAX_CELLS) {
    return rows.map((row) => element('p', {}, [textNode(cellsOf(row).map(plainText).join(' '))]));
  }
  for (const cell of rows.flatMap(cellsOf)) {
    delete cell.properties['colSpan'];
    delete cell.properties['rowSpan'];
  }
  return [table];
}

/** Makes a tree that the Markdown writer handles in time that is linear in its size. */
export function simplify(parent: Parents, within: ReadonlySet<string> = new Set()): void {
  const simple: ElementContent[] = [];
  const add = (nodes: readonly ElementContent[]): void =>
    nodes.forEach((node) => simple.push(node));
  for (const child of parent.children as ElementContent[]) {
    if (child.type !== 'element') {
      simple.push(child);
      continue;
    }
    const kind = MARKS.get(child.tagName);
    const isRepeated = kind !== undefined && within.has(kind);
    simplify(child, kind && !isRepeated ? new Set([...within, kind]) : within);
    const isEmptyMark = INLINE_MARKS.has(child.tagName) && child.children.every(isBlank);
    if (isRepeated || isEmptyMark) add(child.children);
    else if (child.tagName === 'table') add(simplifyTable(child));
    else simple.push(child);
  }
  parent.children = simple;
}
