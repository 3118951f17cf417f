import { reset } from 'cloudflare:test';
import { beforeEach } from 'vitest';

import { clearPageCache } from '../../src/http/page/page-cache.ts';
import { migrate } from '../helpers/migrate.ts';
import { sandbox } from '../helpers/sandbox.ts';

const MAX_RESETS = 3;

/** Empty stores. On a busy machine, a reset now and then leaves the tables where they were. */
async function emptyStores(): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    await reset();
    try {
      return await migrate();
    } catch (error) {
      if (tries === MAX_RESETS) throw error;
    }
  }
}

// Every test begins with empty stores, a fresh sandbox and no page in memory.
beforeEach(async () => {
  await emptyStores();
  clearPageCache();
  await sandbox.reset();
});
