import { applyD1Migrations, reset } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach } from 'vitest';

import { dropKeptPages } from '../../src/http/kept-pages.ts';
import { sandbox } from '../helpers/sandbox.ts';

// Every test begins with empty stores, a fresh sandbox and no page in memory.
beforeEach(async () => {
  await reset();
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
  dropKeptPages();
  await sandbox.reset();
});
