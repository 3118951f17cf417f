import type { postKeywords, posts } from '../../../db/schema/blog.ts';
import { sha256 } from '../../../shared/sha256.ts';
import { decodedSlug, isPostAddress, keywordsOf, searchable, slugified } from '../blog.contract.ts';
import type { Story } from '../cms.port.ts';
import { isImageAddress } from '../html/allowed-html.ts';
import { CLEANER_VERSION, cleanHtml } from '../html/clean-html.ts';

export type PostRow = typeof posts.$inferSelect;
type KeywordRow = typeof postKeywords.$inferSelect;

/** A stored post without its body. */
export type StoredPost = Omit<PostRow, 'seq' | 'contentHtml' | 'lockedUntil'>;

/** D1 takes at most 2 MB a row; a body that fills half of it is no article. */
const MAX_BODY_BYTES = 1_000_000;

/** The slug of a story's post; a story without a usable one keeps the post's, or gets one made. */
export function slugOf(story: Story, stored: Pick<PostRow, 'slug'> | undefined): string {
  const slug = decodedSlug(story.slug ?? '');
  if (isPostAddress(slug)) return slug;
  const made = slugified(slug);
  return made || stored?.slug || slugified(story.title ?? '') || slugified(story.id) || 'post';
}

/** More keywords than this describe nothing. */
const MAX_KEYWORDS = 40;

/** Where a post stands in lists: posts without a date come last. */
export const sortTimeOf = (publishedAt: number | null): number => Math.max(publishedAt ?? 0, 0);

/** A post's rows in post_keywords: one per keyword, and one with the key '' for all posts. */
export function keywordRows({
  id,
  keywords,
  publishedAt,
}: Pick<PostRow, 'id' | 'keywords' | 'publishedAt'>): KeywordRow[] {
  const labels = new Map([['', '']]);
  for (const label of keywordsOf(keywords).slice(0, MAX_KEYWORDS)) {
    const key = searchable(label);
    if (!labels.has(key)) labels.set(key, label);
  }
  const sortTime = sortTimeOf(publishedAt);
  return [...labels].map(([key, label]) => ({ key, label, postId: id, sortTime }));
}

/** The body's columns, or none where the stored body was made from the same text by the same sanitizer. */
async function bodyColumns(
  content: string | null,
  stored: StoredPost | undefined,
  imageOrigins: readonly string[],
): Promise<Partial<PostRow>> {
  const contentHash = await sha256(content ?? '');
  if (stored?.contentHash === contentHash && stored.cleanedWith === CLEANER_VERSION) return {};
  const contentHtml = cleanHtml(content ?? '', imageOrigins);
  return {
    contentHtml: contentHtml.length > MAX_BODY_BYTES ? '' : contentHtml,
    contentHash,
    cleanedWith: CLEANER_VERSION,
  };
}

/** The columns of those fields that a story has; it may leave out any of them. */
type Columns = Partial<PostRow> & Pick<PostRow, 'slug' | 'keywords' | 'searchText' | 'publishedAt'>;

/**
 * The post's columns as a story has them. Fields that the story leaves out stay as they are stored.
 * @param imageOrigins where images may come from besides https addresses
 */
export async function columnsOf(
  story: Story,
  stored: StoredPost | undefined,
  imageOrigins: readonly string[],
): Promise<Columns> {
  const title = story.title === undefined ? stored?.title : story.title;
  const excerpt = story.excerpt === undefined ? stored?.excerpt : story.excerpt;
  const publishedAt = story.publishedAt === undefined ? stored?.publishedAt : story.publishedAt;
  // Normalized, so that an unchanged list compares as equal.
  const listed = story.keywords && (keywordsOf(story.keywords).join(', ') || null);
  const keywords = (listed === undefined ? stored?.keywords : listed) ?? null;
  const given = {
    title: story.title,
    excerpt: story.excerpt,
    seoTitle: story.seoTitle,
    seoDescription: story.seoDescription,
    authorName: story.authorName,
    updatedAt: story.updatedAt,
    ...(story.image === undefined
      ? {}
      : {
          imageUrl: story.image?.urls.find((url) => isImageAddress(url, imageOrigins)) ?? null,
          imageAlt: story.image?.alt ?? null,
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
  return {
    ...defined,
    slug: slugOf(story, stored),
    keywords,
    publishedAt: publishedAt ?? null,
    searchText: searchable([title, excerpt, keywords].filter(Boolean).join(' ')),
  };
}

/** Whether the columns differ from the stored ones. */
export function differs(columns: Partial<PostRow>, stored: StoredPost | undefined): boolean {
  if (!stored) return true;
  // A new body has a new hash or a new sanitizer, so the long text itself need not be compared.
  const { contentHtml: _body, ...compared } = columns;
  return Object.entries(compared).some(
    ([name, value]) => stored[name as keyof StoredPost] !== value,
  );
}
