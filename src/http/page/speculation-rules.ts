import { Hono } from 'hono';

import { pages } from '../../pages.ts';
import { paths } from '../../shared/paths.ts';
import type { AppEnv } from '../context.ts';
import type { DeclaredPage } from './define-pages.ts';

/** Shared pages name it in their `speculation-rules` header. */
export const SPECULATION_RULES_PATH = '/speculation-rules.json';

const pathsOf = (speculation: DeclaredPage['speculation']) =>
  pages.filter((page) => page.speculation === speculation).map(({ path }) => path);

const EXCLUDED = {
  not: {
    href_matches: [
      '/admin/*',
      '/api/*',
      '/__*',
      '/*.pdf',
      '/*.html',
      '/*.xml',
      ...pathsOf('never'),
    ],
  },
};
const SAME_TAB = {
  not: { selector_matches: '[target="_blank"], [download], [rel~="nofollow"]' },
};

const pagesMatching = (...patterns: string[]) => ({
  and: [{ href_matches: patterns }, EXCLUDED, SAME_TAB],
});

/**
 * Speculation Rules (https://wicg.github.io/nav-speculation/speculation-rules.html): 'moderate' acts on
 * hover, 'conservative' on pointer down. A prerendered page runs no script of ours until it is shown
 * (client/main.ts).
 */
const SPECULATION_RULES = JSON.stringify({
  prefetch: [{ where: pagesMatching('/*'), eagerness: 'moderate' }],
  prerender: [
    { where: pagesMatching(...pathsOf('prerender'), paths.post('*')), eagerness: 'moderate' },
    { where: pagesMatching(...pathsOf('prerender-on-click')), eagerness: 'conservative' },
  ],
});

export const speculationRules = new Hono<AppEnv>();

speculationRules.get(SPECULATION_RULES_PATH, (c) =>
  c.body(SPECULATION_RULES, 200, {
    'content-type': 'application/speculationrules+json; charset=UTF-8',
    'cache-control': 'public, max-age=3600',
  }),
);
