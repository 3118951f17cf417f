import { expect, test } from 'vitest';

import { usedRules, withShortIcons } from '../../src/http/page/critical-css.ts';
import {
  canWait,
  constantsOf,
  layersOf,
  shortened,
  styleRules,
  withConstants,
} from '../../tools/vite/style-rules.ts';

const used = (css: string, html: string): string =>
  usedRules(layersOf(css), [...styleRules(css)], html);

test('a page contains the rules of its own elements and classes, and those for all', () => {
  const css =
    '@layer base{*{top:0}h1{margin:0}table,h2>b{margin:0}}@layer ui{.a{color:red}.b{color:blue}}';
  expect(used(css, '<h1 class="a">')).toBe(
    '@layer base,ui;@layer base{*{top:0}h1{margin:0}}@layer ui{.a{color:red}}',
  );
  expect(used('h2>b{top:0}a[title="no b"]:is(.x){top:0}', '<h2><b><a title="no">')).toBe(
    '@layer ;h2>b{top:0}a[title="no b"]:is(.x){top:0}',
  );
  expect(used('[data-a]{top:0}.a[disabled]{top:0}', '<i class="a" data-a>')).toBe(
    '@layer ;[data-a]{top:0}',
  );
});

test('rules stay within their media queries and in their order', () => {
  const css = '@layer ui{.a{top:0}@media (width>=48rem){.b{top:1px}.a{top:2px}}.a{top:3px}}';
  expect(used(css, '<p class="a">')).toBe(
    '@layer ui;@layer ui{.a{top:0}@media (width>=48rem){.a{top:2px}}.a{top:3px}}',
  );
});

test('a weaker layer stays weaker, also when the page uses none of its rules', () => {
  const css = '@layer reset,ui,page;@layer page{.p{top:0}}@layer ui{.u{top:1px}}';
  expect(used(css, '<p class="p">')).toMatch(/^@layer reset,ui,page;/);
});

test('a page has a rule when one of its selectors may match', () => {
  const css = '.a .b,.c{top:0}.a:not(.absent){left:0}.a:is(.x,.y){right:0}';
  expect(used(css, '<i class="c">')).toContain('.a .b,.c{top:0}');
  expect(used(css, '<i class="a">')).toContain('.a:not(.absent){left:0}');
  expect(used(css, '<i class="a">')).toContain('.a:is(.x,.y){right:0}');
  expect(used(css, '<i class="a">')).not.toContain('.c{');
});

test('keyframes and variables come with the rules that use them, and whole', () => {
  const css =
    ':root{--a:var(--b);--b:1px;--c:var(--d);--d:2px}@keyframes k{0%{top:0}to{top:var(--a)}}@keyframes l{to{top:0}}.a{animation:1s k}';
  expect(used(css, '<i class="a">')).toContain(
    ':root{--a:var(--b);--b:1px;}@keyframes k{0%{top:0}to{top:var(--a)}}.a{animation:1s k}',
  );
});

test('what only a use of the page shows can wait, what hides until then cannot', () => {
  const waiting = (css: string) => [...styleRules(css)].map(canWait);
  expect(waiting('.a:hover,.b:focus-visible{top:0}@media print{.a{top:0}}')).toEqual([true, true]);
  expect(waiting('.a,.b:hover{top:0}.a:not(:focus){top:0}.a{top:0}')).toEqual([
    false,
    false,
    false,
  ]);
  // The keyboard may move the focus before the stylesheets come.
  expect(waiting(':focus-visible{top:0}')).toEqual([false]);
});

test('a page has values in place of variables that are the same everywhere, and of no others', () => {
  const css =
    '@layer base{:root{--ink:#111;--line:1px solid var(--ink);--gap:1px;--deep:var(--gap);--own:2px}' +
    '@media (width>=48rem){:root{--gap:2px}}.a{--own:3px}' +
    '.b{color:var(--ink);border:var(--line);gap:var(--gap);margin:var(--deep);padding:var(--own)}}';
  const rules = [...styleRules(css)];
  const constants = constantsOf(rules);
  expect([...constants]).toEqual([
    ['--ink', '#111'],
    ['--line', '1px solid #111'],
  ]);
  expect(rules.map((rule) => withConstants(rule, constants).text).at(-1)).toBe(
    '.b{color:#111;border:1px solid #111;gap:var(--gap);margin:var(--deep);padding:var(--own)}',
  );
});

test('a page has no transitions, cursors or blanks, which its first view does without', () => {
  const short = (css: string) => [...styleRules(css)].map((rule) => shortened(rule).text);
  expect(
    short(
      '.a{top:0;transition:top 1s,left 1s;left:0}.b{top:0;transition-delay:1s}.c{transition:none}',
    ),
  ).toEqual(['.a{top:0;left:0}', '.b{top:0}', '.c{}']);
  expect(short('.a{cursor:pointer;print-color-adjust:exact;margin:max(1px, 2px)}')).toEqual([
    '.a{margin:max(1px,2px)}',
  ]);
  expect(short('.a:before{content:"1, 2"}')).toEqual(['.a:before{content:"1, 2"}']);
  expect(short('.a{view-transition-name:header}')).toEqual(['.a{view-transition-name:header}']);
});

test('a page without a placeholder has no rule for one', () => {
  expect(used('::placeholder{top:0}', '<input>')).not.toContain('placeholder');
  expect(used('::placeholder{top:0}', '<input placeholder="Name">')).toContain('::placeholder');
});

test('what a visitor opens or a script disables has its styles before the stylesheets come', () => {
  expect(used('.a[open]{top:0}', '<details class="a">')).toContain('.a[open]');
  expect(used('.a[disabled]{top:0}', '<button class="a">')).not.toContain('disabled');
  expect(used('.a[disabled]{top:0}', '<button class="a" data-until-complete="">')).toContain(
    '.a[disabled]',
  );
});

test('icons lose what they can do without, and texts lose nothing', () => {
  const icon =
    '<svg class="lucide lucide-house lucide-home big"><path d="m6 9"></path><rect x="1"></rect></svg>';
  const text = '<p>We use lucide-react, not &lt;path&gt;&lt;/path&gt;.</p>';
  expect(withShortIcons(icon + text)).toBe(
    `<svg class="lucide big"><path d="m6 9"/><rect x="1"/></svg>${text}`,
  );
});
