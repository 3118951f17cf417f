import type { Element } from 'hast';

import { textProperty } from '../../../shared/html/html-tree.ts';

/** How lazy loaders and consent tools name the attribute in which they keep an address: data-lazy-src. */
const LAZY_ATTRIBUTE = /^(?:data|nitro).*(?:src|original|orig-?file|url|lazyload)/i;

/** The largest of a srcset by its descriptors. */
function largestOf(set: string): string {
  const candidates = set
    .trim()
    .split(/\s*,\s+|(?<=\s[\d.]+[wx]),/)
    .map((candidate) => candidate.trim().split(/\s+/))
    .map(([address = '', size = '1x']) => ({ address, size: Number.parseFloat(size) || 0 }));
  return candidates.toSorted((a, b) => b.size - a.size)[0]?.address ?? '';
}

/** An address without what browsers ignore in it; its scheme in lower case, and never missing. */
export const tidyAddress = (address: string): string =>
  address
    .trim()
    .replace(/[\t\r\n]/g, '')
    .replace(/^[a-z][a-z\d+.-]*:/i, (scheme) => scheme.toLowerCase())
    .replace(/^\/\/(?=[^/\\])/, 'https://')
    .replace(/^www\.(?=[^/]+\.)/i, 'https://www.');

export const isPlaceholder = (address: string) => /^(?:data:|about:|blob:|$)/.test(address);

const isAddress = (text: string) => /^(?:https?:)?\/\/[^\s/]|^\/[^/\s]/i.test(text);

/** The addresses that scripts would have put into an element. */
export const lazyAddresses = ({ properties }: Element): string[] =>
  Object.entries(properties).flatMap(([name, value]) => {
    if (typeof value !== 'string' || !LAZY_ATTRIBUTE.test(name)) return [];
    const address = /set$/i.test(name) ? largestOf(value) : value.trim();
    return isAddress(address) ? [address] : [];
  });

/** What an element shows, wherever it is kept: what a script would show goes before its placeholder. */
export function shownBy(node: Element, among: readonly Element[] = []): string {
  const setOf = ({ properties: { srcSet } }: Element) =>
    largestOf([srcSet ?? ''].flat().join(', '));
  const sets = [setOf(node), ...among.map(setOf)];
  const found = [...lazyAddresses(node), ...sets, textProperty(node, 'src')]
    .map(tidyAddress)
    .find((address) => !isPlaceholder(address));
  return found ?? '';
}
