import { addStylesheets } from './add-stylesheets.ts';

/**
 * Resolves when the page has its complete stylesheets, also what only a use of it shows. Without one
 * that fails it looks plain, but works.
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
    });
  }
}
