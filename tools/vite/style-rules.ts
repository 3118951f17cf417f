import type { StyleRule } from 'virtual:critical-css';

/** At-rules with rules of their own in them; the others are taken whole. */
const GROUPING = /^@(?:layer|media|supports|container)\b/;
/** Its arguments are no conditions that an element must have all of. */
const FUNCTIONAL = /:(?:not|is|where|has|host)\([^()]*\)/g;
const CLASS = /\.(-?[a-z_][\w-]*)/gi;

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

/** The classes that an element, or its ancestors, need for each of a rule's selectors. */
function classesOf(selectors: string): string[][] {
  let plain = selectors;
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = plain.replace(FUNCTIONAL, '');
  }
  return plain.split(',').map((one) => [...one.matchAll(CLASS)].map(([, name = '']) => name));
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
    yield { around, text, classes: text.startsWith('@') ? [[]] : classesOf(before) };
  }
}

/** The names of the cascade layers in the order in which a stylesheet has them. */
export const layersOf = (css: string): string[] => [
  ...new Set(
    [...css.matchAll(/@layer ([^{;]+)[{;]/g)].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.trim()),
    ),
  ),
];
