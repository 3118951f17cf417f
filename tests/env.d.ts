import type { D1Migration } from '@cloudflare/vitest-plugin';

import type { Env as SiteEnv } from '../src/config.ts';
import type * as worker from '../src/worker.ts';
import type { Simulated } from './setup/worker.ts';

declare global {
  namespace Cloudflare {
    interface GlobalProps {
      mainModule: typeof worker;
    }
    interface Env extends SiteEnv {
      OLDER_DB: D1Database;
      TEST_MIGRATIONS: D1Migration[];
      SANDBOX: Fetcher;
      SIMULATED: DurableObjectNamespace<Simulated>;
    }
  }
}

declare module 'vitest' {
  interface ProvidedContext {
    simulation: { seed: number; steps: number; part: number; stride: number; shrinks: boolean };
  }
}
