import { isObject } from '../responses.ts';
import type { SandboxState } from '../state.ts';
import type { StoryRecord } from '../stories/story-store.ts';

export const WEBHOOK_EVENTS = ['publish', 'update', 'delete', 'test'] as const;
type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** Ids are numbers in JSON where they look like one. */
export function storyId(id: string): string | number {
  return /^\d{1,15}$/.test(id) ? Number(id) : id;
}

/** Tags and categories; the webhook writes `storychief_id` where the REST API writes `id`. */
function webhookTaxonomy(field: unknown): { data: StoryRecord[] } {
  const items = isObject(field) && Array.isArray(field['data']) ? field['data'] : [];
  return {
    data: items
      .filter(isObject)
      .map(({ id, name, slug }) => ({ storychief_id: id ?? null, name, slug })),
  };
}

/** A story in the shape of the webhook's `data` (docs/providers.md). */
function webhookStory(story: StoryRecord, id: string, externalId: unknown): StoryRecord {
  const keywords = typeof story['seo_keyword'] === 'string' ? story['seo_keyword'] : '';
  const categories = webhookTaxonomy(story['categories']);
  return {
    external_id: externalId,
    storychief_id: storyId(id),
    title: story['title'],
    content: story['content'],
    excerpt: story['excerpt'],
    seo_slug: story['slug'],
    seo_title: story['seo_title'],
    seo_description: story['seo_description'],
    seo_keywords: {
      data: keywords
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '')
        .map((name) => ({ name })),
    },
    featured_image: story['featured_image'],
    author: story['author'],
    tags: webhookTaxonomy(story['tags']),
    categories,
    category: { data: categories.data[0] ?? null },
    language: story['language'],
    published_at: story['published_at'],
    source: null,
    custom_fields: [],
  };
}

/**
 * The unsigned payload for an event, or null when the event needs a story that does not exist.
 * A delete works without: the story may be gone already.
 */
export function webhookPayload(
  event: WebhookEvent,
  id: string,
  state: SandboxState,
): { meta: Record<string, unknown>; data: StoryRecord } | null {
  const meta = { event, status: 'published', lock_updates: false, 'fb-page-ids': [] };
  if (event === 'test') return { meta, data: { custom_fields: { data: [] } } };
  const externalId = state.externalIds.get(id) ?? null;
  if (event === 'delete') {
    return { meta, data: { external_id: externalId, storychief_id: storyId(id) } };
  }
  const entry = state.stories.get(id);
  if (!entry) return null;
  if (entry.status === 'draft') meta.status = 'draft';
  return { meta, data: webhookStory(entry.read(state.imageOrigin), id, externalId) };
}
