import { Hono } from 'hono';
import { z } from 'zod';

import type { SandboxHono } from '../hono.ts';
import { json } from '../responses.ts';
import {
  captchaSchema,
  emailJsSchema,
  faultSchema,
  receiverSchema,
  storyChiefSchema,
} from '../settings.ts';
import { PROVIDER_NAMES } from '../state.ts';
import { seededStories } from '../stories/generate-stories.ts';
import { givenStory } from '../stories/story-store.ts';
import { readBody, refuse } from './body.ts';
import { sandboxPage } from './page.ts';
import { partnersJson, summary } from './summary.ts';
import { storyId } from './webhook-payload.ts';
import { sendWebhook, webhookSchema } from './webhook.ts';

const MAX_SEEDED = 10_000;
const seedSchema = z.object({ count: z.int().min(0).max(MAX_SEEDED) });
const storySchema = z.record(z.string(), z.unknown());

/**
 * The control calls: JSON in, JSON out. Errors are `{error}` with the field's name first (400), or
 * 404, or 405 with Allow.
 */
export const control = new Hono<SandboxHono>();

control.get('/', (c) =>
  (c.req.header('Accept') ?? '').includes('application/json')
    ? json(summary(c.env.state))
    : sandboxPage(),
);

control.get('/mails', (c) => json(c.env.state.mails.newest()));
control.delete('/mails', (c) => json({ deleted: c.env.state.mails.clear() }));

control.get('/calls', (c) => {
  const calls = c.env.state.calls.newest();
  const wanted = c.req.query('provider');
  if (!wanted) return json(calls);
  if (![...PROVIDER_NAMES, 'indexnow', 'receiver', 'unknown'].includes(wanted)) {
    return refuse(`provider: must be one of ${PROVIDER_NAMES.join(', ')}`);
  }
  return json(calls.filter(({ provider }) => provider === wanted));
});
control.delete('/calls', (c) => json({ deleted: c.env.state.calls.clear() }));

control.get('/partners', (c) => json(partnersJson(c.env.state)));

control.delete('/faults', (c) => {
  const { faults } = c.env.state;
  const deleted = faults.size;
  faults.clear();
  return json({ deleted });
});
control.put('/faults/:provider', async (c) => {
  const name = c.req.param('provider');
  const provider = PROVIDER_NAMES.find((known) => known === name);
  if (!provider) return refuse(`provider: there is no ${name}`, 404);
  const fault = await readBody(c, faultSchema);
  // `times: 0` clears the fault of one provider.
  if (fault.times === 0) c.env.state.faults.delete(provider);
  else c.env.state.faults.set(provider, fault);
  return json(fault);
});

control.put('/captcha', async (c) => {
  c.env.state.captcha = await readBody(c, captchaSchema);
  return json(c.env.state.captcha);
});

control.put('/stories', async (c) => {
  const stories = await readBody(c, z.array(storySchema));
  c.env.state.stories.replaceGiven(stories);
  return json({ stories: stories.length });
});
control.post('/stories/seed', async (c) => {
  const { count } = await readBody(c, seedSchema);
  c.env.state.stories.replaceAll(seededStories(count));
  return json({ stories: count });
});
control.put('/stories/:id', async (c) => {
  const key = c.req.param('id');
  const story = await readBody(c, storySchema);
  const { id } = story;
  if (id !== undefined && id !== null && id !== key && id !== storyId(key)) {
    return refuse(`id: must be ${key}, as in the path, or left out`);
  }
  // Stored as given, null id included; only a missing id is filled in.
  const record = id === undefined ? { id: storyId(key), ...story } : story;
  c.env.state.stories.put(givenStory(key, record));
  return json(record);
});
control.delete('/stories/:id', (c) => {
  const id = c.req.param('id');
  return c.env.state.stories.remove(id)
    ? json({ deleted: 1 })
    : refuse(`id: there is no story ${id}`, 404);
});

control.put('/storychief', async (c) => {
  const changes = await readBody(c, storyChiefSchema);
  c.env.state.storychief = { ...c.env.state.storychief, ...changes };
  return json(c.env.state.storychief);
});

control.put('/emailjs', async (c) => {
  const asked = await readBody(c, emailJsSchema);
  const { rateLimit, refuse } = c.env.state.emailjs;
  c.env.state.emailjs = {
    rateLimit: asked.rate_limit ?? rateLimit,
    lastSendAt: 0,
    refuse: asked.refuse ?? refuse,
  };
  return json({ rate_limit: c.env.state.emailjs.rateLimit, refuse: c.env.state.emailjs.refuse });
});

control.get('/notifications', (c) => json(c.env.state.notifications.newest()));
control.put('/receiver', async (c) => {
  c.env.state.receiver = await readBody(c, receiverSchema);
  return json(c.env.state.receiver);
});

control.post('/webhook', async (c) => sendWebhook(await readBody(c, webhookSchema), c));

control.post('/reset', (c) => {
  c.env.state.reset();
  return json({ reset: true });
});
