import { afterEach, expect, test, vi } from 'vitest';

import { purgeTag } from '../../../src/http/page/purge.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('where the platform has no cache to purge, a change of the blog is no failure', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await purgeTag('blog', {});
  await purgeTag('blog', undefined);
  await purgeTag('blog');
  expect(warned).not.toHaveBeenCalled();
});

test('the tag reaches the edge', async () => {
  const purge = vi.fn(async () => ({ success: true, errors: [] }));
  await purgeTag('blog', { purge });
  expect(purge).toHaveBeenCalledExactlyOnceWith({ tags: ['blog'] });
});

test('a purge that the edge refuses is logged, and does not undo the change', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await purgeTag('blog', { purge: () => Promise.reject(new TypeError('refused')) });
  expect(warned).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('purge_failed'));
});
