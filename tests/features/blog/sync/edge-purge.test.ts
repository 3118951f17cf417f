import { env } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';

import { purgeBlog, repeatPurge } from '../../../../src/features/blog/sync/edge-purge.queries.ts';
import { servicesOf } from '../../../../src/services.ts';

test('a withdrawn post leaves the edge with a later run of cron where the edge refused its purge', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const services = servicesOf(env);
  const refused = { success: false, errors: [{ code: 1134, message: 'rate limited' }] };
  const purge = vi.fn().mockResolvedValue(refused);
  for (let post = 0; post < 30; post += 1) await purgeBlog(services.db, { purge });
  await expect(repeatPurge(services.db, { purge })).rejects.toThrow('The edge refused a purge');
  purge.mockResolvedValue({ success: true, errors: [] });
  expect(await repeatPurge(services.db, { purge })).toEqual({ repeated: 30 });
  expect(await repeatPurge(services.db, { purge }), 'nothing is due').toBeNull();
  expect(purge).toHaveBeenCalledTimes(32);
  expect(purge).toHaveBeenLastCalledWith({ tags: ['blog', 'blog-pictures'] });
});
