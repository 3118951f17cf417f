import { cloudflare } from '@cloudflare/vite-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig, type UserConfig, type ViteBuilder } from 'vite';

import { browserScript } from './tools/vite/browser-script.ts';
import { clientBuild } from './tools/vite/client-build.ts';
import { localOptions } from './tools/vite/local-options.ts';
import { joinClientLogos, siteLogo } from './tools/vite/logos.ts';
import { pageStyles } from './tools/vite/page-styles.ts';
import { placeholders } from './tools/vite/placeholders.ts';
import { sandboxVars } from './tools/vite/sandbox-vars.ts';
import { shortNames } from './tools/vite/short-names.ts';

/** Bytes of a source file. */
const SMALL = 2500;

/**
 * `vite build` builds what is deployed. `--mode sandbox` (npm start, npm run dev, e2e) builds the same
 * Worker and binds the sandbox Worker to it.
 */
// oxlint-disable-next-line max-lines-per-function -- one object of settings
export default defineConfig(async ({ command, mode }): Promise<UserConfig> => {
  const sandbox = mode === 'sandbox';
  const port = Number(process.env['PORT'] ?? 8787);
  const vars = sandbox ? await sandboxVars(port) : {};
  return {
    // The IP address: browsers load the sandbox's files from 127.0.0.1, another origin than localhost.
    server: { cors: false, host: '127.0.0.1', port, strictPort: true },
    preview: { cors: false, host: '127.0.0.1', port, strictPort: true },
    plugins: [
      vanillaExtractPlugin({ identifiers: command === 'build' ? shortNames() : 'debug' }),
      clientBuild(),
      pageStyles(),
      joinClientLogos(),
      siteLogo(),
      placeholders(),
      browserScript(),
      cloudflare({
        viteEnvironment: { name: 'worker' },
        inspectorPort: false,
        persistState: { path: process.env['STATE_DIR'] ?? '.wrangler/state' },
        ...(sandbox
          ? {
              config: (config) => {
                config.services = [{ binding: 'SANDBOX', service: 'sandbox' }];
                config.vars = { ...config.vars, ...vars };
              },
              auxiliaryWorkers: [
                {
                  configPath: './sandbox/wrangler.toml',
                  config: { vars: { BROWSER_ORIGIN: `http://127.0.0.1:${port}` } },
                },
              ],
            }
          : {}),
      }),
      sandbox && localOptions(['worker', 'sandbox']),
    ],
    environments: {
      client: {
        // A dependency that Vite discovers late reloads the page in development.
        optimizeDeps: {
          include: [
            'react',
            'react-dom/client',
            'react/jsx-dev-runtime',
            'swiper',
            'swiper/modules',
          ],
        },
        build: {
          manifest: true,
          modulePreload: false,
          assetsInlineLimit: 0,
          rolldownOptions: {
            input: { main: 'client/main.ts', fonts: 'client/fonts.ts' },
            // A chunk has the value of another's constant, which needs no name then.
            optimization: { inlineConst: true },
            output: {
              codeSplitting: {
                includeDependenciesRecursively: false,
                groups: [
                  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
                  // Small modules that most islands share are one file: each alone would be a request.
                  {
                    name: 'ui',
                    test: /\/(src\/ui|lucide-react)\/(?!.*staff)/,
                    minShareCount: 8,
                    maxModuleSize: SMALL,
                  },
                  {
                    name: 'shared',
                    test: /\/src\/shared\/(?!.*staff)/,
                    minShareCount: 4,
                    maxModuleSize: SMALL,
                  },
                  // Whoever opens one staff screen soon opens another.
                  {
                    name: 'staff',
                    test: /\/(staff|people|outbox|EmptyDrawing|staff-pages\.ts|record-kinds\.contract\.ts|query-core|react-query)(\/|$)/,
                    minShareCount: 2,
                  },
                ],
              },
            },
          },
        },
      },
      worker: {
        build: {
          minify: true,
          sourcemap: true,
          // Fonts are files of the client.
          assetsInlineLimit: 0,
        },
      },
    },
    // The client first: the Worker contains the names of its hashed files. One at a time takes less
    // memory than Cloudflare's plugin does, which builds the Workers together.
    builder: {
      buildApp: async (builder: ViteBuilder) => {
        const { client, worker } = builder.environments;
        if (!client || !worker) throw new Error('Vite has no environment client or worker');
        for (const environment of [client, worker]) await builder.build(environment);
      },
    },
  };
});
