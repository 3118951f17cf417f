import { clientBuild } from 'virtual:client-build';
import { criticalCss, type StyleRule } from 'virtual:critical-css';

import { inlineSource } from '../security/inline-source.ts';

/** Whether shared pages contain their styles: in every build, but not in development. */
export const hasCriticalCss = criticalCss !== null;

/** In the head of a shared page until it is rendered; then the rules that the page uses. */
export const CRITICAL_CSS = '/* critical CSS */';
/** In icons, of which a page has up to a hundred: end tags of shapes, and names that nothing uses. */
const SHAPE_END = /><\/(?:path|rect|line|circle)>/g;
const ICON_NAMES = /(?<=class="lucide)(?: lucide-[a-z0-9-]+)+/g;

/** A page with shorter icons. Texts stay as they are, also those about markup. */
export const withShortIcons = (html: string): string =>
  html.replace(SHAPE_END, '/>').replace(ICON_NAMES, '');

const isUsed = ({ needs }: StyleRule, present: ReadonlySet<string>): boolean =>
  needs.some((needed) => needed.every((name) => present.has(name)));

/** An element, a list of classes, or another attribute: one pass takes half the time of three. */
const NAMED = /<([a-z][a-z0-9]*)| class="([^"]+)"| ([a-z][\w-]*)(?=[=\s/>])/g;

/** What a page has of the names in selectors: elements, "[attributes" and ".classes". */
function namesIn(html: string): ReadonlySet<string> {
  const names = new Set<string>();
  const classLists = new Set<string>();
  for (const [, element, classes, attribute] of html.matchAll(NAMED)) {
    if (element) names.add(element);
    else if (classes) classLists.add(classes);
    else names.add(`[${attribute}`);
  }
  if (classLists.size > 0) names.add('[class');
  for (const list of classLists) for (const name of list.split(' ')) names.add(`.${name}`);
  // What scripts set before the stylesheets come: client/forms/until-complete.ts, and the inline script
  // of a long page (document.tsx).
  if (names.has('[data-until-complete')) names.add('[disabled');
  if (names.has('[data-entry')) names.add('[data-lay-out');
  return names;
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
    const { around } = rule;
    const differs = open.findIndex((at, index) => at !== around[index]);
    const shared = differs === -1 ? open.length : differs;
    css += '}'.repeat(open.length - shared);
    css +=
      around
        .slice(shared)
        .map((at) => `${at}{`)
        .join('') + rule.text;
    open = around;
  }
  return withoutUnused(css + '}'.repeat(open.length));
}

/**
 * Puts the styles of a rendered page into it, so that a browser paints it with the page's bytes alone.
 * The complete stylesheets, which have what only a use of the page shows, come after its load event
 * (client/add-stylesheets.ts).
 * @param feature names the page's own stylesheet
 * @returns the page, and the sources of its styles for the content policy
 */
export async function withCriticalCss(
  html: string,
  feature: string | undefined,
): Promise<{ html: string; styles: string[] }> {
  if (!criticalCss) return { html, styles: [] };
  const { layers, rules } = criticalCss;
  const used = usedRules(
    layers,
    ['site', feature ?? ''].flatMap((name) => rules[name] ?? []),
    html,
  );
  const css = clientBuild.inlineStyles.css + used;
  return {
    html: withShortIcons(html).replace(CRITICAL_CSS, () => css),
    styles: [await inlineSource(css)],
  };
}
