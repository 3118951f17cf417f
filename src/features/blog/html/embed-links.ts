import type { Element, ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';

import { embedOf, embedOfQuote, type Embed } from './embed-hosts.ts';
import {
  element,
  replaceElements,
  textNode,
  textProperty,
} from '../../../shared/html/html-tree.ts';

const embedLink = (embed: Embed, title = ''): Element =>
  element('p', { dataEmbed: embed.kind }, [
    element('a', { href: embed.href }, [textNode([embed.label, title].filter(Boolean).join(': '))]),
  ]);

function frameLink(frame: Element): ElementContent[] {
  const address = URL.parse(textProperty(frame, 'src').replace(/^http:/, 'https:'));
  if (!address || address.protocol !== 'https:' || address.username || address.password) return [];
  const title = textProperty(frame, 'title').trim();
  const embed = embedOf(address);
  if (embed) return [embedLink(embed, title)];
  const label = title || `Open ${address.hostname}`;
  return [element('p', {}, [element('a', { href: address.href }, [textNode(label)])])];
}

/** All of a quotation is searched for its link, and quotations may stand in one another. */
const MAX_QUOTATIONS = 500;

/** Instagram names its post in an attribute of the quotation; X only by a link in it. */
function linksIn(quote: Element): string[] {
  const links: string[] = [];
  visit(quote, 'element', (node) => {
    links.push(textProperty(node, 'dataInstgrmPermalink'), textProperty(node, 'href'));
  });
  return links.filter(Boolean);
}

function embedInQuote(quote: Element): Embed | undefined {
  const { className } = quote.properties;
  return Array.isArray(className)
    ? embedOfQuote(className.map(String), () => linksIn(quote))
    : undefined;
}

/**
 * Replaces frames by links to what they show, and adds a link to quotations that a network's script
 * would have turned into its post: a post loads nothing from elsewhere by itself.
 */
export function linkEmbeds(tree: Root): void {
  let quotations = 0;
  replaceElements(tree, (node) => {
    if (node.tagName === 'iframe') return frameLink(node);
    if (node.tagName !== 'blockquote') return undefined;
    quotations += 1;
    const embed = quotations <= MAX_QUOTATIONS ? embedInQuote(node) : undefined;
    return embed && [node, embedLink(embed)];
  });
}
