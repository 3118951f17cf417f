import { z } from 'zod';

import type { Story } from '../../features/blog/cms.port.ts';

/** Lists arrive wrapped in `data`, bare, or not at all. */
const unwrapped = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(
    (value) =>
      typeof value === 'object' && value !== null && 'data' in value ? value.data : value,
    schema,
  );

/** A field of the wrong type counts as empty: one odd field must not cost a whole post. */
const text = z.string().nullish().catch(null);
/** A text, or the seconds or milliseconds since 1970. */
const date = z
  .union([z.string(), z.number().min(1e9).transform(String)])
  .nullish()
  .catch(null);
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
  language: text,
  published_at: date,
  updated_at: date,
});

/** A story as StoryChief's API and webhook write it. */
export interface ParsedStory extends Story {
  /** undefined where it is not stated. */
  status: string | undefined;
}

type Text = string | null | undefined;

// Invisible to readers, or refused by databases.
const CONTROLS = /[^\P{Cc}\t\n\r]|\uFEFF/gu;

/** A line of text without control characters; null where nothing is left. */
const line = (value: Text): Text =>
  typeof value === 'string' ? value.toWellFormed().replace(CONTROLS, '').trim() || null : value;

/** The first of several names of one field that has text; undefined where all are left out. */
function either(...values: readonly Text[]): Text {
  const lines = values.map(line);
  return lines.find(Boolean) ?? (lines.every((value) => value === undefined) ? undefined : null);
}

function milliseconds(date: Text): number | null | undefined {
  if (date === undefined) return undefined;
  const stamp = /^\s*(?:\d{10}|\d{13})(?:\.\d+)?\s*$/.test(date ?? '') ? Number(date) : undefined;
  const time =
    stamp === undefined ? Date.parse(date ?? '') : Math.floor(stamp < 1e11 ? stamp * 1000 : stamp);
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

/** A name such as 'English' is no tag. */
const LANGUAGE_TAG = /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i;
function languageOf(language: Text): Text {
  const tag = line(language);
  if (!tag) return tag;
  const dashed = tag.replaceAll('_', '-');
  return LANGUAGE_TAG.test(dashed) ? dashed : null;
}

/** @returns null for anything without an id */
export function parseStory(raw: unknown): ParsedStory | null {
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
    language: languageOf(data.language),
    publishedAt: milliseconds(data.published_at),
    updatedAt: milliseconds(data.updated_at),
  };
}

const totals = z.object({ pagination: z.object({ total: z.number().int().nonnegative() }) });

/** A list's envelope: `{data, meta}`. */
export const listEnvelope = z
  .object({ data: z.array(z.unknown()), meta: z.unknown().optional() })
  .transform(({ data, meta }) => {
    const counted = totals.safeParse(meta);
    const total = counted.success ? counted.data.pagination.total : null;
    return { data, meta: meta ?? null, total };
  });

/** Whether a story may be shown: some responses leave the status out. */
export const isPublished = ({ status }: Pick<ParsedStory, 'status'>): boolean =>
  status === undefined || status === 'published';

const withId = z.looseObject({ id: z.union([z.string(), z.number()]) });

/** A single story's envelope: `{data}`, or the object with its id. */
export const storyEnvelope = z.union([
  z.object({ data: withId }).transform(({ data }) => data),
  withId,
]);

/** StoryChief's error body. */
export const errorBody = z.object({ error: z.string().min(1) });
