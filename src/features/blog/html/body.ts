import { frameOf } from './video-embeds.ts';

/**
 * Readings of a cleaned body. The sanitiser writes it in one way: each "<" begins a tag and the next
 * ">" ends it, values in double quotes, so that tags can be told from text without a parser.
 */
const TAG = /<[^>]*>/g;

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

/** The signs that a serialiser writes as references; others it never writes. */
const decoded = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,5}));/gi, (whole, hex, decimal, name) => {
    if (name) return NAMED[String(name)] ?? whole;
    const code = hex ? Number.parseInt(String(hex), 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

const BLOCK =
  /<\/?(?:p|h\d|li|dt|dd|blockquote|pre|tr|t[dh]|div|section|figcaption|caption|br|hr)\b[^>]*>/g;

/** The words of a body, paragraphs and cells apart. @param html cleaned */
export const plainText = (html: string): string =>
  decoded(html.replace(BLOCK, ' ').replace(TAG, '')).replace(/\s+/g, ' ').trim();

/** How many words a body has. @param html cleaned */
export const countWords = (html: string): number => plainText(html).match(/\S+/g)?.length ?? 0;

const WORDS_PER_MINUTE = 220;

/** Minutes that so many words take to read, at least one. */
export const readingMinutes = (words: number): number =>
  Math.max(1, Math.round(words / WORDS_PER_MINUTE));

export interface Heading {
  id: string;
  text: string;
}

/** The sections of a body, for a table of contents. @param html cleaned */
export function sectionsOf(html: string): Heading[] {
  const headings: Heading[] = [];
  for (const [, id = '', content = ''] of html.matchAll(/<h2 id="([^"]*)"[^>]*>(.*?)<\/h2>/gs)) {
    const text = plainText(content);
    if (text) headings.push({ id, text });
  }
  return headings;
}

const escapedValue = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const HEADING = /<(h[2-4]) id="([^"]*)"([^>]*)>((?:(?!<h[1-6]\b).)*?)<\/\1>/gs;
const EMBED = /<p data-embed="[a-z]+"><a href="([^"]*)"[^>]*>/g;
const OWN_WINDOW = '<div class="scroller" role="group" aria-label="Table" tabindex="0">';

/** What a page of the site shows of a body, and what it may frame. */
export interface ShownBody {
  html: string;
  /** Addresses of the frames that its embeds open when they are pressed, each once. */
  frames: string[];
}

/**
 * A cleaned body with what a reader's page adds to it: headings that can be linked to, tables that
 * scroll by themselves, embeds that open in their place when they are pressed.
 * @param playerUrl where YouTube's videos are played
 */
export function shownBody(html: string, playerUrl: string): ShownBody {
  const frames = new Set<string>();
  const shown = html
    .replace(HEADING, (heading, _name, id, _rest, content) => {
      const label = escapedValue(plainText(String(content)));
      return label
        ? `<div class="section">${heading}<a class="anchor" href="#${id}" aria-label="Link to: ${label}">#</a></div>`
        : heading;
    })
    .replaceAll('<table', `${OWN_WINDOW}<table`)
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<pre', '<pre tabindex="0"')
    .replace(EMBED, (opening, href) => {
      const frame = frameOf(decoded(String(href)), playerUrl);
      if (!frame) return opening;
      frames.add(frame);
      return opening.replace(
        '<a ',
        `<a data-action="embed" data-embed-frame="${escapedValue(frame)}" `,
      );
    });
  return { html: shown, frames: [...frames] };
}

/** More frames than these are allowed by their hosts, so that the policy stays a short header. */
const MAX_NAMED = 12;

/** The content policy's sources for a body's frames: exactly these addresses (queries do not count). */
export function frameSources(frames: readonly string[]): string[] {
  const urls = frames.map((frame) => new URL(frame));
  const named = urls.map(({ origin, pathname }) => origin + pathname);
  return [...new Set(named.length > MAX_NAMED ? urls.map(({ origin }) => origin) : named)];
}

const ADDRESSED = /<(?:a|img) [^>]*>/g;
const ATTRIBUTE = / ([\w-]+)="([^"]*)"/g;

/**
 * A cleaned body for readers away from the site: every address absolute.
 * @param base the post's own address
 */
export const absoluteBody = (html: string, base: string): string =>
  html.replace(ADDRESSED, (tag) =>
    tag.replace(ATTRIBUTE, (attribute, name, value) => {
      if (name !== 'href' && name !== 'src') return attribute;
      const absolute = URL.parse(decoded(String(value)), base)?.href ?? base;
      return ` ${name}="${escapedValue(absolute)}"`;
    }),
  );
