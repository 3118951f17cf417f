import type { Context } from 'hono';
import { z } from 'zod';

import { STORYCHIEF_WEBHOOK_KEY } from '../credentials.ts';
import type { SandboxHono } from '../hono.ts';
import { signWebhookPayload } from '../providers/php-json.ts';
import { isObject, json, parseJson } from '../responses.ts';
import { refuse } from './body.ts';
import { WEBHOOK_EVENTS, webhookPayload } from './webhook-payload.ts';

const WEBHOOK_PATH = '/api/storychief/webhook';

export const webhookSchema = z
  .object({
    event: z.enum(WEBHOOK_EVENTS),
    story_id: z.union([z.number(), z.string()]).optional(),
    forged: z.boolean().default(false),
  })
  .refine(({ event, story_id: id }) => event === 'test' || (id !== undefined && id !== ''), {
    path: ['story_id'],
    error: 'must be the id of a story',
  });

/**
 * Makes StoryChief's signed call to the site, at the host of the request.
 * @returns 200 `{status, body}` with the site's response; `{error}` with 400 for an unknown story,
 *   502 when the site fails and 503 when it is not bound
 */
export async function sendWebhook(
  { event, story_id: storyId = '', forged }: z.infer<typeof webhookSchema>,
  c: Context<SandboxHono>,
): Promise<Response> {
  const { state, site } = c.env;
  const id = String(storyId);
  const payload = webhookPayload(event, id, state);
  if (!payload) return refuse(`story_id: there is no story ${id}`);
  if (!site) return json({ error: 'SITE: the site is not bound to the sandbox' }, 503);

  const key = forged ? 'not-the-key-of-this-channel' : STORYCHIEF_WEBHOOK_KEY;
  let response: Response;
  let source: string;
  try {
    response = await site.fetch(
      new Request(new URL(WEBHOOK_PATH, c.req.url), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
        body: await signWebhookPayload(payload, key),
      }),
    );
    source = await response.text();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return json({ error: `SITE: the site did not answer (${reason})` }, 502);
  }
  const body = parseJson(source);
  // StoryChief sends the site's id back with later events.
  if (response.ok && isObject(body) && id !== '') {
    const given = body['id'];
    if (typeof given === 'string' || typeof given === 'number') state.externalIds.set(id, given);
  }
  return json({ status: response.status, body: body === undefined ? source : body });
}
