import { Hono } from 'hono';

import type { AppEnv } from '../../http/context.ts';
import { releasePage } from '../../http/kept-pages.ts';
import { shareImage } from '../../http/share-image.ts';
import { organization } from '../../http/structured-data.ts';
import { paths } from '../../shared/paths.ts';
import { site } from '../../shared/site.ts';
import { HomePage } from './HomePage.tsx';
import { productData } from './structured-data.ts';

export const marketing = new Hono<AppEnv>();

marketing.get(paths.home, (c) => {
  const { SITE_ORIGIN, SIGN_UP_URL, VIDEO_PLAYER_URL } = c.get('services').config;
  return releasePage(c, () => ({
    meta: {
      title: site.seo.title,
      description: site.seo.description,
      path: paths.home,
      sheet: null,
      image: shareImage('home', site.seo.image.alt),
      structuredData: [productData(SITE_ORIGIN), organization(SITE_ORIGIN)],
    },
    body: <HomePage playerUrl={VIDEO_PLAYER_URL} signUpUrl={SIGN_UP_URL ?? paths.signUp} />,
    embeds: { frames: [new URL(VIDEO_PLAYER_URL).origin] },
  }));
});
