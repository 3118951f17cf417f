import type { PostRow } from '../store/stored-post.ts';

/** Widths (px) that a browser chooses from; the largest fits a lead story on a desktop. */
export const PICTURE_WIDTHS = [480, 800, 1280] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** The type of a picture by the end of its address, such as "image/png"; undefined for others. */
export function imageTypeOf(url: string): string | undefined {
  const ending = /\.(avif|gif|jpe?g|png|svg|webp)(?:[?#]|$)/i.exec(url)?.[1]?.toLowerCase();
  return ending && `image/${{ jpg: 'jpeg', svg: 'svg+xml' }[ending] ?? ending}`;
}

/** FNV-1a with 32 bits: fast and synchronous, because pages compute it while they render. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/**
 * The last part of a picture's path. It changes with the address at the provider, so that browsers
 * and the edge may store the picture for good.
 */
export const pictureFile = (imageUrl: string, width: PictureWidth): string =>
  `${hashOf(imageUrl)}-${width}`;

/** The picture of a post on our own origin; undefined where it has none, or the site has the file. */
export function pictureSrcSet({
  slug,
  imageUrl,
}: Pick<PostRow, 'slug' | 'imageUrl'>): string | undefined {
  if (!imageUrl || imageUrl.startsWith('/')) return undefined;
  const folder = `/blog/pictures/${encodeURIComponent(slug)}`;
  return PICTURE_WIDTHS.map((width) => `${folder}/${pictureFile(imageUrl, width)} ${width}w`).join(
    ',',
  );
}
