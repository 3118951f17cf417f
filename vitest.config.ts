import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

import { browserScript } from './tools/vite/browser-script.ts';
import { bundleWorker } from './tools/vite/bundle-worker.ts';
import { changedLine } from './tools/vite/changed-line.ts';
import { clientBuild } from './tools/vite/client-build.ts';
import { siteLogo } from './tools/vite/logos.ts';
import { pageStyles } from './tools/vite/page-styles.ts';
import { placeholders } from './tools/vite/placeholders.ts';
import { sandboxVars } from './tools/vite/sandbox-vars.ts';

/** The longest files; those that mostly wait for deadlines come first. The others run in their time. */
const LONGEST = [
  'tests/simulation/',
  'tests/submissions/faults',
  'tests/costs/reading-cost',
  'tests/features/blog/sync/faults',
  'tests/features/blog/snapshots/snapshot-faults',
  'tests/providers',
  'tests/staff/access',
  'tests/http/security/scanners',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification) => {
      const index = LONGEST.findIndex((name) => moduleId.includes(`/${name}`));
      return index === -1 ? LONGEST.length : index;
    };
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}

/**
 * Bundled once by Vite. Each worker fetches its modules one by one, and without this 600 of 1,400 are
 * those of packages.
 */
const PACKAGES = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/server',
  'drizzle-orm',
  'drizzle-orm/d1',
  'drizzle-orm/sqlite-core',
  'hono',
  'hono/body-limit',
  'hono/cookie',
  'hono/cors',
  'hono/factory',
  'hono/http-exception',
  'hono/route',
  'hono/router/trie-router',
  'lucide-react',
  '@hono/react-renderer',
  '@hono/zod-validator',
  'zod',
  'hast-util-from-parse5',
  'hast-util-to-string',
  'parse5',
  'rehype-sanitize',
  'rehype-stringify',
  'unified',
  'unist-util-visit',
];

const migrations = await readD1Migrations('migrations');

export default defineConfig({
  plugins: [
    vanillaExtractPlugin(),
    clientBuild(),
    pageStyles(),
    placeholders(),
    browserScript(),
    changedLine(),
    siteLogo(),
    cloudflareTest(async () => ({
      main: './tests/setup/worker.ts',
      wrangler: { configPath: './wrangler.toml' },
      // workerd would print every connection that the sandbox refuses, with its stack.
      verbose: false,
      miniflare: {
        bindings: {
          ...(await sandboxVars(8787)),
          TEST_MIGRATIONS: migrations,
        },
        serviceBindings: { SANDBOX: 'sandbox' },
        // For the tests of migrations: the site's own has all of them.
        d1Databases: { OLDER_DB: 'older' },
        durableObjects: { SIMULATED: { className: 'Simulated', useSQLite: true } },
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
    setupFiles: ['tests/setup/on-demand.ts', 'tests/setup/storage.ts', 'tests/setup/console.ts'],
    isolate: false,
    deps: { optimizer: { ssr: { enabled: true, include: PACKAGES } } },
    sequence: { sequencer: LongestFirst },
    // Each worker loads all modules into its own workerd. One more than cores, because tests of faults
    // wait for deadlines.
    maxWorkers: 3,
    silent: 'passed-only',
    reporters: ['dot'],
    provide: {
      simulation: {
        seed: Number(process.env['SEED'] ?? Date.now() % 1_000_000),
        steps: Number(process.env['STEPS'] ?? 0),
        part: Number(process.env['PART'] ?? 0),
        stride: Number(process.env['STRIDE'] ?? 1),
        // Of a planted bug, it is enough that it is found.
        shrinks: process.env['CHANGED_LINE'] === undefined,
      },
    },
    // Guards against hangs only: on a busy machine, a test of one second takes twenty.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
