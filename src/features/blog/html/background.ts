import type { Element } from 'hast';
import { EXIT, visit } from 'unist-util-visit';

import { element, plainText, textProperty } from '../../../shared/html/html-tree.ts';
import { isPicture, isPlaceholder, namedPictures, tidyAddress } from './shown-address.ts';

const BACKGROUND = /background(?:-image)?\s*:[^;]*?url\(\s*(["']?)(.*?)\1\s*\)/i;

/** What shows something itself. */
const SHOWING =
  /^(?:audio|embed|iframe|img|input|noscript|object|oembed|picture|svg|video|amp-.*)$/;

function showsNothing({ children }: Element): boolean {
  let shows = false;
  visit({ type: 'root', children }, 'element', ({ tagName }) => {
    shows ||= SHOWING.test(tagName);
    return shows ? EXIT : undefined;
  });
  return !shows;
}

/** A picture that an empty element has as its background, or would get from a script. */
export function backgroundPicture(node: Element): Element[] | undefined {
  if (!/^(?:a|div|figure|section|span)$/.test(node.tagName)) return undefined;
  const background = BACKGROUND.exec(textProperty(node, 'style'))?.[2] ?? '';
  const src = [...namedPictures(node), background]
    .map(tidyAddress)
    .find((one) => !isPlaceholder(one));
  const isRole = node.properties['role'] === 'img';
  if (!src || !(isRole || isPicture(src)) || plainText(node) !== '' || !showsNothing(node))
    return undefined;
  const alt = textProperty(node, 'ariaLabel') || textProperty(node, 'title');
  const picture = element('img', { src, alt }, []);
  return node.tagName === 'a' && node.properties['href']
    ? [element('a', { href: textProperty(node, 'href') }, [picture])]
    : [picture];
}
