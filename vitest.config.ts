import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-pool-workers';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

import { bundleWorker } from './tools/vite/bundle-worker.ts';
import { clientBuild } from './tools/vite/client-build.ts';
import { mergedSchema } from './tools/vite/merged-schema.ts';
import { placeholders } from './tools/vite/placeholders.ts';
import { sandboxVars } from './tools/vite/sandbox-vars.ts';
import { staticImports } from './tools/vite/static-imports.ts';

/** What mostly waits for deadlines: it begins first, and the other files run in its time. */
const WAITING = /\/tests\/(?:faults|submissions\/faults|providers|features\/staff\/sign-in)/;

class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const waits = ({ moduleId }: TestSpecification) => Number(WAITING.test(moduleId));
    return sorted.toSorted((a, b) => waits(b) - waits(a));
  }
}

const migrations = await readD1Migrations('migrations');

export default defineConfig({
  plugins: [
    vanillaExtractPlugin(),
    clientBuild(),
    placeholders(),
    staticImports(),
    cloudflareTest(async () => ({
      main: './src/worker.ts',
      wrangler: { configPath: './wrangler.toml' },
      miniflare: {
        bindings: {
          ...(await sandboxVars(8787)),
          TEST_MIGRATIONS: migrations,
          TEST_SCHEMA: mergedSchema(migrations),
        },
        serviceBindings: { SANDBOX: 'sandbox' },
        // All outbound calls go to the sandbox, which rejects unknown hosts.
        outboundService: 'sandbox',
        workers: [
          {
            name: 'sandbox',
            modules: true,
            compatibilityDate: '2026-10-01',
            // The pool compiles only the Worker under test.
            script: await bundleWorker('sandbox/worker.ts'),
            // The pool's name for the Worker under test.
            serviceBindings: { SITE: 'vitest-plugin-runner-site' },
          },
        ],
      },
    })),
  ],
  test: {
    name: 'site',
    include: ['tests/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/setup/storage.ts', 'tests/setup/console.ts'],
    // Tags are requirement IDs (docs/requirements.md); none is declared here.
    strictTags: false,
    isolate: false,
    sequence: { sequencer: WaitingFirst },
    // Each worker has its own workerd, database and sandbox. One more than cores, because tests of
    // faults wait for deadlines.
    maxWorkers: 3,
    silent: 'passed-only',
    // Guards against hangs only: on a busy machine, a test of one second takes twenty.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
