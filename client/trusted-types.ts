/** The part of the browser's API that is used; TypeScript does not know it yet. */
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createHTML?: (text: string) => string; createScriptURL?: (url: string) => string },
  ): { createHTML(text: string): string; createScriptURL(url: string): string };
}

const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;

function checkedUrl(url: string): string {
  if (!/^https?:\/\//.test(url)) throw new TypeError(`No address of a script: ${url}`);
  return url;
}

const scripts = factory?.createPolicy('ric-script', { createScriptURL: checkedUrl });

/**
 * The address of a third party's script as the Worker named it, for `script.src`. The content policy
 * takes addresses from here only, and of these only those that it lists (src/http/security-headers.ts).
 * @throws TypeError for code that stands in the address
 */
export const scriptUrl = (url: string): string =>
  scripts ? scripts.createScriptURL(url) : checkedUrl(url);

/** Reading a page runs nothing; its parts come from our own origin and go where such parts were. */
const pages = factory?.createPolicy('ric-html', { createHTML: (text) => text });

/** A page contains its styles, which the policy of the page that reads it does not allow. */
const STYLES = /<style>.*?<\/style>/gs;

/** A page of this site that was fetched as text. It has no styles. */
export function parsedPage(text: string): Document {
  const html = text.replace(STYLES, '');
  return new DOMParser().parseFromString(pages?.createHTML(html) ?? html, 'text/html');
}
