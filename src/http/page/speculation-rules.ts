import { Hono } from 'hono';

import { paths } from '../../shared/paths.ts';
import type { AppEnv } from '../context.ts';

/** Where browsers read which pages to fetch ahead; shared pages name it in a header. */
export const SPECULATION_RULES_PATH = '/speculation-rules.json';

const NOT_THESE = {
  not: {
    href_matches: [
      '/admin/*',
      '/api/*',
      '/__*',
      '/*.pdf',
      '/*.html',
      '/*.xml',
      '/*.md',
      paths.signUp,
    ],
  },
};
const MEANT_TO_STAY = {
  not: { selector_matches: '[target="_blank"], [download], [rel~="nofollow"]' },
};

const pagesMatching = (...patterns: string[]) => ({
  and: [{ href_matches: patterns }, NOT_THESE, MEANT_TO_STAY],
});

/**
 * What the browser may do before a link is followed. Only shared pages are named: staff pages, APIs and
 * files are never asked for without an intent. A page under the pointer is fetched; one that is all our
 * own is rendered too. One that shows a third party is rendered when the link is pressed. What a page
 * that is rendered ahead must not do yet waits for its visitor (client/main.ts).
 */
const RULES = JSON.stringify({
  prefetch: [{ where: pagesMatching('/*'), eagerness: 'moderate' }],
  prerender: [
    {
      where: pagesMatching(
        paths.home,
        paths.features,
        paths.howItWorks,
        paths.testimonials,
        paths.blog,
        paths.post('*'),
        paths.affiliates,
        paths.about,
        paths.press,
      ),
      eagerness: 'moderate',
    },
    {
      where: pagesMatching(paths.pricing, paths.contact, paths.careers),
      eagerness: 'conservative',
    },
  ],
});

export const speculationRules = new Hono<AppEnv>();

speculationRules.get(SPECULATION_RULES_PATH, (c) =>
  c.body(RULES, 200, {
    'content-type': 'application/speculationrules+json; charset=UTF-8',
    'cache-control': 'public, max-age=3600',
  }),
);
