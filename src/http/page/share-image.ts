import type { ShareImage } from './page-meta.ts';

/** A picture of public/media/share for link previews. @param name the file's, without its ending */
export const shareImage = (name: string, alt: string): ShareImage => ({
  url: `/media/share/${name}.png`,
  width: 1200,
  height: 630,
  alt,
});
