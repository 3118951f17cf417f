import { expect, test } from 'vitest';

const sources = import.meta.glob<string>(['/src/**/*.{ts,tsx}', '/client/**/*.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What a file imports: packages by name, files by their path from the root. */
function importsOf(file: string): string[] {
  const folder = file.slice(0, file.lastIndexOf('/'));
  return [...(sources[file] ?? '').matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map((match) => {
    const name = match[1] ?? '';
    return name.startsWith('.') ? new URL(name, `file://${folder}/`).pathname : name;
  });
}

const featureOf = (path: string) => /^\/src\/features\/([^/]+)\//.exec(path)?.[1];
const isContract = (path: string) => path.endsWith('.contract.ts');
/** A feature's page declarations: data that the whole Worker and the tools read (src/pages.ts). */
const isPages = (path: string) => path.endsWith('.pages.ts');
const within = (path: string, ...folders: string[]) =>
  folders.some((folder) => path === folder || path.startsWith(`${folder}/`));
/** What joins the features, such as src/record-kinds.contract.ts. */
const isRegistry = (path: string) => /^\/src\/[^/]+$/.test(path);
const isFile = (path: string) => path.startsWith('/');
/** What runs in the browser: /client, and the folder client of a feature or of a part of the staff area. */
const isBrowser = (path: string) => /^\/(?:src\/.+\/)?client\//.test(path);
/** What only staff use: what their screens share, and the folder staff of a feature. */
const isStaff = (path: string) => /^\/src\/(?:staff|features\/[^/]+\/staff)\//.test(path);
/** Of these the Worker renders the islands, and nothing else. */
const isIsland = (path: string) => path.endsWith('.island.tsx');
/** Whether a file imports another only when it runs: `import('./Page.tsx')`. */
const isLazy = (imported: string, file: string) =>
  [...(sources[file] ?? '').matchAll(/import\('([^']+)'\)/g)].some(([, path = '']) =>
    imported.endsWith(path.replace(/^(?:\.{1,2}\/)+/, '/')),
  );

/** What each room below the features may import besides itself, as the table in docs/architecture.md says. */
const BELOW_FEATURES: Readonly<Record<string, readonly string[]>> = {
  submissions: ['outbox', 'db', 'http', 'shared', 'services.ts', 'config.ts'],
  notifications: [
    'outbox',
    'people',
    'db',
    'http/platform-limits.ts',
    'shared',
    'services.ts',
    'cron-jobs.ts',
    'providers/table.ts',
  ],
  outbox: ['people', 'audit', 'db', 'shared', 'services.ts'],
  people: ['audit', 'db', 'shared'],
  audit: ['db', 'http', 'shared'],
  db: ['shared'],
};

interface Law {
  /** Whose imports it is about. */
  about: (file: string) => boolean;
  may: (imported: string, file: string) => boolean;
  /** What to do about a breach. */
  advice: string;
}

const LAWS: Record<string, Law> = {
  'a contract travels to the browser': {
    about: isContract,
    may: (imported, file) =>
      within(imported, '/src/shared') ||
      (isContract(imported) &&
        (within(imported, '/src/audit', '/src/people', '/src/staff') ||
          isRegistry(file) ||
          (featureOf(file) !== undefined && featureOf(imported) === featureOf(file)))),
    advice:
      'import only src/shared, contracts of the same feature, and those of modules below the features',
  },
  'a feature knows the modules below it, and of other features only their contracts': {
    about: (file) =>
      featureOf(file) !== undefined && !isBrowser(file) && !isContract(file) && !isPages(file),
    may: (imported, file) =>
      !isFile(imported) ||
      isIsland(imported) ||
      (featureOf(imported) === featureOf(file) && !isBrowser(imported)) ||
      isContract(imported) ||
      within(
        imported,
        '/src/http',
        '/src/db',
        '/src/ui',
        '/src/styles',
        '/src/shared',
        '/src/notifications',
        '/src/outbox',
        '/src/audit',
        '/src/submissions',
        '/src/people',
        '/src/pages.ts',
      ) ||
      within(imported, '/src/services.ts', '/src/config.ts', '/src/cron-jobs.ts') ||
      // Which providers there are, who gets data, and what passes on the pictures of posts.
      within(
        imported,
        '/src/providers/table.ts',
        '/src/providers/recipients.ts',
        '/src/providers/picture-hosts.ts',
      ) ||
      (isStaff(file) &&
        within(imported, '/src/staff', '/src/record-kinds.ts', '/src/outbox-handlers.ts')),
    advice: 'move what two features need into a shared module, or into the contract',
  },
  'what staff screens share knows no feature': {
    about: (file) => within(file, '/src/staff'),
    may: (imported) => !within(imported, '/src/features'),
    advice: 'let the feature register it, or pass it as a parameter',
  },
  'what visitors run knows nothing of the staff area': {
    // The entries join the two.
    about: (file) => /^\/(?:src\/[^/]+|client)\//.test(file) && !isStaff(file),
    may: (imported, file) =>
      !isStaff(imported) ||
      isContract(imported) ||
      imported.endsWith('.port.ts') ||
      isLazy(imported, file),
    advice: 'move it below src/features/<name>/staff or src/staff, or the shared part above it',
  },
  'a page declaration is data, without a component': {
    about: isPages,
    may: (imported) =>
      !isFile(imported) ||
      isContract(imported) ||
      within(imported, '/src/shared', '/src/http/page') ||
      imported.endsWith('.ts'),
    advice: 'Node reads declarations without JSX and styles: give the component to pageRoutes',
  },
  'the request platform knows no feature, and of pages their declarations': {
    about: (file) => within(file, '/src/http'),
    may: (imported) =>
      !isFile(imported) ||
      within(
        imported,
        '/src/http',
        '/src/ui',
        '/src/styles',
        '/src/shared',
        '/src/services.ts',
        '/src/config.ts',
        '/src/pages.ts',
      ),
    advice: 'pass what the platform needs as a parameter',
  },
  'a room below the features knows those below it': {
    about: (file) => within(file, ...Object.keys(BELOW_FEATURES).map((room) => `/src/${room}`)),
    may: (imported, file) => {
      const [, , room = ''] = file.split('/');
      return (
        !isFile(imported) ||
        // What the captcha answers is its feature's contract.
        isContract(imported) ||
        within(imported, ...[room, ...(BELOW_FEATURES[room] ?? [])].map((name) => `/src/${name}`))
      );
    },
    advice: 'let the feature pass it, or move it into a room below',
  },
  'a provider knows HTTP, its settings and the port that it implements': {
    // providers.ts chooses among them by the settings.
    about: (file) => within(file, '/src/providers') && file !== '/src/providers/providers.ts',
    may: (imported) =>
      !isFile(imported) ||
      within(imported, '/src/providers', '/src/shared') ||
      imported.endsWith('.port.ts'),
    advice: 'put the types that the feature needs into its port',
  },
  'a port knows no adapter: the two sides meet in its types': {
    about: (file) => file.endsWith('.port.ts'),
    may: (imported) => !within(imported, '/src/providers'),
    advice: 'move the type to src/shared',
  },
  'building blocks know no product': {
    about: (file) => within(file, '/src/ui'),
    may: (imported) =>
      !isFile(imported) || within(imported, '/src/ui', '/src/styles', '/src/shared'),
    advice: 'pass it in as a prop',
  },
  'shared modules stand alone': {
    about: (file) => within(file, '/src/shared'),
    // Trees of HTML and Markdown are those of the unified packages; no browser code reads them.
    may: (imported, file) =>
      within(imported, '/src/shared') || (within(file, '/src/shared/html') && !isFile(imported)),
    advice: 'a shared module imports only shared modules',
  },
  'the browser gets nothing of a store, a provider or a feature but its contract': {
    about: isBrowser,
    may: (imported) =>
      (!isFile(imported) && imported !== 'zod' && !imported.startsWith('drizzle')) ||
      within(imported, '/src/ui', '/src/styles', '/src/shared') ||
      isBrowser(imported) ||
      isContract(imported),
    advice: 'call the API, or move the rule into the contract',
  },
  'what all pages share in the browser knows no feature': {
    // It starts what each page needs.
    about: (file) => within(file, '/client') && file !== '/client/main.ts',
    may: (imported, file) => !within(imported, '/src/features') || isLazy(imported, file),
    advice: 'move it into the feature, or import it when it runs',
  },
  'only queries, the outbox and the database modules contain SQL': {
    about: (file) =>
      within(file, '/src') &&
      !within(file, '/src/db', '/src/outbox') &&
      !file.endsWith('.queries.ts'),
    may: (imported) => !imported.startsWith('drizzle-orm'),
    advice: 'put the statement into a *.queries.ts file',
  },
};

test.each(Object.entries(LAWS))('import law: %s', (_name, law) => {
  const breaches = Object.keys(sources)
    .filter((file) => law.about(file))
    .flatMap((file) =>
      importsOf(file)
        .filter((imported) => !law.may(imported, file))
        .map((imported) => `${file} imports ${imported}: ${law.advice}`),
    );
  expect(breaches).toEqual([]);
});

test('no file hides the import graph: no barrels, no default exports but where a tool asks for one', () => {
  const breaches = Object.entries(sources)
    .filter(
      ([file, text]) =>
        /\/index\.tsx?$/.test(file) ||
        (/^export default /m.test(text) && file !== '/src/worker.ts') ||
        /^export \* from /m.test(text),
    )
    .map(([file]) => file);
  expect(breaches).toEqual([]);
});

test('a name that is exported means one thing: no two files export the same', () => {
  const files = new Map<string, string[]>();
  for (const [file, text] of Object.entries(sources)) {
    // Styles are read as `styles.name`.
    if (file.endsWith('.css.ts')) continue;
    const names = text.matchAll(
      /^export (?:async )?(?:function\*?|const|class|interface|type) (\w+)/gm,
    );
    for (const [, name = ''] of names) files.set(name, [...(files.get(name) ?? []), file]);
  }
  const twice = [...files].filter(([, where]) => where.length > 1);
  expect(twice.map(([name, where]) => `${name}: ${where.join(', ')}`)).toEqual([]);
});

test('of two rooms that stand beside each other one does not know the other', () => {
  const roomOf = (file: string) => file.slice(0, file.lastIndexOf('/'));
  // An adapter imports the port that its user owns.
  const edges = Object.keys(sources).flatMap((file) =>
    importsOf(file)
      .filter((imported) => imported.startsWith('/src/') && !imported.endsWith('.port.ts'))
      .map((imported) => ({ file, from: roomOf(file), to: roomOf(imported) }))
      .filter(({ from, to }) => !within(from, to) && !within(to, from)),
  );
  const known = new Set(edges.map(({ from, to }) => `${from} ${to}`));
  const circles = edges
    .filter(({ from, to }) => known.has(`${to} ${from}`))
    .map(({ file, to }) => `${file} -> ${to}`);
  expect(circles).toEqual([]);
});

test('no file imports itself through others, not even its types', () => {
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (file: string, path: readonly string[]) => {
    if (path.includes(file)) {
      cycles.push([...path.slice(path.indexOf(file)), file].join(' -> '));
      return;
    }
    if (done.has(file)) return;
    for (const imported of importsOf(file)) visit(imported, [...path, file]);
    done.add(file);
  };
  for (const file of Object.keys(sources)) visit(file, []);
  expect(cycles).toEqual([]);
});

test('a file is known by its name: no two share one', () => {
  const byName = Object.groupBy(Object.keys(sources), (file) => file.slice(file.lastIndexOf('/')));
  expect(Object.values(byName).filter((files = []) => files.length > 1)).toEqual([]);
});
