import { site } from '../../shared/content/site.ts';
import { paths } from '../../shared/paths.ts';
import { palette } from '../../styles/tokens.ts';

/** The web app manifest: name, icons and colors for home screens. */
export const manifest = {
  name: site.product,
  short_name: site.brand,
  description: site.tagline,
  lang: 'en',
  start_url: paths.home,
  scope: paths.home,
  display: 'browser',
  background_color: palette.paper,
  theme_color: palette.paper,
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
} as const;
