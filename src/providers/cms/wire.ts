import { z } from 'zod';

/** StoryChief leaves fields out, sends null, or both (providers.md, section 1): all read as null. */
const text = z.string().nullish().catch(null);
const sizes = z.object({ large: text, regular: text, full: text }).partial().nullish().catch(null);
const imageFields = z.object({ url: text, alt: text, name: text, sizes });
const image = z
  .union([z.object({ data: imageFields.nullish() }).transform(({ data }) => data), imageFields])
  .nullish()
  .catch(null);
const person = z.object({ first_name: text, last_name: text }).nullish();

const story = z.object({
  id: z.union([z.string().min(1), z.number().int()]).transform(String),
  slug: text,
  seo_slug: text,
  title: text,
  excerpt: text,
  // Absent in lean lists; a story without a body has null.
  content: z.string().nullable().optional().catch(null),
  status: text,
  seo: z.object({ title: text, description: text }).partial().nullish().catch(null),
  seo_title: text,
  seo_description: text,
  seo_keyword: text,
  seo_keywords: z
    .object({ data: z.array(z.object({ name: text })) })
    .nullish()
    .catch(null),
  featured_image: image.optional(),
  author: z
    .union([z.object({ data: person }).transform(({ data }) => data), person])
    .nullish()
    .catch(null),
  published_at: text,
  updated_at: text,
});

/** A story in normal form; what StoryChief did not say is null. */
export interface Story {
  id: string;
  slug: string;
  status: string | null;
  title: string | null;
  excerpt: string | null;
  /** The body as StoryChief wrote it, not sanitised; undefined where the answer leaves bodies out. */
  content: string | null | undefined;
  /** Comma-separated. */
  keywords: string | null;
  /** undefined where the answer leaves images out. */
  image: { url: string; alt: string | null } | null | undefined;
  seoTitle: string | null;
  seoDescription: string | null;
  authorName: string | null;
  /** ms since 1970; null where absent or no date. */
  publishedAt: number | null;
  updatedAt: number | null;
}

const milliseconds = (date: string | null | undefined): number | null => {
  const time = Date.parse(date ?? '');
  return Number.isNaN(time) ? null : time;
};

/**
 * One story of StoryChief's, parsed.
 * @returns null where it is none: no id, or no slug to show it under
 */
export function parseStory(raw: unknown): Story | null {
  const parsed = story.safeParse(raw);
  if (!parsed.success) return null;
  const { data } = parsed;
  const slug = data.slug ?? data.seo_slug;
  if (!slug) return null;
  const picture = data.featured_image;
  // The order of the specification: url, then large, regular, full (BLOG-23).
  const url =
    picture?.url || picture?.sizes?.large || picture?.sizes?.regular || picture?.sizes?.full;
  const names = data.seo_keywords?.data.map(({ name }) => name).filter(Boolean);
  return {
    id: data.id,
    slug,
    status: data.status ?? null,
    title: data.title ?? null,
    excerpt: data.excerpt ?? null,
    content: data.content,
    keywords: data.seo_keyword ?? (names?.length ? names.join(', ') : null),
    image:
      picture === undefined
        ? undefined
        : url
          ? { url, alt: picture?.alt || picture?.name || null }
          : null,
    seoTitle: data.seo?.title ?? data.seo_title ?? null,
    seoDescription: data.seo?.description ?? data.seo_description ?? null,
    authorName: [data.author?.first_name, data.author?.last_name].filter(Boolean).join(' ') || null,
    publishedAt: milliseconds(data.published_at),
    updatedAt: milliseconds(data.updated_at),
  };
}

/** A list's envelope: `{data, meta}`. */
export const listEnvelope = z.object({ data: z.array(z.unknown()), meta: z.unknown().optional() });

/** A single story's envelope: `{data}`, or the object with its id (POST-11). */
export const storyEnvelope = z.union([
  z
    .object({ data: z.looseObject({ id: z.union([z.string(), z.number()]) }) })
    .transform(({ data }) => data),
  z.looseObject({ id: z.union([z.string(), z.number()]) }),
]);

/** What an error answer says, if it says so the way StoryChief does. */
export const errorBody = z.object({ error: z.string().min(1) });
