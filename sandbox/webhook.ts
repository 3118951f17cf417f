import { isObject, json, parseJson } from './answers.ts';
import { STORYCHIEF_WEBHOOK_KEY } from './credentials.ts';
import type { SandboxEnv } from './env.ts';
import { signWebhookPayload } from './php-json.ts';
import type { SandboxState } from './state.ts';
import type { StoryRecord } from './story-shelf.ts';

export const WEBHOOK_EVENTS = ['publish', 'update', 'delete', 'test'] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];
const WEBHOOK_PATH = '/api/storychief/webhook';

/** Ids are numbers on the wire when they look like one. */
export function wireId(id: string): string | number {
  return /^\d{1,15}$/.test(id) ? Number(id) : id;
}

/** `{data: [{id, …}]}` of the REST API as the webhook writes it: `storychief_id` instead of `id`. */
function webhookTaxonomy(field: unknown): { data: StoryRecord[] } {
  const items = isObject(field) && Array.isArray(field['data']) ? field['data'] : [];
  return {
    data: items
      .filter(isObject)
      .map(({ id, name, slug }) => ({ storychief_id: id ?? null, name, slug })),
  };
}

/** A story in the shape of the webhook's `data` (providers.md section 1). */
function webhookStory(story: StoryRecord, id: string, externalId: unknown): StoryRecord {
  const keywords = typeof story['seo_keyword'] === 'string' ? story['seo_keyword'] : '';
  const categories = webhookTaxonomy(story['categories']);
  return {
    external_id: externalId,
    storychief_id: wireId(id),
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
 * The unsigned payload for an event, or null when the event needs a story and there is none.
 * A delete needs none: the story may be gone already.
 */
function webhookPayload(
  event: WebhookEvent,
  id: string,
  state: SandboxState,
): { meta: Record<string, unknown>; data: StoryRecord } | null {
  const meta = { event, status: 'published', lock_updates: false, 'fb-page-ids': [] };
  if (event === 'test') return { meta, data: { custom_fields: { data: [] } } };
  const externalId = state.externalIds.get(id) ?? null;
  if (event === 'delete') {
    return { meta, data: { external_id: externalId, storychief_id: wireId(id) } };
  }
  const entry = state.stories.get(id);
  if (!entry) return null;
  if (entry.status === 'draft') meta.status = 'draft';
  return { meta, data: webhookStory(entry.read(state.imageOrigin), id, externalId) };
}

/**
 * POST /__sandbox/webhook: makes StoryChief's signed call to the site, at the host that asked.
 * Answers 200 `{status, body}` with the site's answer; 400 `{error}` for bad input; 502 and 503
 * `{error}` when the site fails or is not bound.
 */
export async function sendWebhook(
  input: unknown,
  requestUrl: string,
  state: SandboxState,
  env: SandboxEnv,
): Promise<Response> {
  if (!isObject(input)) return json({ error: 'body: must be a JSON object' }, 400);
  const event = WEBHOOK_EVENTS.find((name) => name === input['event']);
  if (!event) return json({ error: `event: must be one of ${WEBHOOK_EVENTS.join(', ')}` }, 400);
  const { story_id: storyId, forged } = input;
  if (forged !== undefined && typeof forged !== 'boolean') {
    return json({ error: 'forged: must be true or false' }, 400);
  }
  const hasId = typeof storyId === 'number' || (typeof storyId === 'string' && storyId !== '');
  if (!hasId && event !== 'test') {
    return json({ error: 'story_id: must be the id of a story' }, 400);
  }
  const id = hasId ? String(storyId) : '';
  const payload = webhookPayload(event, id, state);
  if (!payload) return json({ error: `story_id: there is no story ${id}` }, 400);
  if (!env.SITE) return json({ error: 'SITE: the site is not bound to the sandbox' }, 503);

  const key = forged === true ? 'not-the-key-of-this-channel' : STORYCHIEF_WEBHOOK_KEY;
  let answer: Response;
  let source: string;
  try {
    answer = await env.SITE.fetch(
      new Request(new URL(WEBHOOK_PATH, requestUrl), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
        body: await signWebhookPayload(payload, key),
      }),
    );
    source = await answer.text();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return json({ error: `SITE: the site did not answer (${reason})` }, 502);
  }
  const body = parseJson(source);
  // The real one echoes the site's id back on later events.
  if (answer.ok && isObject(body) && id !== '') {
    const given = body['id'];
    if (typeof given === 'string' || typeof given === 'number') state.externalIds.set(id, given);
  }
  return json({ status: answer.status, body: body === undefined ? source : body });
}
