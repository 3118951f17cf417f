import type { Element } from 'hast';

/** A formula on one line: 10^6, a/b. */
export function formulaText(node: Element): string {
  const parts = node.children.map((child) => {
    if (child.type === 'text') return child.value.trim();
    return child.type === 'element' && !child.tagName.startsWith('annotation')
      ? formulaText(child)
      : '';
  });
  const shown = parts.filter(Boolean);
  const [first = '', second = ''] = shown;
  const grouped = (part: string) => (/^[\p{L}\p{N}.]+$/u.test(part) ? part : `(${part})`);
  if (node.tagName === 'msup') return `${first}^${grouped(second)}`;
  if (node.tagName === 'msub') return `${first}_${grouped(second)}`;
  if (node.tagName === 'mfrac') return `${grouped(first)}/${grouped(second)}`;
  if (node.tagName === 'msqrt') return `√${grouped(shown.join(''))}`;
  return shown.join('');
}
