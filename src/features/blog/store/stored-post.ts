import type { posts } from '../../../db/schema/blog.ts';
import type { Story } from '../../../providers/cms/api-types.ts';
import { sha256 } from '../../../shared/sha256.ts';
import { isPostAddress, keywordsOf, searchable, slugified } from '../blog.contract.ts';
import { isImageAddress } from '../html/allowed-html.ts';
import { CLEANER_VERSION, cleanHtml } from '../html/clean-html.ts';

export type PostRow = typeof posts.$inferSelect;

/** A post as it is kept, without its body. */
export type KeptPost = Omit<PostRow, 'contentHtml' | 'claimedUntil'>;

/** D1 keeps at most 2 MB a row; a body that fills half of it is no article. */
const MAX_BODY_BYTES = 1_000_000;

/** The address of a story's post; a story without a usable one keeps the post's, or gets one. */
export function slugOf(story: Story, kept: Pick<PostRow, 'slug'> | undefined): string {
  if (story.slug && isPostAddress(story.slug)) return story.slug;
  const made = slugified(story.slug ?? '');
  return made || kept?.slug || slugified(story.title ?? '') || slugified(story.id) || 'post';
}

/** More keywords than this describe nothing. */
const MAX_KEYWORDS = 40;

/** The spelling of each keyword by what it is found by, as JSON; in one order, so that it compares. */
function keywordKeysOf(keywords: string | null): string {
  const spelled = new Map<string, string>();
  for (const keyword of keywordsOf(keywords).slice(0, MAX_KEYWORDS)) {
    const key = searchable(keyword);
    if (!spelled.has(key)) spelled.set(key, keyword);
  }
  return JSON.stringify(Object.fromEntries(spelled));
}

/** The body's columns, or none where the kept body was made from the same text by the same cleaner. */
async function bodyOf(
  content: string | null,
  kept: KeptPost | undefined,
  imageOrigins: readonly string[],
): Promise<Partial<PostRow>> {
  const contentHash = await sha256(content ?? '');
  if (kept?.contentHash === contentHash && kept.cleanedWith === CLEANER_VERSION) return {};
  const contentHtml = cleanHtml(content ?? '', imageOrigins);
  return {
    contentHtml: contentHtml.length > MAX_BODY_BYTES ? '' : contentHtml,
    contentHash,
    cleanedWith: CLEANER_VERSION,
  };
}

/**
 * What a story changes about the kept post: its columns without those that the answer left out.
 * @param kept what is kept of the post now
 * @param imageOrigins where images may come from beside any https address
 */
export async function columnsOf(
  story: Story,
  kept: KeptPost | undefined,
  imageOrigins: readonly string[],
): Promise<Partial<PostRow> & Pick<PostRow, 'slug' | 'searchText' | 'keywordKeys'>> {
  const title = story.title === undefined ? kept?.title : story.title;
  const excerpt = story.excerpt === undefined ? kept?.excerpt : story.excerpt;
  // One spelling of the list, so that a keyword can be found in it as a whole.
  const listed = story.keywords && (keywordsOf(story.keywords).join(', ') || null);
  const keywords = listed === undefined ? kept?.keywords : listed;
  const said = {
    title: story.title,
    excerpt: story.excerpt,
    keywords: listed,
    seoTitle: story.seoTitle,
    seoDescription: story.seoDescription,
    authorName: story.authorName,
    publishedAt: story.publishedAt,
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
          ...(await bodyOf(story.content, kept, imageOrigins)),
          bodyUpdatedAt: story.updatedAt ?? null,
        }),
  };
  const defined = Object.fromEntries(
    Object.entries(said).filter(([, value]) => value !== undefined),
  ) as Partial<PostRow>;
  return {
    ...defined,
    slug: slugOf(story, kept),
    keywordKeys: keywordKeysOf(keywords ?? null),
    searchText: searchable([title, excerpt, keywords].filter(Boolean).join(' ')),
  };
}

/** Whether the columns differ from what is kept. */
export function differs(columns: Partial<PostRow>, kept: KeptPost | undefined): boolean {
  if (!kept) return true;
  // A new body has a new hash or a new cleaner, so the long text itself need not be compared.
  const { contentHtml: _body, ...compared } = columns;
  return Object.entries(compared).some(([name, value]) => kept[name as keyof KeptPost] !== value);
}
