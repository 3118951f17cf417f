import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

import { Document } from '../../../src/http/page/document.tsx';
import type { PageMeta } from '../../../src/http/page/page-meta.ts';
import { ORIGIN } from '../../helpers/request.ts';

test.each([
  [{}, 'index, follow'],
  [{ index: false }, 'noindex, follow'],
  [{ follow: false }, 'index, nofollow'],
  [{ index: false, follow: false }, 'noindex, nofollow'],
])('index and follow are independent in the robots tag: %j (SEO-12)', (robots, content) => {
  const meta = { title: 'A page', description: 'About it', path: '/a', robots };
  const html = renderToString(createElement(Document, { meta, origin: ORIGIN }));
  expect(html).toContain(`<meta name="robots" content="${content}"/>`);
});

test('each field of the metadata has its tags and its default (SEO-01, SEO-04, SEO-05, SEO-07, SEO-12)', () => {
  const headOf = (meta: PageMeta) => {
    const html = renderToString(createElement(Document, { meta, origin: ORIGIN }));
    return Object.fromEntries(
      [
        ...html.matchAll(
          /<(?:meta (?:name|property)|link rel)="([^"]+)" (?:content|href)="([^"]*)"/g,
        ),
      ].map(([, name, value]) => [name, value]),
    );
  };
  const meta = { title: 'A page', description: 'About it', path: '/a' };
  expect(headOf(meta)).toMatchObject({
    keywords: expect.stringContaining('AI recruitment software'),
    canonical: `${ORIGIN}/a`,
    'og:type': 'website',
    'og:title': 'A page',
    'og:description': 'About it',
    'og:image': `${ORIGIN}/icon-512.png`,
    'twitter:card': 'summary_large_image',
    'twitter:title': 'A page',
    'twitter:description': 'About it',
    'twitter:image': `${ORIGIN}/icon-512.png`,
  });
  const whole = {
    ...meta,
    keywords: ['one', 'two'],
    image: { url: '/b.png' },
    openGraph: { title: 'Shared', description: 'Said of it' },
    twitter: { title: 'In short', image: { url: '/c.png' } },
    ogType: 'article',
    twitterCard: 'summary',
    structuredData: [{ '@context': 'https://schema.org', '@type': 'Thing', name: 'It' }],
  } as const;
  expect(headOf(whole)).toMatchObject({
    description: 'About it',
    keywords: 'one, two',
    'og:type': 'article',
    'og:title': 'Shared',
    'og:description': 'Said of it',
    'og:image': `${ORIGIN}/b.png`,
    'twitter:card': 'summary',
    'twitter:title': 'In short',
    'twitter:description': 'Said of it',
    'twitter:image': `${ORIGIN}/c.png`,
  });
  expect(renderToString(createElement(Document, { meta: whole, origin: ORIGIN }))).toContain(
    '{"@context":"https://schema.org","@type":"Thing","name":"It"}',
  );
});
