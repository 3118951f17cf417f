import type { WebApplication, WithContext } from 'schema-dts';

import { organizationId } from '../../http/page/structured-data.ts';
import { paths } from '../../shared/paths.ts';
import { site } from '../../shared/content/site.ts';
import { carouselTitles } from './content/carousel-titles.ts';

/** @param origin the site's, e.g. "https://example.com" */
export function webApplication(origin: string): WithContext<WebApplication> {
  const absolute = (path: string) => new URL(path, origin).href;
  return {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name: site.brand,
    alternateName: site.product,
    description: site.seo.description,
    url: absolute(paths.home),
    image: absolute('/icon-512.png'),
    applicationCategory: 'BusinessApplication',
    applicationSubCategory: 'Recruitment software',
    operatingSystem: 'Web',
    browserRequirements: 'Requires a current browser',
    audience: { '@type': 'BusinessAudience', audienceType: 'Employers and HR teams' },
    featureList: Object.values(carouselTitles),
    offers: { '@type': 'Offer', url: absolute(paths.pricing), category: 'subscription' },
    provider: { '@id': organizationId(origin) },
  };
}
