import type { Element, ElementContent, Root, RootContent } from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeSanitize, { defaultSchema, type Options } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';

/** Raise it with every change of what is kept: bodies cleaned by an older one are cleaned again. */
export const CLEANER_VERSION = 1;

/** What a body may hold. Everything else loses its tag and keeps its text; scripts lose both. */
const ALLOWED: Options = {
  ...defaultSchema,
  tagNames: (
    'h2 h3 h4 h5 h6 p br hr blockquote pre code kbd samp strong b em i u s del ins sub sup mark small ' +
    'abbr cite q time ul ol li dl dt dd a img figure figcaption table caption thead tbody tfoot tr th td'
  ).split(' '),
  attributes: {
    a: ['href', 'title'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    ol: ['start', 'reversed'],
    td: ['colSpan', 'rowSpan'],
    th: ['colSpan', 'rowSpan', 'scope'],
    time: ['dateTime'],
    abbr: ['title'],
    '*': ['lang', 'dir'],
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['http', 'https'] },
  strip: [
    'script',
    'style',
    'template',
    'noscript',
    'svg',
    'math',
    'object',
    'embed',
    'form',
    'textarea',
    'select',
    'button',
  ],
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

const text = (value: string): ElementContent => ({ type: 'text', value });
const element = (
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[],
): Element => ({ type: 'element', tagName, properties, children });

function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(textOf).join('') : '';
}

/** The watch page of a player's embed address, by host. */
function watchPage(src: URL): string | undefined {
  const id = src.pathname.split('/').at(-1) ?? '';
  if (!/^[\w-]{1,64}$/.test(id)) return undefined;
  if (/(^|\.)youtube(-nocookie)?\.com$/.test(src.hostname))
    return `https://www.youtube.com/watch?v=${id}`;
  if (src.hostname === 'player.vimeo.com') return `https://vimeo.com/${id}`;
  return undefined;
}

function parseUrl(value: unknown): URL | undefined {
  return typeof value === 'string' && URL.canParse(value) ? new URL(value) : undefined;
}

/** Frames become links to what they would have shown: a post loads nothing from elsewhere by itself. */
function framesToLinks(tree: Root): void {
  replaceElements(tree, (node) => {
    if (node.tagName !== 'iframe') return undefined;
    const src = parseUrl(node.properties['src']);
    if (!src || src.protocol !== 'https:') return [];
    const title =
      typeof node.properties['title'] === 'string' ? node.properties['title'].trim() : '';
    const video = watchPage(src);
    const label = video
      ? `Watch the video${title ? `: ${title}` : ''}`
      : title || `Open ${src.hostname}`;
    return [element('p', {}, [element('a', { href: video ?? src.href }, [text(label)])])];
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
  const words =
    textOf(heading)
      .normalize('NFKD')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  const base = words.join('-').slice(0, 60).replace(/-$/, '') || 'section';
  let id = base;
  for (let count = 2; taken.has(id); count += 1) id = `${base}-${count}`;
  taken.add(id);
  return id;
}

/** After cleaning: headings can be linked, images wait their turn, and only from known origins. */
function finish(tree: Root, imageOrigins: ReadonlySet<string>): void {
  const ids = new Set<string>();
  replaceElements(tree, (node) => {
    if (/^h[2-4]$/.test(node.tagName)) node.properties['id'] = headingId(node, ids);
    if (node.tagName === 'a') {
      const href = parseUrl(node.properties['href']);
      if (href) node.properties['rel'] = ['noopener'];
    }
    if (node.tagName !== 'img') return undefined;
    const src = parseUrl(node.properties['src']);
    if (!src || !imageOrigins.has(src.origin)) return [];
    Object.assign(node.properties, {
      loading: 'lazy',
      decoding: 'async',
      alt: node.properties['alt'] ?? '',
    });
    return undefined;
  });
}

/**
 * The body of a post, made safe to show on our own origin (pitfalls A5): parsed, cut down to an
 * allow-list, and written anew. Cleaning twice changes nothing.
 * @param html as the content service has it; anybody may have written it
 * @param imageOrigins the origins that the content policy lets images come from
 */
export function cleanHtml(html: string, imageOrigins: readonly string[]): string {
  const origins = new Set(imageOrigins);
  return String(
    unified()
      .use(rehypeParse, { fragment: true })
      .use(() => framesToLinks)
      .use(() => lowerHeadings)
      .use(rehypeSanitize, ALLOWED)
      .use(() => (tree: Root) => finish(tree, origins))
      .use(rehypeStringify)
      .processSync(html),
  );
}
