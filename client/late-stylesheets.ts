import { addStylesheets } from './add-stylesheets.ts';

/** How long (ms) a visitor who uses the page waits for a stylesheet. */
const DEADLINE_MS = 3000;

/**
 * Resolves when the page has its complete stylesheets, also what only a use of it shows. Without one
 * that fails or is late it looks plain, but works. Not in add-stylesheets.ts, which is part of the first
 * script.
 */
export async function stylesheets(): Promise<void> {
  addStylesheets();
  const awaited = new Set<HTMLLinkElement>();
  for (;;) {
    const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
    const link = [...links].find((one) => !one.sheet && !awaited.has(one));
    if (!link) return;
    awaited.add(link);
    await new Promise((resolve) => {
      link.addEventListener('load', resolve);
      link.addEventListener('error', resolve);
      setTimeout(resolve, DEADLINE_MS);
    });
  }
}
