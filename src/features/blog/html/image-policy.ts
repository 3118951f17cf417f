import type { Services } from '../../../services.ts';

type ImageSettings = Pick<Services['config'], 'STORY_IMAGE_ORIGINS'>;

/** Origins that images may come from although they are not https: a local run's, for example. */
export const imageOriginsOf = ({ STORY_IMAGE_ORIGINS }: ImageSettings): string[] =>
  STORY_IMAGE_ORIGINS.split(/\s+/).filter(Boolean);

/** The content policy's sources for images of posts; isImageAddress lets no others through. */
export const imagePolicy = (config: ImageSettings): string[] => [
  'https:',
  ...imageOriginsOf(config).filter((origin) => !origin.startsWith('https:')),
];
