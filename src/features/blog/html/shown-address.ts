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

/** What stands for a picture until a script shows it. */
const isStandIn = (address: string) =>
  /\b(?:blank|clear|grey|gray|lazy|loader|loading|pixel|placeholder|spacer|transparent|1x1)\b[^/]*\.(?:gif|png|svg|webp)(?:[?#]|$)/i.test(
    address,
  );

const isAddress = (text: string) => /^(?:https?:)?\/\/[^\s/]|^\/[^/\s]/i.test(text);

export const isPicture = (address: string): boolean =>
  isAddress(address) && /^[^?#\s]*\.(?:avif|gif|jpe?g|png|svg|webp)(?:[?#]\S*)?$/i.test(address);

/** The addresses that scripts would have put into an element. */
export const lazyAddresses = ({ tagName, properties }: Element): string[] =>
  Object.entries(properties).flatMap(([name, value]) => {
    if (typeof value !== 'string' || !LAZY_ATTRIBUTE.test(name)) return [];
    const address = /set$/i.test(name) ? largestOf(value) : value.trim();
    // The address of a picture's page, for those who share it.
    const isPage = tagName === 'img' && /url$/i.test(name) && !isPicture(address);
    return isAddress(address) && !isPage ? [address] : [];
  });

/** Pictures that an element names in any attribute for scripts. */
export const namedPictures = ({ properties }: Element): string[] =>
  Object.entries(properties).flatMap(([name, value]) =>
    name.startsWith('data') && typeof value === 'string' && isPicture(value.trim())
      ? [value.trim()]
      : [],
  );

/** The address of a picture that has no other, in whatever attribute a script would look for it. */
function heldBack({ properties }: Element): string {
  const found = Object.entries(properties).find(
    ([name, value]) =>
      /^data(?!.*(?:href|link|page|pin|share|url))/i.test(name) &&
      typeof value === 'string' &&
      isAddress(value.trim()),
  );
  return found ? tidyAddress(String(found[1])) : '';
}

/** What an element shows, wherever it is kept: what a script would show goes before its placeholder. */
export function shownBy(node: Element, among: readonly Element[] = []): string {
  const setOf = ({ properties: { srcSet } }: Element) =>
    largestOf([srcSet ?? ''].flat().join(', '));
  const sets = [setOf(node), ...among.map(setOf)];
  const named = node.tagName === 'img' ? namedPictures(node) : [];
  const found = [...lazyAddresses(node), ...sets, textProperty(node, 'src'), ...named]
    .map(tidyAddress)
    .filter((address) => !isPlaceholder(address));
  const shown = found.find((address) => !isStandIn(address)) ?? found[0];
  return shown ?? (node.tagName === 'img' ? heldBack(node) : '');
}
