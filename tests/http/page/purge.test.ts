import { afterEach, expect, test, vi } from 'vitest';

import { purgeTags } from '../../../src/http/page/purge.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const tags = Array.from({ length: 70 }, (_, index) => `post-${index}`);

test('where the platform has no cache to purge, a change of the blog is no failure', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await purgeTags(tags, {});
  await purgeTags(tags, undefined);
  await purgeTags(tags);
  expect(warned).not.toHaveBeenCalled();
});

test('every tag reaches the edge, thirty a call', async () => {
  const calls: string[][] = [];
  await purgeTags(tags, {
    purge: async ({ tags: asked = [] }) => {
      calls.push([...asked]);
      return { success: true, errors: [] };
    },
  });
  expect(calls.map(({ length }) => length)).toEqual([30, 30, 10]);
  expect(calls.flat()).toEqual(tags);
});

test('an edge that refuses is logged, and does not undo the change', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await purgeTags(['blog'], { purge: () => Promise.reject(new TypeError('refused')) });
  expect(warned).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('purge_failed'));
});
