import type { Element } from 'hast';

import { textProperty } from '../../../shared/html/html-tree.ts';
import { raised } from '../../../shared/text/raised.ts';

const isWhole = (part: string): boolean =>
  /^(?:[\p{L}\p{N}.]+|\([^()]*\))$/u.test(part) || Array.from(part).length === 1;

/** A part that a sign before or behind it must not be taken for a part of. */
const grouped = (part: string): string => (isWhole(part) ? part : `(${part})`);

/** What stands above a letter: as a mark that belongs to it. */
const MARKS: Readonly<Record<string, string>> = {
  '→': '\u20D7',
  '¯': '\u0304',
  '‾': '\u0304',
  '^': '\u0302',
  '˙': '\u0307',
  '~': '\u0303',
};

const partsOf = (node: Element): string[] =>
  node.children.flatMap((child) => {
    if (child.type === 'text') return child.value.trim() ? [child.value.trim()] : [];
    if (child.type !== 'element' || child.tagName.startsWith('annotation')) return [];
    return [formulaText(child)];
  });

type Notation = (parts: readonly string[], node: Element) => string;

const NOTATIONS: Readonly<Record<string, Notation>> = {
  msup: ([base = '', power = '']) => `${grouped(base)}^${grouped(power)}`,
  msub: ([base = '', index = '']) => `${grouped(base)}_${grouped(index)}`,
  msubsup: ([base = '', from = '', to = '']) => `${grouped(base)}_${grouped(from)}^${grouped(to)}`,
  munder: ([base = '', under = '']) => `${grouped(base)}_${grouped(under)}`,
  munderover: ([base = '', from = '', to = '']) =>
    `${grouped(base)}_${grouped(from)}^${grouped(to)}`,
  mover: ([base = '', above = '']) => {
    const mark = MARKS[above];
    return mark && Array.from(base).length === 1
      ? base + mark
      : `${grouped(base)}^${grouped(above)}`;
  },
  mfrac: ([above = '', below = ''], node) =>
    textProperty(node, 'linethickness').startsWith('0')
      ? `${above} choose ${below}`
      : `${grouped(above)}/${grouped(below)}`,
  msqrt: (parts) => `√${grouped(parts.join(''))}`,
  mroot: ([base = '', index = '']) => `${raised(index) ?? `${index} `}√${grouped(base)}`,
  mtable: (rows) => rows.join('; '),
  mtr: (cells) => cells.filter(Boolean).join(' '),
  mfenced: (parts) => `(${parts.join(', ')})`,
  mspace: () => ' ',
  mphantom: () => '',
};

/** A formula on one line: 10^6, a/b, ∑_(k=1)^n. */
export function formulaText(node: Element): string {
  const parts = partsOf(node);
  return NOTATIONS[node.tagName]?.(parts, node) ?? parts.join('');
}
