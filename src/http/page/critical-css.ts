import { criticalCss, type StyleRule } from 'virtual:critical-css';

/** Whether shared pages contain their styles: in every build, but not in development. */
export const hasCriticalCss = criticalCss !== null;

/** In the head of a shared page until it is rendered; then the rules that the page uses. */
export const CRITICAL_CSS = '/* critical CSS */';
/** The links to the page's complete stylesheets, which stand before the footer. */
const STYLESHEETS = /(?:<link rel="stylesheet"[^>]*>)+/;
/** src/ui/FirstViewEnd/FirstViewEnd.tsx as it is rendered. */
const FIRST_VIEW_END = '<template data-first-view-end=""></template>';

/** Moves the links of a page to the end of its first view, where it names one. */
function withLinksAfterFirstView(html: string): string {
  const [links = ''] = STYLESHEETS.exec(html) ?? [];
  return html.includes(FIRST_VIEW_END)
    ? html.replace(links, '').replace(FIRST_VIEW_END, () => links)
    : html;
}

const isUsed = ({ needs }: StyleRule, present: ReadonlySet<string>): boolean =>
  needs.some((needed) => needed.every((name) => present.has(name)));

/** What a page has of the names in selectors: elements, "[attributes" and ".classes". */
function namesIn(html: string): ReadonlySet<string> {
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, name = '']) => name);
  return new Set([
    ...all(/<([a-z][a-z0-9]*)/g),
    ...all(/ ([a-z][\w-]*)(?=[=\s/>])/g).map((name) => `[${name}`),
    ...all(/ class="([^"]+)"/g).flatMap((names) => names.split(' ').map((name) => `.${name}`)),
  ]);
}

const VARIABLE = /(--[\w-]+):[^;{}]*;?/g;
const KEYFRAMES = /@keyframes (\S+?)\{(?:[^{}]*\{[^{}]*\})*\}/g;
const ANIMATION = /[;{]animation(?:-name)?:([^;}]*)/g;

/** Without the variables and keyframes that nothing in `css` uses. */
function withoutUnused(css: string): string {
  const animations = new Set(
    [...css.matchAll(ANIMATION)].flatMap(([, value = '']) => value.split(' ')),
  );
  let left = css.replace(KEYFRAMES, (text, name: string) => (animations.has(name) ? text : ''));
  // Once more after each pass: a variable may be used by one that is not used itself.
  for (let before = ''; before !== left;) {
    before = left;
    const used = new Set([...before.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
    left = before.replace(VARIABLE, (text, name: string) => (used.has(name) ? text : ''));
  }
  return left;
}

/** The rules of stylesheets that apply to elements of `html`, in their order. */
export function usedRules(
  layers: readonly string[],
  rules: readonly StyleRule[],
  html: string,
): string {
  const present = namesIn(html);
  let css = `@layer ${layers.join(',')};`;
  let open: readonly string[] = [];
  for (const rule of rules) {
    if (!isUsed(rule, present)) continue;
    if (rule.around.join() !== open.join()) {
      css += '}'.repeat(open.length) + rule.around.map((at) => `${at}{`).join('');
      open = rule.around;
    }
    css += rule.text;
  }
  return withoutUnused(css + '}'.repeat(open.length));
}

/**
 * Puts the styles of the first view into a rendered page, so that a browser paints it with the page's
 * first bytes. The complete stylesheets are linked after it: browsers paint what stands above a link
 * before they have its file.
 * @param feature names the page's own stylesheet
 * @returns the page, and the sources of its styles for the content policy
 */
export async function withCriticalCss(
  rendered: string,
  feature: string | undefined,
): Promise<{ html: string; styles: string[] }> {
  if (!criticalCss) return { html: rendered, styles: [] };
  const { layers, rules } = criticalCss;
  const html = withLinksAfterFirstView(rendered);
  const css = usedRules(
    layers,
    ['site', feature ?? ''].flatMap((name) => rules[name] ?? []),
    html.slice(0, html.search(STYLESHEETS)),
  );
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(css));
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
  return { html: html.replace(CRITICAL_CSS, () => css), styles: [`'sha256-${hash}'`] };
}
