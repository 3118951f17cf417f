import type { D1Migration } from '@cloudflare/vitest-pool-workers';

import type { Env as SiteEnv } from '../src/env.ts';

declare global {
  namespace Cloudflare {
    interface GlobalProps {
      mainModule: typeof import('../src/worker.ts');
    }
    interface Env extends SiteEnv {
      TEST_MIGRATIONS: D1Migration[];
      SANDBOX: Fetcher;
    }
  }
}
