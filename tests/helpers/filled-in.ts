const plain = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const attribute = (tag: string, name: string): string | undefined => {
  const found = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return found === undefined ? undefined : plain(found);
};

/** What a browser sends of the forms of a page, as they are filled. */
export function filledIn(html: string): Record<string, string> {
  const inputs = [...html.matchAll(/<input\b[^>]*>/g)].map(
    ([tag]) => [attribute(tag, 'name'), attribute(tag, 'value') ?? ''] as const,
  );
  const texts = [...html.matchAll(/(<textarea\b[^>]*>)([^<]*)/g)].map(
    ([, tag = '', text = '']) => [attribute(tag, 'name'), plain(text)] as const,
  );
  const selects = [...html.matchAll(/(<select\b[^>]*>)(.*?)<\/select>/gs)].map(
    ([, tag = '', options = '']) => {
      const chosen = /<option[^>]*selected[^>]*>/.exec(options)?.[0] ?? '';
      return [attribute(tag, 'name'), attribute(chosen, 'value') ?? ''] as const;
    },
  );
  return Object.fromEntries(
    [...inputs, ...texts, ...selects].flatMap(([name, value]) => (name ? [[name, value]] : [])),
  );
}
