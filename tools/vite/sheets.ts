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

/** Each sheet says the order of the layers, so that it may arrive first. */
const LAYERS = /\/src\/styles\/layers\./;

/**
 * Each rule stands in one sheet: the site's own has none of a room's, and a room's has none of what it
 * imports from the site's (the theme, the kit), which would come after, and win over, what the site's
 * sheet makes of it at another width.
 */
export function sheetsApart(): Plugin {
  const files = Object.values(SHEETS);
  const isInSheet = (sheet: string, id: string) => {
    const own = SHEETS[sheet];
    return own ? own.test(id) || LAYERS.test(id) : !files.some((pattern) => pattern.test(id));
  };
  return {
    name: 'sheets-apart',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client' || name in SHEETS,
    load(id) {
      if (!/\.vanilla\.css/.test(id)) return undefined;
      return isInSheet(this.environment.name, id) ? undefined : '';
    },
  };
}
