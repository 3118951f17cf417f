import type { Services } from '../../../services.ts';

type ImageSettings = Pick<Services['config'], 'STORY_IMAGE_ORIGINS'>;

/** Origins that images may come from although they are not https: an owner's or a local run's. */
export const imageOriginsOf = ({ STORY_IMAGE_ORIGINS }: ImageSettings): string[] =>
  STORY_IMAGE_ORIGINS.split(/\s+/).filter(Boolean);

/** The content policy's sources for the images of posts: the sanitiser lets through no others. */
export const imagePolicy = (config: ImageSettings): string[] => [
  'https:',
  ...imageOriginsOf(config).filter((origin) => !origin.startsWith('https:')),
];
