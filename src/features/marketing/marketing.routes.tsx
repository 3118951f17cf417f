import { Hono } from 'hono';

import type { AppEnv } from '../../http/context.ts';
import { allEmbeds, partnerEmbeds } from '../../http/page/third-party-sources.ts';
import { releasePage } from '../../http/page/page-cache.ts';
import { shareImage } from '../../http/page/share-image.ts';
import { organization } from '../../http/page/structured-data.ts';
import { paths } from '../../shared/paths.ts';
import { site } from '../../shared/content/site.ts';
import { leadProps } from '../leads/leads.contract.ts';
import { HomePage } from './HomePage.tsx';
import { productData } from './structured-data.ts';

export const marketing = new Hono<AppEnv>();

marketing.get(paths.home, (c) => {
  const { config } = c.get('services');
  const { SITE_ORIGIN, VIDEO_PLAYER_URL } = config;
  return releasePage(c, () => ({
    meta: {
      title: site.seo.title,
      description: site.seo.description,
      path: paths.home,
      feature: 'marketing',
      image: shareImage('home', site.seo.image.alt),
      structuredData: [productData(SITE_ORIGIN), organization(SITE_ORIGIN)],
    },
    body: <HomePage playerUrl={VIDEO_PLAYER_URL} lead={leadProps(config)} />,
    embeds: allEmbeds({ frames: [new URL(VIDEO_PLAYER_URL).origin] }, partnerEmbeds(config)),
  }));
});
