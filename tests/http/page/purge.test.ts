import { afterEach, expect, test, vi } from 'vitest';

import { purgeTags } from '../../../src/http/page/purge.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('where the platform has no cache to purge, a change of the blog is no failure', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(await purgeTags(['blog'], {})).toBe(true);
  expect(await purgeTags(['blog'])).toBe(true);
  expect(warned).not.toHaveBeenCalled();
});

test('the tag reaches the edge', async () => {
  const purge = vi.fn(async () => ({ success: true, errors: [] }));
  expect(await purgeTags(['blog'], { purge })).toBe(true);
  expect(purge).toHaveBeenCalledExactlyOnceWith({ tags: ['blog'] });
});

test('a purge that the edge refuses is logged, and does not undo the change', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const errors = [{ code: 1134, message: 'rate limited' }];
  const refused = { purge: () => Promise.resolve({ success: false, errors }) };
  expect(await purgeTags(['blog'], refused)).toBe(false);
  expect(warned).toHaveBeenLastCalledWith(expect.stringMatching('purge_refused.*1134'));
  const failing = { purge: () => Promise.reject(new TypeError('refused')) };
  expect(await purgeTags(['blog'], failing)).toBe(false);
  expect(warned).toHaveBeenLastCalledWith(expect.stringContaining('purge_failed'));
});
