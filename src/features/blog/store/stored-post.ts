import type { Keyword, posts } from '../../../db/schema/blog.ts';
import { bytesOf, tidy } from '../../../shared/fields.ts';
import { logWarning } from '../../../shared/log.ts';
import { sha256 } from '../../../shared/sha256.ts';
import { fold } from '../../../shared/text/fold.ts';
import { composed, decodedSlug, isPostAddress, slugified } from '../blog.contract.ts';
import type { Story } from '../cms.port.ts';
import { CLEANER_VERSION } from '../html/cleaner-version.ts';
import { byHttps, isImageAddress } from '../html/image-policy.ts';
import { loadPostHtml } from '../html/load-post-html.ts';

export type PostRow = typeof posts.$inferSelect;

/** A stored post without its body. */
export type StoredPost = Omit<PostRow, 'contentHtml' | 'lockedUntil'>;

/** D1 takes at most 2 MB a row; a body that fills half of it is no article. */
const MAX_BODY_BYTES = 1_000_000;

/** The slug that a story asks for; one without a usable one keeps its post's, or gets one made. */
export function slugOf(
  story: Story,
  stored: Pick<PostRow, 'slug' | 'askedSlug'> | undefined,
): string {
  const slug = composed(decodedSlug(story.slug ?? ''));
  if (isPostAddress(slug)) return slug;
  const made = slugified(slug);
  const kept = stored?.askedSlug ?? stored?.slug;
  return made || kept || slugified(story.title ?? '') || slugified(story.id) || 'post';
}

/** More keywords than this describe nothing. */
const MAX_KEYWORDS = 40;

/** Trimmed, each once, without empty ones. */
export function keywordsOf(commaSeparated: string | null): Keyword[] {
  const keywords = new Map<string, Keyword>();
  for (const part of (commaSeparated ?? '').split(',')) {
    const label = part.trim();
    const key = fold(label);
    if (key && !keywords.has(key)) keywords.set(key, { key, label });
  }
  return [...keywords.values()].slice(0, MAX_KEYWORDS);
}

/** The body's columns, or none where the stored body was made from the same text by the same sanitizer. */
async function bodyColumns(
  content: string | null,
  stored: StoredPost | undefined,
  imageOrigins: readonly string[],
): Promise<Partial<PostRow>> {
  const contentHash = await sha256(content ?? '');
  if (stored?.contentHash === contentHash && stored.cleanedWith === CLEANER_VERSION) return {};
  const { cleanHtml } = await loadPostHtml();
  const contentHtml = cleanHtml(content ?? '', imageOrigins);
  const isTooLong = bytesOf(contentHtml) > MAX_BODY_BYTES;
  if (isTooLong) logWarning('post_body_too_long', { bytes: bytesOf(contentHtml) });
  // The body of before is better than none.
  if (isTooLong && stored?.contentHash) return {};
  return {
    contentHtml: isTooLong ? '' : contentHtml,
    contentHash,
    cleanedWith: CLEANER_VERSION,
  };
}

/** The columns of those fields that a story has; it may leave out any of them. */
type Columns = Partial<PostRow>;

/**
 * The post's columns as a story has them, but where it is. Fields that the story leaves out stay as they are stored.
 * @param imageOrigins where images may come from besides https addresses
 */
export async function columnsOf(
  story: Story,
  stored: StoredPost | undefined,
  imageOrigins: readonly string[],
): Promise<Columns> {
  const { decodedText } = await loadPostHtml();
  /** As people read it; a text that nobody sees is none. */
  const read = (text: string | null | undefined) =>
    text && (tidy(text) === '' ? null : decodedText(text));
  const given = {
    title: read(story.title),
    excerpt: read(story.excerpt),
    seoTitle: read(story.seoTitle),
    seoDescription: read(story.seoDescription),
    authorName: read(story.authorName),
    language: story.language,
    publishedAt: story.publishedAt,
    updatedAt: story.updatedAt,
    ...(story.image === undefined
      ? {}
      : {
          imageUrl:
            story.image?.urls
              .map((url) => byHttps(url, imageOrigins))
              .find((url) => isImageAddress(url, imageOrigins)) ?? null,
          imageAlt: read(story.image?.alt) ?? null,
        }),
    ...(story.content === undefined
      ? {}
      : {
          ...(await bodyColumns(story.content, stored, imageOrigins)),
          bodyUpdatedAt: story.updatedAt ?? null,
        }),
  };
  const defined = Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined),
  ) as Partial<PostRow>;
  const { title = stored?.title, excerpt = stored?.excerpt } = given;
  const keywords =
    story.keywords === undefined
      ? (stored?.keywords ?? [])
      : keywordsOf(read(story.keywords) ?? null);
  return {
    ...defined,
    keywords,
    searchText: fold([title, excerpt, ...keywords.map(({ label }) => label)].join(' ')),
  };
}

/** Whether the columns differ from the stored ones. */
export function differs(columns: Partial<PostRow>, stored: StoredPost | undefined): boolean {
  if (!stored) return true;
  // A new body has a new hash or a new sanitizer, so the long text itself need not be compared.
  const { contentHtml: _body, ...compared } = columns;
  return Object.entries(compared).some(
    ([name, value]) => JSON.stringify(stored[name as keyof StoredPost]) !== JSON.stringify(value),
  );
}
