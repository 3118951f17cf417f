import type { StyleRule } from 'virtual:critical-css';

/** At-rules with rules of their own in them; the others are taken whole. */
const GROUPING = /^@(?:layer|media|supports|container)\b/;
/** Its arguments are no conditions that an element must have all of. */
const FUNCTIONAL = /:(?:not|is|where|has|host)\([^()]*\)/g;
/** "[name=value]" */
const ATTRIBUTE = /\[([\w-]+)[^\]]*\]/g;
/** What visitors open without a script. */
const OPENED = '[open';
/** ".class", "[name", or the name of an element where a compound selector begins. */
const NEEDED = /\.-?[a-z_][\w-]*|\[[\w-]+|(?<=^|[\s>+~])[a-z][a-z0-9]*/gi;
const PLACEHOLDER = '::placeholder';
/** What only shows when somebody points, types, selects or opens something, but for the focus of all. */
const ON_USE =
  /:hover|:active|(?<!^):focus|:disabled|:user-invalid|:target|:popover-open|::selection|::backdrop/;
const ON_PAPER = '@media print';

/** "a{b{c}}d;" → "a{b{c}}", "d;": the statements of a stylesheet, or of a block in it. */
function* statements(css: string): Generator<string> {
  let depth = 0;
  let start = 0;
  for (let at = 0; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    if (css[at] === '}') depth -= 1;
    if (depth > 0 || (css[at] !== '}' && css[at] !== ';')) continue;
    yield css.slice(start, at + 1).trim();
    start = at + 1;
  }
}

/** The selectors of a rule, without what stands in functions. */
function plainSelectors(selectors: string): string[] {
  let plain = selectors;
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = plain.replace(FUNCTIONAL, '');
  }
  return plain.split(',');
}

/**
 * Splits a built stylesheet, which has no comments and no braces in strings, into its rules.
 * @param around the at-rules that the text stands in, outermost first
 */
export function* styleRules(css: string, around: readonly string[] = []): Generator<StyleRule> {
  for (const text of statements(css)) {
    const brace = text.indexOf('{');
    const before = text.slice(0, brace).trim();
    if (brace !== -1 && GROUPING.test(before)) {
      yield* styleRules(text.slice(brace + 1, -1), [...around, before]);
      continue;
    }
    const selectors = text.startsWith('@') ? [''] : plainSelectors(before);
    yield {
      around,
      text,
      needs: selectors.map((one) =>
        (
          one.trim().replace(ATTRIBUTE, '[$1').replace(PLACEHOLDER, '[placeholder').match(NEEDED) ??
          []
        ).filter((needed) => needed !== OPENED),
      ),
    };
  }
}

/** Whether a page looks the same without a rule until somebody uses it. */
export const canWait = ({ around, text }: StyleRule): boolean =>
  around.includes(ON_PAPER) ||
  plainSelectors(text.split('{')[0] ?? '').every((selector) => ON_USE.test(selector));

const DECLARATION = /(?<=[{;])(--[\w-]+):([^;{}]*)/g;
const USE = /var\((--[\w-]+)\)/g;

/**
 * The variables that have one value on the whole site: `:root` alone declares them, once and under no
 * condition, and their values name no variable that has several.
 */
export function constantsOf(rules: Iterable<StyleRule>): ReadonlyMap<string, string> {
  const values = new Map<string, string | null>();
  for (const { around, text } of rules) {
    const isRoot = text.startsWith(':root{') && around.every((at) => at.startsWith('@layer'));
    for (const [, name = '', value = ''] of text.matchAll(DECLARATION))
      values.set(name, isRoot && !values.has(name) ? value : null);
  }
  const constants = new Map<string, string>();
  // A value may name a constant that is declared after it.
  for (let before = -1; before !== constants.size;) {
    before = constants.size;
    for (const [name, value] of values) {
      const resolved = value?.replace(USE, (use, used: string) => constants.get(used) ?? use);
      if (resolved !== undefined && !resolved.includes('var('))
        constants.set(name, resolved.replaceAll(', ', ','));
    }
  }
  return constants;
}

/** A rule with the values of constants in place of their names: a page is shorter with them. */
export const withConstants = (
  rule: StyleRule,
  constants: ReadonlyMap<string, string>,
): StyleRule => ({
  ...rule,
  text: rule.text.replace(USE, (use, name: string) => constants.get(name) ?? use),
});

/** What fades or points only shows on use, and before the stylesheets come nothing of that is drawn. */
const ON_USE_OR_PAPER =
  /(?<=[{;])(?:transition(?:-[a-z]+)?|cursor|(?:-webkit-)?print-color-adjust):[^;{}]*;?/g;
const STRING_OR_COMMA = /"[^"]*"|, /g;

/** A rule without declarations that can wait, and without blanks that mean nothing. */
export const shortened = (rule: StyleRule): StyleRule => ({
  ...rule,
  text: rule.text
    .replace(ON_USE_OR_PAPER, '')
    .replaceAll(';}', '}')
    .replace(STRING_OR_COMMA, (found) => (found === ', ' ? ',' : found)),
});

/** The names of the cascade layers in the order in which a stylesheet has them. */
export const layersOf = (css: string): string[] => [
  ...new Set(
    [...css.matchAll(/@layer ([^{;]+)[{;]/g)].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.trim()),
    ),
  ),
];
