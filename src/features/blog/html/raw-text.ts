/** What stands in one of these is no markup until its end tag; the last one has none. */
const RAW_TEXT = 'script|style|textarea|title|xmp|iframe|noembed|noframes|plaintext';
const START = new RegExp(`<(${RAW_TEXT})\\b[^<>]*>?`, 'gi');
const END = new RegExp(`</(${RAW_TEXT})\\b`, 'gi');

/**
 * An author who writes about a `<script>` means its name, and a player without its end tag is one all
 * the same. A parser takes the rest of the article for the text of either.
 */
export function closeRawText(html: string): string {
  const lastEnd = new Map<string, number>();
  for (const end of html.matchAll(END)) lastEnd.set(String(end[1]).toLowerCase(), end.index);
  return html.replaceAll(START, (tag: string, written: string, at: number) => {
    const name = written.toLowerCase();
    if (at < (lastEnd.get(name) ?? -1)) return tag;
    return name === 'iframe' && tag.endsWith('>') ? `${tag}</iframe>` : `&lt;${tag.slice(1)}`;
  });
}
