import type { Element, ElementContent, Root, RootContent } from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeSanitize, { defaultSchema, type Options } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';

import { slugified } from '../blog.contract.ts';
import { embedOf, embedOfQuote, type Embed } from './video-embeds.ts';

/** Raise it with every change of what is kept: bodies cleaned by an older one are cleaned again. */
export const CLEANER_VERSION = 3;

const HEADINGS = ['h2', 'h3', 'h4', 'h5', 'h6'];

/** What a body may hold. Everything else loses its tag and keeps its text; scripts lose both. */
const ALLOWED: Options = {
  ...defaultSchema,
  tagNames: [
    ...HEADINGS,
    ...(
      'p br hr div section blockquote pre code kbd samp strong b em i u s del ins sub sup mark small ' +
      'abbr cite q time ul ol li dl dt dd a img figure figcaption table caption thead tbody tfoot tr th td'
    ).split(' '),
  ],
  attributes: {
    // Ids of headings are only read, to keep links to them right; the ones written are our own.
    ...Object.fromEntries(HEADINGS.map((name) => [name, ['id']])),
    a: ['href', 'title'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    ol: ['start', 'reversed'],
    p: [['dataEmbed', 'video', 'audio', 'post']],
    td: ['colSpan', 'rowSpan'],
    th: ['colSpan', 'rowSpan', 'scope'],
    time: ['dateTime'],
    abbr: ['title'],
    '*': ['lang', 'dir'],
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['http', 'https'] },
  strip: (
    'script style template noscript noembed noframes xmp plaintext svg math object embed applet ' +
    'audio video canvas form textarea select option button title head'
  ).split(' '),
  clobber: [],
  required: {},
};

type Parent = Root | Element;

/** Puts something else in the place of the elements that `change` answers for. */
function replaceElements(
  parent: Parent,
  change: (element: Element) => ElementContent[] | undefined,
): void {
  const children: RootContent[] = [];
  for (const child of parent.children) {
    const replaced = child.type === 'element' ? change(child) : undefined;
    if (replaced) {
      children.push(...replaced);
      continue;
    }
    if (child.type === 'element') replaceElements(child, change);
    children.push(child);
  }
  parent.children = children as ElementContent[];
}

const element = (
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[],
): Element => ({ type: 'element', tagName, properties, children });

function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(textOf).join('') : '';
}

const stringOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A link to what a frame would have shown, in a paragraph of its own. */
const embedded = (embed: Embed, title = ''): Element =>
  element('p', { dataEmbed: embed.kind }, [
    element('a', { href: embed.href }, [
      { type: 'text', value: [embed.label, title].filter(Boolean).join(': ') },
    ]),
  ]);

/**
 * Frames become links to what they would have shown: a post loads nothing from elsewhere by itself.
 * Those of named hosts say what they lead to; the rest name their host.
 */
function frameToLink(frame: Element): ElementContent[] {
  const address = URL.parse(stringOf(frame.properties['src']));
  if (!address || address.protocol !== 'https:' || address.username || address.password) return [];
  const title = stringOf(frame.properties['title']).trim();
  const embed = embedOf(address);
  if (embed) return [embedded(embed, title)];
  const label = title || `Open ${address.hostname}`;
  return [
    element('p', {}, [element('a', { href: address.href }, [{ type: 'text', value: label }])]),
  ];
}

function linksIn(node: Element): string[] {
  const own = [node.properties['dataInstgrmPermalink'], node.properties['href']].map(stringOf);
  const inside = node.children.flatMap((child) => (child.type === 'element' ? linksIn(child) : []));
  return [...own, ...inside].filter(Boolean);
}

/** A quotation that a network's script would have turned into its post gets a link to it. */
function quoteWithLink(quote: Element): ElementContent[] | undefined {
  const { className } = quote.properties;
  const marks = Array.isArray(className) ? className.map(String) : [];
  if (marks.length === 0) return undefined;
  const embed = embedOfQuote(marks, linksIn(quote));
  if (!embed) return undefined;
  // Read once: without its marks the quotation is one like any other.
  delete quote.properties['className'];
  return [quote, embedded(embed)];
}

function linkEmbeds(tree: Root): void {
  replaceElements(tree, (node) => {
    if (node.tagName === 'iframe') return frameToLink(node);
    return node.tagName === 'blockquote' ? quoteWithLink(node) : undefined;
  });
}

/** The page has its own h1; a body's one becomes a section. */
function lowerHeadings(tree: Root): void {
  replaceElements(tree, (node) => {
    if (node.tagName === 'h1') node.tagName = 'h2';
    return undefined;
  });
}

function headingId(heading: Element, taken: Set<string>): string {
  const base = slugified(textOf(heading)).slice(0, 60).replace(/-$/, '') || 'section';
  let id = base;
  for (let count = 2; taken.has(id); count += 1) id = `${base}-${count}`;
  taken.add(id);
  return id;
}

