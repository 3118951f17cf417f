import { readFileSync } from 'node:fs';
import path from 'node:path';

import { parseSync, type Plugin } from 'vite';

/** `styles:./HomePage.tsx` */
const REQUEST = /^(staff-)?styles:(.+)$/;
const ID = /^\0(staff-)?styles:(.+)$/;
const IN_PAGE = '\0styles-in-page';
const STYLE_FILE = /\.css\.ts$/;
/** Its styles are not in the page, but load with the island that imports it. */
const LATE_STYLE_FILE = /\.late\.css\.ts/;
/** The name under which vanilla-extract has the CSS of a style file. */
const cssOf = (file: string): string => `${file}.vanilla.css`;

/** Every page has the styles of these. */
const EVERY_PAGE = ['src/styles/global.ts', 'src/http/page/document.tsx'];
/** Every page for visitors has those of these, too. */
const VISITORS = ['src/http/page/visitors-frame.tsx', 'src/features/chat/ChatLauncher.tsx'];

const known = new Map<string, readonly string[]>();

/** What a module imports from the project at run time, in order; late imports count too. */
function importsOf(file: string): readonly string[] {
  const before = known.get(file);
  if (before) return before;
  const code = readFileSync(file, 'utf8');
  const { staticImports, staticExports, dynamicImports } = parseSync(file, code).module;
  const isNeeded = ({ entries }: { entries: { isType: boolean }[] }) =>
    entries.length === 0 || entries.some(({ isType }) => !isType);
  const imports = [
    ...staticImports.filter(isNeeded).map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports
      .flatMap(({ entries }) => entries)
      .flatMap(({ isType, moduleRequest }) =>
        isType || !moduleRequest ? [] : moduleRequest.value,
      ),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => code.slice(start + 1, end - 1)),
  ]
    .filter((specifier) => /^\.[^?]*\.tsx?$/.test(specifier))
    .map((specifier) => path.resolve(path.dirname(file), specifier));
  known.set(file, imports);
  return imports;
}

/** Adds the modules that a module needs, each after those that it needs itself. */
function addModules(file: string, found: Set<string>, seen = new Set<string>()): void {
  if (seen.has(file)) return;
  seen.add(file);
  for (const imported of importsOf(file)) addModules(imported, found, seen);
  found.add(file);
}

/**
 * `import styles from 'styles:./HomePage.tsx'` is the CSS of a page: that of every style file which its
 * module, the document, the visitors' frame or the chat imports, directly or through others, in the order
 * of the imports; `staff-styles:` leaves out the frame and the chat. In the browser it is what a module
 * that loads late needs besides the styles of every page; no other import of a style file loads CSS
 * there, because the page has it, but for those named *.late.css.ts.
 */
export function pageStyles(): Plugin {
  let root = process.cwd();
  return {
    name: 'page-styles',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
    },
    hotUpdate: ({ file }) => void known.delete(file),
    resolveId(source, importer = '') {
      const isClient = this.environment.name === 'client';
      if (isClient && source.endsWith(cssOf('.css.ts')) && !LATE_STYLE_FILE.test(source))
        return IN_PAGE;
      const [, area = '', file] = REQUEST.exec(source) ?? [];
      return file && `\0${area}styles:${path.resolve(path.dirname(importer), file)}`;
    },
    async load(id) {
      const isClient = this.environment.name === 'client';
      if (id === IN_PAGE) return '';
      const [, area, file] = ID.exec(id) ?? [];
      if (!file) return undefined;
      // The tests in workerd compare no styles.
      if (process.env['VITEST']) return `export default ''`;
      const ofEvery = new Set<string>();
      for (const shared of area ? EVERY_PAGE : [...EVERY_PAGE, ...VISITORS])
        addModules(path.join(root, shared), ofEvery);
      const own = new Set(isClient ? [] : ofEvery);
      addModules(file, own);
      const imports: string[] = [];
      for (const each of own) {
        this.addWatchFile(each);
        if (!STYLE_FILE.test(each) || LATE_STYLE_FILE.test(each) || (isClient && ofEvery.has(each)))
          continue;
        const css = await this.resolve(`${cssOf(each)}?inline`);
        // A file of variables has none.
        if (css) imports.push(`import css${imports.length} from ${JSON.stringify(css.id)};`);
      }
      const names = imports.map((_, index) => `css${index}`);
      return `${imports.join('\n')}\nexport default [${names.join(', ')}].join('');`;
    },
  };
}
