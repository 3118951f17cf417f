/** In the head of a first page, for browsers without scripts: links to its complete stylesheets. */
const LINKED = /\/assets[^"]+/g;

/**
 * The first page of a visit contains no more styles than it shows (src/http/page/critical-css.ts). The
 * files come one after the other, because each uses variables of the first.
 */
export function addStylesheets(): void {
  const links = document.querySelector('head>noscript');
  const files = links?.textContent.match(LINKED) ?? [];
  const next = () => {
    const href = files.shift();
    if (!href) return;
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.addEventListener('load', next);
    document.head.appendChild(link);
  };
  links?.remove();
  next();
}
