import type { Config } from '../../../config.ts';

type ImageSettings = Pick<Config, 'STORY_IMAGE_ORIGINS'>;

/** Origins that images may come from although they are not https: a local run's, for example. */
export const imageOriginsOf = ({ STORY_IMAGE_ORIGINS }: ImageSettings): string[] =>
  STORY_IMAGE_ORIGINS.split(/\s+/).filter(Boolean);

/** The content policy's sources for images of posts; isImageAddress lets no others through. */
export const imagePolicy = (config: ImageSettings): string[] => [
  'https:',
  ...imageOriginsOf(config).filter((origin) => !origin.startsWith('https:')),
];

/**
 * Whether an image may be shown: from any https address, from this site, or from an origin that is
 * named in the settings. The content policy of the blog's pages allows the same.
 */
export function isImageAddress(src: string, imageOrigins: readonly string[]): boolean {
  if (/^\/(?![/\\])[^\s\\]*$/.test(src)) return true;
  const url = URL.parse(src);
  if (!url || url.username || url.password) return false;
  return url.protocol === 'https:' || imageOrigins.includes(url.origin);
}

/** Browsers ask for the pictures of a page by https. */
export const byHttps = (address: string, origins: readonly string[]): string =>
  isImageAddress(address, origins) ? address : address.replace(/^http:/, 'https:');