/** Ids of the page around the body, which no heading may take. */
const PAGE_IDS = ['main', 'menu', 'read-next'];

/** Every heading gets an id made of its words. @returns the new id by the one it had */
function nameHeadings(tree: Root): Map<string, string> {
  const taken = new Set(PAGE_IDS);
  const renamed = new Map<string, string>();
  replaceElements(tree, (node) => {
    if (!HEADINGS.includes(node.tagName)) return undefined;
    const former = stringOf(node.properties['id']);
    const id = headingId(node, taken);
    if (former && !renamed.has(former)) renamed.set(former, id);
    // First, so that whoever reads the body finds it.
    const { id: _former, ...rest } = node.properties;
    node.properties = { id, ...rest };
    return undefined;
  });
  return renamed;
}

/** Stands for the page that an address is read on, where only its form counts. */
const ANY_PAGE = 'https://page.example/';

/** Links to a place on the page lead there under its new name, or nowhere. */
function mindLink(link: Element, headings: ReadonlyMap<string, string>): void {
  const href = stringOf(link.properties['href']);
  if (href.startsWith('#')) {
    const target = headings.get(href.slice(1));
    if (target) link.properties['href'] = `#${target}`;
    else delete link.properties['href'];
  } else if (!URL.parse(href, ANY_PAGE)) {
    delete link.properties['href'];
  } else if (/^(?:https?:)?\/\//i.test(href)) {
    link.properties['rel'] = ['noopener'];
  }
}

/**
 * Whether an image may be shown: from any https address, from this site, or from an origin that an
 * owner named. The content policy of the blog's pages says the same (image-policy.ts).
 */
export function isImageAddress(src: string, imageOrigins: readonly string[]): boolean {
  if (/^\/(?![/\\])[^\s\\]*$/.test(src)) return true;
  const url = URL.parse(src);
  if (!url || url.username || url.password) return false;
  return url.protocol === 'https:' || imageOrigins.includes(url.origin);
}

/** A width or height that an image may claim. */
const isLength = (value: unknown): boolean => /^[1-9]\d{0,3}$/.test(String(value));

function mindImage(image: Element, imageOrigins: readonly string[]): ElementContent[] | undefined {
  const { properties } = image;
  if (!isImageAddress(stringOf(properties['src']), imageOrigins)) return [];
  for (const side of ['width', 'height']) {
    if (!isLength(properties[side])) delete properties[side];
  }
  Object.assign(properties, {
    loading: 'lazy',
    decoding: 'async',
    alt: stringOf(properties['alt']),
  });
  return undefined;
}

/** One tag as it is written: a name, then attributes, their values in double quotes. */
const TAG = /<(?:"[^"]*"|[^"<>])*>/g;

/** Angle brackets leave the values of attributes: each "<" begins a tag, and the next ">" ends it. */
const bracketsOnlyAtTags = (html: string): string =>
  html.replace(
    TAG,
    (tag) => `<${tag.slice(1, -1).replaceAll('<', '&#x3C;').replaceAll('>', '&#x3E;')}>`,
  );

function onePass(html: string, imageOrigins: readonly string[]): string {
  const written = String(
    unified()
      .use(rehypeParse, { fragment: true })
      .use(() => linkEmbeds)
      .use(() => lowerHeadings)
      .use(rehypeSanitize, ALLOWED)
      .use(() => (tree: Root) => {
        const headings = nameHeadings(tree);
        replaceElements(tree, (node) => {
          if (node.tagName === 'a') mindLink(node, headings);
          return node.tagName === 'img' ? mindImage(node, imageOrigins) : undefined;
        });
      })
      .use(rehypeStringify)
      .processSync(html),
  );
  return bracketsOnlyAtTags(written);
}

/** Misnested markup may settle only when it is read again; what is cleaned stays as it is then. */
const MAX_PASSES = 5;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** What is left of markup that cannot be read as markup: its words. */
const wordsOf = (html: string): string =>
  `<p>${html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? '')
    .replace(/\s+/g, ' ')
    .trim()}</p>`;

/**
 * The body of a post, made safe to show on our own origin (pitfalls A5): parsed, cut down to an
 * allow-list, and written anew. Cleaning twice changes nothing.
 * @param html as the content service has it; anybody may have written it
 * @param imageOrigins origins that images may come from beside any https address
 */
export function cleanHtml(html: string, imageOrigins: readonly string[]): string {
  try {
    let cleaned = onePass(html, imageOrigins);
    for (let pass = 1; pass < MAX_PASSES; pass += 1) {
      const again = onePass(cleaned, imageOrigins);
      if (again === cleaned) break;
      cleaned = again;
    }
    return cleaned;
  } catch {
    // Elements nested by the thousand are no article: they exceed the stack of any tree's reader.
    return wordsOf(html);
  }
}
