import { stories } from './sample-stories.ts';
import type { StoredStory, StoryRecord } from './story-store.ts';
import type { SampleStory } from './story.ts';

const BASE_TIME = Date.parse('2026-11-16T09:00:00Z');
const DAY = 86_400_000;
const HOUR = 3_600_000;
const FIRST_SAMPLE_ID = 1001;
const FIRST_SEEDED_ID = 20_001;

/** ISO 8601 with an offset and no fraction, as StoryChief writes it. */
function isoWithOffset(time: number): string {
  return `${new Date(time).toISOString().slice(0, 19)}+00:00`;
}

function slugify(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The same name has the same id in every story. */
function idOfName(name: string): number {
  let hash = 0;
  for (const character of name) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 90_000;
  return hash + 10_000;
}

function taxonomy(names: readonly string[] | undefined): { data: StoryRecord[] } {
  return {
    data: (names ?? []).map((name) => ({ id: idOfName(name), name, slug: slugify(name) })),
  };
}

/** The sizes are those of the real provider, in pixels of width. */
function featuredImage(sample: SampleStory, imageOrigin: string): StoryRecord | null {
  if (sample.image == null) return null;
  const url = `${imageOrigin}/__sandbox/images/${sample.slug}.svg`;
  return {
    data: {
      url,
      name: sample.image.name === undefined ? `${sample.slug}.svg` : sample.image.name,
      alt: sample.image.alt ?? null,
      sizes: { regular: `${url}?w=800`, large: `${url}?w=1000`, full: `${url}?w=2000` },
    },
  };
}

function storyFromSample(sample: SampleStory, id: number, imageOrigin: string): StoryRecord {
  const status = sample.status ?? 'published';
  const time = BASE_TIME - sample.daysAgo * DAY;
  const publishedAt = status === 'draft' ? null : isoWithOffset(time);
  const seoTitle = sample.seo_title ?? null;
  const seoDescription = sample.seo_description ?? null;
  return {
    id,
    slug: sample.slug,
    title: sample.title ?? null,
    excerpt: sample.excerpt ?? null,
    content: sample.content?.replaceAll('{{images}}', `${imageOrigin}/__sandbox/images`) ?? null,
    seo: { title: seoTitle, description: seoDescription },
    seo_title: seoTitle,
    seo_description: seoDescription,
    seo_keyword: sample.keywords && sample.keywords.length > 0 ? sample.keywords.join(', ') : null,
    featured_image: featuredImage(sample, imageOrigin),
    status,
    language: 'en',
    published_at: publishedAt,
    // Published stories were edited afterwards; scheduled ones were last edited by now.
    updated_at: isoWithOffset(Math.min(time + 2 * HOUR, BASE_TIME)),
    due_at: publishedAt,
    edit_url: `https://app.storychief.io/sandbox/stories/${id}`,
    author: sample.author ? { data: { ...sample.author, bio: null, profile_picture: null } } : null,
    tags: taxonomy(sample.tags),
    categories: taxonomy(sample.categories),
  };
}

function sampleStory(sample: SampleStory, id: number): StoredStory {
  const status = sample.status ?? 'published';
  const time = BASE_TIME - sample.daysAgo * DAY;
  return {
    key: String(id),
    status,
    language: 'en',
    publishedAt: status === 'draft' ? Number.NEGATIVE_INFINITY : time,
    updatedAt: Math.min(time + 2 * HOUR, BASE_TIME),
    read: (imageOrigin) => storyFromSample(sample, id, imageOrigin),
  };
}

/** The sample stories, with ids from 1001. */
export function sampleStories(): StoredStory[] {
  return stories.map((sample, index) => sampleStory(sample, FIRST_SAMPLE_ID + index));
}

const ROLES = ['Nurse', 'Warehouse lead', 'Controller', 'Data engineer', 'Plant manager', 'Chef'];
const ANGLES = [
  'what the first ten resumes tell you',
  'a shortlist in an afternoon',
  'why the job post did not work',
  'questions that separate the top three',
  'pay, named early',
  'how to lose a good candidate in a week',
  'the reference call that mattered',
];
const SENTENCES = [
  'A resume is a claim; the interview is where it is tested.',
  'Write the three outcomes of the first year before you write the post.',
  'The best candidates were not looking, and they answered within a day.',
  'A score is a reason to read on, never a reason to stop reading.',
  'Post where the trade reads, not where everybody posts.',
  'Tell people who did not make the list, and tell them why.',
  'Four good conversations beat forty polite ones.',
  'Fairness starts with asking everyone the same question.',
];
const TOPICS = ['shortlists', 'job posts', 'interviews', 'sourcing', 'fair hiring', 'pay'];

/** Wraps around; the list must not be empty. */
function pick(list: readonly string[], index: number): string {
  return list[index % list.length] ?? '';
}

function seededSample(index: number): SampleStory {
  const number = index + 1;
  const title = `${pick(ROLES, index)}: ${pick(ANGLES, index * 5 + Math.floor(index / 6))}`;
  const paragraphs = Array.from(
    { length: 5 },
    (_, line) =>
      `<p>${pick(SENTENCES, index + line)} ${pick(SENTENCES, index * 3 + line + 2)} ` +
      `${pick(SENTENCES, index * 7 + line * 3 + 5)}</p>`,
  );
  paragraphs.splice(2, 0, `<h2>${pick(ANGLES, index + 3)}</h2>`);
  return {
    slug: `${slugify(pick(ROLES, index))}-story-${number}`,
    title: `${title} (${number})`,
    excerpt: pick(SENTENCES, index * 3 + 1),
    content: paragraphs.join('\n'),
    keywords: [pick(TOPICS, index), pick(TOPICS, index + 1 + (index % 4))],
    image: { alt: `Index cards for story ${number}` },
    author: { first_name: 'June', last_name: 'Okafor' },
    tags: [pick(TOPICS, index)],
    categories: ['Hiring'],
    seo_title: title,
    seo_description: pick(SENTENCES, index * 3 + 1),
    daysAgo: index / 4,
  };
}

/** `count` published stories, six hours apart, with ids from 20001; the same ones on each call. */
export function seededStories(count: number): StoredStory[] {
  return Array.from({ length: count }, (_, index) => {
    const id = FIRST_SEEDED_ID + index;
    const time = BASE_TIME - (index / 4) * DAY;
    return {
      key: String(id),
      status: 'published',
      language: 'en',
      publishedAt: time,
      updatedAt: Math.min(time + 2 * HOUR, BASE_TIME),
      read: (imageOrigin: string) => storyFromSample(seededSample(index), id, imageOrigin),
    };
  });
}
