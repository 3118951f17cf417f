import type { Element, Parents, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import rehypeSanitize from 'rehype-sanitize';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

import { slugified } from '../blog.contract.ts';
import { ALLOWED_HTML, HEADINGS } from './allowed-html.ts';
import { asMeant } from './authored.ts';
import { linkEmbeds } from './embed-links.ts';
import { byHttps, isImageAddress } from './image-policy.ts';
import { closeRawText } from './raw-text.ts';
import {
  element,
  plainText,
  replaceElements,
  textNode,
  textProperty,
  writeHtml,
} from '../../../shared/html/html-tree.ts';
import { MAX_ELEMENTS, parseHtml, TooMuchMarkup } from '../../../shared/html/parse-html.ts';

/** No article nests deeper; every later step stays fast on hostile input. */
const MAX_DEPTH = 64;
/** In UTF-16 units. Longer markup is no article, with or without pictures written into it. */
const MAX_LENGTH = 4_000_000;

const sanitizer = unified().use(rehypeSanitize, ALLOWED_HTML).freeze();

/** Elements below the limit lose their tags and keep their text. */
function limitDepth(parent: Parents, depth = 1): void {
  for (const [index, child] of parent.children.entries()) {
    if (child.type !== 'element') continue;
    if (depth > MAX_DEPTH) parent.children[index] = textNode(toString(child));
    else limitDepth(child, depth + 1);
  }
}

/** In an id, Reader View takes the word for a row of share buttons. */
const SHARE = /\bshare\b/g;

/**
 * Before the ids of headings. Reader views leave out an element whose id has a word such as "ad", "menu" or
 * "comment", unless it has "article" too. Without a prefix a heading could also take the id of a part of the
 * page, or become a global variable that a script expects ("grecaptcha").
 */
const ID_PREFIX = 'article-';

/** Gives out ids made from the words of headings; a repeated one gets the next free number. */
function headingIds(): (heading: Element) => string {
  const taken = new Set<string>();
  const nextNumber = new Map<string, number>();
  return (heading) => {
    const words = slugified(toString(heading)).replaceAll(SHARE, 'sharing');
    const base = ID_PREFIX + (words.slice(0, 60).replace(/-$/, '') || 'section');
    let id = base;
    let number = nextNumber.get(base) ?? 2;
    for (; taken.has(id); number += 1) id = `${base}-${number}`;
    nextNumber.set(base, number);
    taken.add(id);
    return id;
  };
}

/** Before the ids of everything else that a link in the post leads to. */
const TARGET_PREFIX = 't-';

/** What a link to a part of the page asks for, as browsers read it. */
function fragmentOf(href: string): string {
  try {
    return decodeURIComponent(href.slice(1));
  } catch {
    return href.slice(1);
  }
}

/** The ids and names of an element. Tables of contents put theirs into the headings. */
function formerIds(node: Element): string[] {
  const ids: string[] = [];
  const add = (each: Element) => ids.push(textProperty(each, 'id'), textProperty(each, 'name'));
  add(node);
  if (HEADINGS.includes(node.tagName)) visit(node, 'element', add);
  return ids.filter(Boolean);
}

/** @returns the new id of each part by the id that it had, and of headings by the one without the prefix */
function nameParts(tree: Root): Map<string, string> {
  const idOf = headingIds();
  const renamed = new Map<string, string>();
  const rename = (former: string, id: string) => {
    if (!renamed.has(former)) renamed.set(former, id);
  };
  const wanted = new Set<string>();
  const ids: string[] = [];
  visit(tree, 'element', (node) => {
    const href = textProperty(node, 'href');
    if (href.startsWith('#')) wanted.add(fragmentOf(href));
    if (!HEADINGS.includes(node.tagName)) return;
    const formers = formerIds(node);
    const id = idOf(node);
    node.properties['id'] = id;
    ids.push(id);
    for (const former of formers) rename(former, id);
  });
  let targets = 0;
  visit(tree, 'element', (node) => {
    if (HEADINGS.includes(node.tagName)) return;
    const former = formerIds(node).find((each) => wanted.has(each) && !renamed.has(each));
    delete node.properties['id'];
    delete node.properties['name'];
    if (former === undefined) return;
    targets += 1;
    node.properties['id'] = `${TARGET_PREFIX}${targets}`;
    rename(former, `${TARGET_PREFIX}${targets}`);
  });
  // Links from before the prefix.
  for (const id of ids) rename(id.slice(ID_PREFIX.length), id);
  return renamed;
}

/** For addresses that are only checked for being well-formed. */
const ANY_PAGE = 'https://page.example/';

/** Links to parts of the post get the new ids; a link that leads nowhere loses its address. */
function cleanLink({ properties }: Element, href: string, parts: Map<string, string>): void {
  if (href.startsWith('#')) {
    const target = parts.get(fragmentOf(href));
    if (target) properties['href'] = `#${target}`;
    else delete properties['href'];
  } else if (!URL.parse(href, ANY_PAGE)) {
    delete properties['href'];
  } else if (/^(?:https?:)?\/\//i.test(href)) {
    properties['rel'] = ['noopener'];
  }
}

const isLength = (value: unknown): boolean => /^[1-9]\d{0,3}$/.test(String(value));

/** A cell over more is laid out as that many cells. */
const isSpan = (value: unknown): boolean => /^[1-9]\d?$/.test(String(value));

function cleanCell({ properties }: Element): void {
  for (const span of ['colSpan', 'rowSpan']) {
    if (!isSpan(properties[span])) delete properties[span];
  }
}

function cleanImage({ properties }: Element, alt: string): void {
  for (const side of ['width', 'height']) {
    if (!isLength(properties[side])) delete properties[side];
  }
  Object.assign(properties, { loading: 'lazy', decoding: 'async', alt });
}

function cleanLinksAndImages(tree: Root, imageOrigins: readonly string[]): void {
  const parts = nameParts(tree);
  replaceElements(tree, (node) => {
    if (node.tagName === 'a') cleanLink(node, textProperty(node, 'href'), parts);
    if (node.tagName === 'td' || node.tagName === 'th') cleanCell(node);
    if (node.tagName !== 'img') return undefined;
    const src = textProperty(node, 'src');
    const secure = byHttps(src, imageOrigins);
    if (!isImageAddress(secure, imageOrigins)) return [];
    node.properties['src'] = secure;
    cleanImage(node, textProperty(node, 'alt'));
    return undefined;
  });
  // Their pictures may just have gone.
  replaceElements(tree, (node) => {
    const isLink = node.tagName === 'a';
    if (!(isLink || HEADINGS.includes(node.tagName)) || hasContent(node)) return undefined;
    if (!isLink || !node.properties['id']) return [];
    // Links lead to it.
    delete node.properties['href'];
    return undefined;
  });
}

const hasContent = (node: Element): boolean =>
  node.children.some(
    (child) =>
      (child.type === 'text' && child.value.trim() !== '') ||
      (child.type === 'element' && (child.tagName === 'img' || hasContent(child))),
  );

/** @throws TooMuchMarkup */
function cleanOnce(html: string, imageOrigins: readonly string[]): string {
  const tree = parseHtml(html);
  asMeant(tree);
  linkEmbeds(tree);
  const cleaned = sanitizer.runSync(tree);
  limitDepth(cleaned);
  cleanLinksAndImages(cleaned, imageOrigins);
  return writeHtml(cleaned);
}

/** A parser may read misnested markup in another way once it is written out, so it is read again. */
const MAX_PASSES = 5;

/**
 * @returns undefined for markup that is read in another way each time
 * @throws TooMuchMarkup
 */
function cleanUntilStable(html: string, imageOrigins: readonly string[]): string | undefined {
  let before = html;
  for (let pass = 1; pass <= MAX_PASSES; pass += 1) {
    const after = cleanOnce(before, imageOrigins);
    if (after === before) return after;
    before = after;
  }
  return undefined;
}

/** Start tags; the parser is not even started for too many. */
const countTags = (html: string): number => html.match(/<[a-z]/gi)?.length ?? 0;

/** The words of markup that cannot be cleaned, as one paragraph. */
function wordsOf(html: string): string {
  const withoutTags = html.replace(/<[^<>]*>/g, ' ').replaceAll('<', ' ');
  const words = plainText(parseHtml(withoutTags));
  return writeHtml({ type: 'root', children: [element('p', {}, [textNode(words)])] });
}

/**
 * Makes the body of a post safe to show on our own origin: parses it, cuts it down to an allow-list
 * and writes it out again. Cleaning twice changes nothing.
 * @param authored from the content service; anyone may have written it
 * @param imageOrigins origins that images may come from besides any https address
 */
export function cleanHtml(authored: string, imageOrigins: readonly string[]): string {
  // Pasted pictures are never shown, and would make any post too long.
  const html = closeRawText(authored.replace(/\bdata:[a-z]+\/[^\s"'<>)]{100,}/gi, 'data:'));
  if (html.length > MAX_LENGTH) return wordsOf(html.slice(0, MAX_LENGTH));
  if (countTags(html) > MAX_ELEMENTS) return wordsOf(html);
  try {
    return cleanUntilStable(html, imageOrigins) ?? wordsOf(html);
  } catch (error) {
    // Deep nesting may exceed the stack before the depth can be limited.
    if (error instanceof TooMuchMarkup || error instanceof RangeError) return wordsOf(html);
    throw error;
  }
}
