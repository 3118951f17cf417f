import { z } from 'zod';

/** Lists arrive wrapped in `data`, bare, or not at all (providers.md, section 1). */
const unwrapped = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(
    (value) =>
      typeof value === 'object' && value !== null && 'data' in value ? value.data : value,
    schema,
  );

/** A field of the wrong type counts as empty: one odd field must not cost a whole post. */
const text = z.string().nullish().catch(null);
const sizes = z.object({ large: text, regular: text, full: text }).nullish().catch(null);
const image = unwrapped(
  z.object({ url: text, alt: text, name: text, sizes }).nullish().catch(null),
).optional();
const person = unwrapped(
  z.object({ first_name: text, last_name: text, name: text }).nullish().catch(null),
).optional();
const named = unwrapped(
  z
    .array(z.object({ name: text }))
    .nullish()
    .catch(null),
).optional();

const storyFields = z.object({
  // It goes into addresses and headers, so it may hold nothing but what an id is made of.
  id: z
    .union([z.string(), z.number().int()])
    .transform(String)
    .pipe(z.string().regex(/^[\w-]{1,64}$/)),
  slug: text,
  seo_slug: text,
  title: text,
  excerpt: text,
  content: text,
  status: text,
  seo: z.object({ title: text, description: text }).nullish().catch(null),
  seo_title: text,
  seo_description: text,
  seo_keyword: text,
  seo_keywords: named,
  featured_image: image,
  author: person,
  published_at: text,
  updated_at: text,
});

/** A story, parsed. Where StoryChief leaves a field out it is undefined; where it is empty, null. */
export interface Story {
  id: string;
  slug: string | null;
  /** undefined where the answer does not say. */
  status: string | undefined;
  title: string | null | undefined;
  excerpt: string | null | undefined;
  /** The body as StoryChief wrote it, not sanitised. */
  content: string | null | undefined;
  /** Comma-separated. */
  keywords: string | null | undefined;
  /** The image's addresses in the order of the specification: url, then large, regular, full (BLOG-23). */
  image: { urls: readonly string[]; alt: string | null } | null | undefined;
  seoTitle: string | null | undefined;
  seoDescription: string | null | undefined;
  authorName: string | null | undefined;
  /** ms since 1970; null where it is no date. */
  publishedAt: number | null | undefined;
  updatedAt: number | null | undefined;
}

type Text = string | null | undefined;

// What no reader can see, and what a database cannot keep.
const CONTROLS = /[^\P{Cc}\t\n\r]|\uFEFF/gu;

/** A line of text without control characters; an empty one is none. */
const line = (value: Text): Text =>
  typeof value === 'string' ? value.toWellFormed().replace(CONTROLS, '').trim() || null : value;

/** The first of several names of one field that says something; undefined where all are left out. */
function either(...values: readonly Text[]): Text {
  const lines = values.map(line);
  return lines.find(Boolean) ?? (lines.every((value) => value === undefined) ? undefined : null);
}

function milliseconds(date: Text): number | null | undefined {
  if (date === undefined) return undefined;
  const time = Date.parse(date ?? '');
  return Number.isNaN(time) ? null : time;
}

type Fields = z.output<typeof storyFields>;

function imageOf(picture: Fields['featured_image']): Story['image'] {
  if (!picture) return picture;
  const { url, sizes: others } = picture;
  const urls = [url, others?.large, others?.regular, others?.full].filter((one) => !!one);
  return { urls: urls as string[], alt: either(picture.alt, picture.name) ?? null };
}

function authorOf(author: Fields['author']): Text {
  if (!author) return author;
  const { first_name: first, last_name: last, name } = author;
  return line([first, last].filter(Boolean).join(' ')) ?? line(name) ?? null;
}

/** One story of StoryChief's, parsed. @returns null where it is none, which is to say without an id */
export function parseStory(raw: unknown): Story | null {
  const parsed = storyFields.safeParse(raw);
  if (!parsed.success) return null;
  const { data } = parsed;
  const names = data.seo_keywords?.map(({ name }) => line(name)).filter(Boolean);
  return {
    id: data.id,
    slug: either(data.slug, data.seo_slug) ?? null,
    status: data.status ?? undefined,
    title: line(data.title),
    excerpt: line(data.excerpt),
    content: data.content?.toWellFormed() ?? data.content,
    keywords: either(data.seo_keyword, names?.join(', ')),
    image: imageOf(data.featured_image),
    seoTitle: either(data.seo?.title, data.seo_title),
    seoDescription: either(data.seo?.description, data.seo_description),
    authorName: authorOf(data.author),
    publishedAt: milliseconds(data.published_at),
    updatedAt: milliseconds(data.updated_at),
  };
}

/** How many stories there are in all, if the list says so. */
const totals = z.object({ pagination: z.object({ total: z.number().int().nonnegative() }) });

/** A list's envelope: `{data, meta}`. */
export const listEnvelope = z
  .object({ data: z.array(z.unknown()), meta: z.unknown().optional() })
  .transform(({ data, meta }) => {
    const said = totals.safeParse(meta);
    return { data, meta: meta ?? null, total: said.success ? said.data.pagination.total : null };
  });

const withId = z.looseObject({ id: z.union([z.string(), z.number()]) });

/** A single story's envelope: `{data}`, or the object with its id (POST-11). */
export const storyEnvelope = z.union([
  z.object({ data: withId }).transform(({ data }) => data),
  withId,
]);

/** What an error answer says, if it says so the way StoryChief does. */
export const errorBody = z.object({ error: z.string().min(1) });
