import { Hono } from 'hono';

import type { AppEnv } from './context.ts';

/** Where browsers read which pages to fetch ahead; shared pages name it in a header. */
export const SPECULATION_RULES_PATH = '/speculation-rules.json';

/**
 * A page that the visitor is about to open (the pointer rests on its link) is fetched ahead.
 * Only shared pages: staff pages, APIs and files are never asked for without an intent.
 */
const RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          {
            not: {
              href_matches: ['/admin/*', '/api/*', '/__*', '/*.pdf', '/*.html', '/*.xml', '/*.md'],
            },
          },
          { not: { selector_matches: '[target="_blank"], [download], [rel~="nofollow"]' } },
        ],
      },
      eagerness: 'moderate',
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
