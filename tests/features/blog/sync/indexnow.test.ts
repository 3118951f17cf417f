import { env } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';

import { applyStories } from '../../../../src/features/blog/sync/apply-stories.ts';
import { parseStory } from '../../../../src/providers/cms/storychief-api.ts';
import { createIndexNow } from '../../../../src/providers/indexnow.ts';
import { servicesOf } from '../../../../src/services.ts';
import { ORIGIN, request, requestWith } from '../../../helpers/request.ts';
import { sandbox } from '../../../helpers/sandbox.ts';
import { story } from '../../../helpers/stories.ts';

const KEY = 'a-key-of-this-site';
const stories = () => [1, 2].map((id) => parseStory(story(id))).filter((parsed) => parsed !== null);

test('search engines are told of a post when it is published, and only then (AGT-01)', async () => {
  const services = servicesOf({ ...env, INDEXNOW_KEY: KEY });
  await applyStories(services, stories());
  await applyStories(services, stories());
  const calls = await sandbox.calls('indexnow');
  expect(calls.map(({ body }) => body)).toEqual([
    {
      host: new URL(ORIGIN).host,
      key: KEY,
      keyLocation: `${ORIGIN}/indexnow.txt`,
      urlList: [`${ORIGIN}/blog/post-1`, `${ORIGIN}/blog/post-2`],
    },
  ]);
  const file = await requestWith({ INDEXNOW_KEY: KEY }, '/indexnow.txt');
  expect(await file.text()).toBe(KEY);
});

test('without a key nobody is told, and there is no key to find (AGT-01)', async () => {
  await applyStories(servicesOf(env), stories());
  expect(await sandbox.calls('indexnow')).toEqual([]);
  expect((await request('/indexnow.txt')).status).toBe(404);
});

test('a post is published all the same when search engines cannot be told (AGT-01)', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const announce = createIndexNow({ INDEXNOW_KEY: KEY, SITE_ORIGIN: ORIGIN }, () =>
    Promise.reject(new Error('unreachable')),
  );
  await announce(['/blog/post-1']);
  expect(warned.mock.calls.map(([line]) => String(line)).join()).toContain('indexnow_failed');
});
