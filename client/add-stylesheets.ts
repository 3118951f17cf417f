/** In the head of a first page, for browsers without scripts: links to its complete stylesheets. */
const LINKED = /\/assets[^"]+/g;

let added: Promise<unknown> | undefined;

const addLink = (rel: string, href: string): Promise<unknown> =>
  new Promise((resolve) => {
    const link = document.createElement('link');
    document.head.appendChild(
      Object.assign(link, { rel, as: 'style', href, onload: resolve, onerror: resolve }),
    );
  });

async function add(noscript: Element | null): Promise<void> {
  const files = noscript?.textContent.match(LINKED) ?? [];
  for (const rel of ['preload', 'stylesheet'])
    await Promise.all(files.map((href) => addLink(rel, href)));
}

/**
 * The first page of a visit contains no more styles than it shows (src/http/page/critical-css.ts). Its
 * files apply together, when the last has come: those of features use variables of the site's, and the
 * browser calculates all styles once.
 * @returns a promise that resolves when they apply or have failed
 */
export const addStylesheets = (): Promise<unknown> =>
  (added ??= add(document.querySelector('head>noscript')));
