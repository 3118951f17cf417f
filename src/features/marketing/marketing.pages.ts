import { definePages } from '../../http/page/define-pages.ts';
import { leadFormSources, mergeSources } from '../../http/page/third-party-sources.ts';
import { organization, webSite } from '../../http/page/structured-data.ts';
import { site } from '../../shared/content/site.ts';
import { paths } from '../../shared/paths.ts';
import { introVideoPlayer } from './intro-video.ts';
import { webApplication } from './web-application.ts';

export const marketingPages = definePages({
  home: {
    path: paths.home,
    name: 'Home',
    about: `What ${site.brand} is: an AI recruiting assistant that turns a stack of resumes into a shortlist`,
    title: site.seo.title,
    description: site.seo.description,
    keywords: site.seo.keywords,
    shareImage: {
      alt: site.seo.image.alt,
      heading: 'AI-Based [Recruitment] Assistant',
      line: 'Hire better candidates faster.',
    },
    structuredData: (origin) => [webSite(origin), webApplication(origin), organization(origin)],
    speculation: 'prerender',
    sources: (config) => {
      const player = introVideoPlayer(config);
      const video = player ? { frames: [player.origin] } : {};
      return mergeSources(video, leadFormSources(config));
    },
  },
});
