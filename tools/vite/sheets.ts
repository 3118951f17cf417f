import type { EnvironmentOptions, Plugin } from 'vite';

/**
 * Rooms with a stylesheet of their own, on top of the site's one: what only their pages show. Each is
 * made by client/sheets/<room>.ts, and a page names it in its meta. Here stand the files whose rules
 * leave the site's sheet for it.
 */
const SHEETS: Readonly<Record<string, RegExp>> = {
  affiliates: /\/src\/features\/affiliates\//,
  blog: /\/src\/(?:features\/blog\/|styles\/prose\.)/,
  company: /\/src\/features\/company\//,
  leads: /\/src\/features\/leads\//,
  product: /\/src\/features\/product\//,
  staff: /\/(?:src\/features\/staff\/|client\/staff\/|client\/islands\/Staff)/,
};

export const SHEET_NAMES = Object.keys(SHEETS);

export const entryOf = (sheet: string): string => `client/sheets/${sheet}.ts`;

/** Where the build of a sheet says what its file is called, within dist/client. */
export const manifestOf = (sheet: string): string => `.vite/sheet-${sheet}.json`;

/** One small build for each sheet. */
export const sheetEnvironments = (): Record<string, EnvironmentOptions> =>
  Object.fromEntries(
    SHEET_NAMES.map((name) => [
      name,
      {
        consumer: 'client',
        build: {
          outDir: 'dist/client',
          emptyOutDir: false,
          copyPublicDir: false,
          manifest: manifestOf(name),
          cssCodeSplit: false,
          modulePreload: false,
          rolldownOptions: {
            input: { [name]: entryOf(name) },
            output: { assetFileNames: `assets/${name}-[hash][extname]` },
          },
        },
      },
    ]),
  );

/**
 * Leaves the sheets' rules out of the site's own. The client's build has one sheet for all its code,
 * staff islands included; the environments of the sheets build theirs.
 */
export function sheetsApart(): Plugin {
  const files = Object.values(SHEETS);
  return {
    name: 'sheets-apart',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    load: (id) =>
      /\.vanilla\.css/.test(id) && files.some((pattern) => pattern.test(id)) ? '' : undefined,
  };
}
