/** The part of the browser's API that is used; TypeScript does not know it yet. */
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createHTML?: (text: string) => string; createScriptURL?: (url: string) => string },
  ): { createHTML(text: string): string; createScriptURL(url: string): string };
}

export const policies = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;

function checkedUrl(url: string): string {
  if (!/^https?:\/\//.test(url)) throw new TypeError(`No address of a script: ${url}`);
  return url;
}

const scripts = policies?.createPolicy('ric-script', { createScriptURL: checkedUrl });

/**
 * The address of a third party's script as the Worker named it, for `script.src`. The content policy
 * takes addresses from here only, and of these only those that it lists (src/http/security-headers.ts).
 * @throws TypeError for code that stands in the address
 */
export const scriptUrl = (url: string): string =>
  scripts ? scripts.createScriptURL(url) : checkedUrl(url);
