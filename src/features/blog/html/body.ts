import type { Element, Nodes, Parents, Root } from 'hast';
import { EXIT, SKIP, visit } from 'unist-util-visit';

import { frameOf } from './embed-hosts.ts';
import {
  absoluteAddress,
  changeAddresses,
  element,
  plainText,
  replaceElements,
  textProperty,
  writeHtml,
} from '../../../shared/html/html-tree.ts';
import { parseHtml } from '../../../shared/html/parse-html.ts';

/* Readings of a body that the cleaner wrote (clean-html.ts). */

const countWords = (tree: Nodes): number => plainText(tree).match(/\S+/g)?.length ?? 0;

export interface Heading {
  id: string;
  text: string;
}

function sectionsOf(tree: Root): Heading[] {
  const sections: Heading[] = [];
  visit(tree, 'element', (node) => {
    if (node.tagName !== 'h2') return;
    const heading = { id: textProperty(node, 'id'), text: plainText(node) };
    if (heading.text) sections.push(heading);
  });
  return sections;
}

const LINKED_HEADINGS: ReadonlySet<string> = new Set(['h2', 'h3', 'h4']);

function containsHeading({ children }: Element): boolean {
  let found = false;
  visit({ type: 'root', children }, 'element', ({ tagName }) => {
    found ||= /^h[1-6]$/.test(tagName);
    return found ? EXIT : undefined;
  });
  return found;
}

/** Puts a link to itself next to each heading. */
function linkHeadings(tree: Root): void {
  replaceElements(tree, (node) => {
    // A link within a link is not HTML.
    if (node.tagName === 'a') return [node];
    if (!LINKED_HEADINGS.has(node.tagName)) return undefined;
    const label = plainText(node);
    if (!label || containsHeading(node)) return undefined;
    const anchor = {
      className: ['anchor'],
      href: `#${textProperty(node, 'id')}`,
      ariaLabel: `Link to: ${label}`,
    };
    // Its sign is of the style: readers that leave the page's styles out see no link without words.
    const link = element('a', anchor, []);
    // Reader views leave out a div with little but a link.
    return [element('header', { className: ['section'] }, [node, link])];
  });
}

/** Wide tables and code scroll in themselves, with the keyboard too. */
function makeScrollable(parent: Parents): void {
  replaceElements(parent, (node) => {
    if (node.tagName === 'pre') node.properties['tabIndex'] = 0;
    if (node.tagName !== 'table') return undefined;
    makeScrollable(node);
    const scroller = { className: ['scroller'], role: 'group', ariaLabel: 'Table', tabIndex: 0 };
    return [element('div', scroller, [node])];
  });
}

/** Lets links to embeds open their frame in place when clicked. @returns the frames' addresses */
function makePlayable(tree: Root, playerUrl: string): string[] {
  const frames = new Set<string>();
  visit(tree, 'element', ({ tagName, properties, children: [link] }) => {
    if (tagName !== 'p' || !properties['dataEmbed'] || link?.type !== 'element') return;
    const frame = frameOf(textProperty(link, 'href'), playerUrl);
    if (!frame) return;
    frames.add(frame);
    Object.assign(link.properties, { dataAction: 'embed', dataEmbedFrame: frame });
  });
  return [...frames];
}

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
/** No sentence that describes a post is longer. */
const MAX_SENTENCE = 600;

/** "By Dr." ends a sentence only for a machine. */
const MIN_WORDS = 3;

/** How a body begins, outside headings and embeds: a sentence, or more where it is short; '' where it has none. */
export function firstSentence(html: string): string {
  let text = '';
  visit(parseHtml(html), 'element', (node) => {
    if (node.tagName !== 'p' || node.properties['dataEmbed']) return undefined;
    text = plainText(node).slice(0, MAX_SENTENCE);
    return text ? EXIT : SKIP;
  });
  let opening = '';
  for (const { segment } of sentences.segment(text)) {
    opening += segment;
    if (opening.trim().split(/\s+/).length >= MIN_WORDS) break;
  }
  return opening.trim();
}

/** A post's body as its page shows it. */
export interface PageBody {
  html: string;
  /** Addresses of the frames that its embeds open when they are clicked, each once. */
  frames: readonly string[];
  sections: readonly Heading[];
  words: number;
}

/**
 * Adds what a page of the site needs: headings with links, tables that scroll, embeds that open in
 * place.
 * @param playerUrl base of YouTube's player, with a trailing slash
 */
export function pageBody(html: string, playerUrl: string): PageBody {
  const tree = parseHtml(html);
  const sections = sectionsOf(tree);
  const words = countWords(tree);
  linkHeadings(tree);
  makeScrollable(tree);
  const frames = makePlayable(tree, playerUrl);
  return { html: writeHtml(tree), frames, sections, words };
}

/** A body for readers outside the site, with absolute addresses. @param base the post's address */
export function absoluteHtml(html: string, base: string): string {
  const tree = parseHtml(html);
  changeAddresses(tree, (address) => absoluteAddress(address, base));
  return writeHtml(tree);
}

/** The body of a snapshot: addresses are absolute, but links to its own sections stay in it. */
export function snapshotBody(html: string, canonical: string): { html: string; words: number } {
  const tree = parseHtml(html);
  changeAddresses(tree, (address) => {
    const absolute = absoluteAddress(address, canonical);
    return absolute.startsWith(`${canonical}#`) ? absolute.slice(canonical.length) : absolute;
  });
  return { html: writeHtml(tree), words: countWords(tree) };
}
