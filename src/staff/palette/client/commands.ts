import { recordKinds } from '../../../record-kinds.contract.ts';
import { staffForms } from '../../staff.contract.ts';
import { addressOf } from '../../../shared/api.ts';
import { staffPages } from '../../../shared/staff-pages.ts';
import { capitalized } from '../../../shared/text/letter-case.ts';
import { listHref } from '../../list/list.contract.ts';
import { recordsApi, type RecordKind } from '../../work/record-kind.contract.ts';
import { viewHref, type View } from '../../views/views.contract.ts';
import { chooseTheme } from '../../theme/client/theme.ts';
import { THEMES, themeOf } from '../../theme/theme.contract.ts';
import { hasWords, type Option } from '../../client/Chooser.tsx';
import { keyActions } from '../../client/keys.ts';

/** In the order in which they are shown. */
export const COMMAND_GROUPS = [
  'People',
  'On this page',
  'Views',
  'Lists and actions',
  'Go to',
] as const;

export interface Command extends Option {
  group: (typeof COMMAND_GROUPS)[number];
  /** Further words that find it. */
  words?: string;
  run: () => void;
}

export const goTo = (href: string) => () => location.assign(href);

interface Link {
  label: string;
  href: string;
  words?: string | undefined;
}

const exportOf = ({ noun, path }: RecordKind): Link => ({
  label: `Export all ${noun.many}`,
  href: addressOf(recordsApi({ path }).csv, { query: { columns: 'all' } }),
  words: 'csv download spreadsheet',
});

/** Where commands lead. */
const LISTS_AND_ACTIONS: readonly Link[] = [
  ...recordKinds.flatMap(({ page, commands }) =>
    commands.map(({ label, filter, words }) => ({
      label,
      href: listHref(page.path, { status: filter }),
      words,
    })),
  ),
  {
    label: 'Mail that could not be sent',
    href: listHref(staffPages.mail.path, { status: 'failed' }),
    words: 'retry again',
  },
  ...recordKinds.map(({ noun, page }) => ({
    label: `${capitalized(noun.many)} that wait for their person`,
    href: listHref(page.path, { conditions: { waits: 'them' } }),
    words: 'waiting snoozed on hold',
  })),
  ...recordKinds.flatMap(({ links = [] }) => links),
  ...recordKinds.map(exportOf),
  {
    label: 'Names of staff',
    href: staffPages.site.path,
    words: 'settings team members owner rename colleague',
  },
  {
    label: 'Notifications',
    href: staffPages.site.path,
    words: 'settings slack webhook alerts',
  },
];

/** Further words that find the pages that have no kind of records. */
const WORDS: Readonly<Record<string, string>> = {
  [staffPages.day.path]: 'today due to do tasks agenda start',
  [staffPages.overview.path]: 'dashboard figures reports',
  [staffPages.people.path]: 'erase export person',
  [staffPages.texts.path]: 'templates snippets answers replies remembered texts',
  [staffPages.mail.path]: 'e-mails outbox',
  [staffPages.site.path]: 'settings jobs storage sessions',
  [staffPages.audit.path]: 'log history',
};

const PAGES: readonly Link[] = Object.values(staffPages).map(({ title, path }) => ({
  label: title,
  href: path,
  words: WORDS[path] ?? recordKinds.find(({ page }) => page.path === path)?.words,
}));

/** The subsets of the lists that have no command of their own. */
const FILTERS: readonly Link[] = recordKinds.flatMap(({ page, filters, commands }) =>
  Object.entries(filters).flatMap(([filter, label]) =>
    commands.some((command) => command.filter === filter)
      ? []
      : [
          {
            label: `${page.label}: ${label}`,
            href: listHref(page.path, { status: filter }),
          },
        ],
  ),
);

const commandsOf = (group: Command['group'], links: readonly Link[]): readonly Command[] =>
  links.map(({ label, href, words = '' }) => ({
    id: label,
    group,
    label,
    words,
    run: goTo(href),
  }));

/** What staff saved of the lists. */
export const viewCommands = (views: readonly View[]): readonly Command[] =>
  views.flatMap(({ id, list, name, ...state }) => {
    const kind = recordKinds.find((each) => each.list === list);
    if (!kind) return [];
    const { page } = kind;
    return [
      {
        id: `view ${id}`,
        group: 'Views' as const,
        label: name,
        hint: page.label,
        words: `view ${page.label}`,
        run: goTo(viewHref(page.path, state)),
      },
    ];
  });

/** Everything that can be done at this moment. @param showKeys shows the keys of the page */
export function commandsNow(showKeys: () => void): readonly Command[] {
  const form = document.querySelector<HTMLFormElement>(`form[action="${staffForms.signOut}"]`);
  const who = document.querySelector<HTMLElement>('[data-own-name]');
  const actions = keyActions().filter(
    ({ isKeyOnly = false, isFor = () => true }) => !isKeyOnly && isFor(),
  );
  return [
    ...actions.map(({ key, label, words = '', run }) => ({
      id: `key ${key}`,
      group: 'On this page' as const,
      label,
      words,
      keys: key,
      run,
    })),
    ...commandsOf('Lists and actions', LISTS_AND_ACTIONS),
    {
      id: 'keys',
      group: 'Lists and actions',
      label: 'Keyboard shortcuts',
      words: 'help',
      keys: '?',
      run: showKeys,
    },
    ...Object.entries(THEMES).map(([name, { label }]) => ({
      id: `theme ${name}`,
      group: 'Lists and actions' as const,
      label: `Theme: ${label}`,
      words: 'mode appearance colors',
      run: () => chooseTheme(themeOf(name)),
    })),
    ...(who
      ? [
          {
            id: 'who',
            group: 'Lists and actions' as const,
            label: 'Change your name',
            words: 'rename who am i switch user',
            run: () => who.click(),
          },
        ]
      : []),
    {
      id: 'out',
      group: 'Lists and actions',
      label: 'Sign out',
      words: 'logout',
      run: () => form?.requestSubmit(),
    },
    ...commandsOf('Go to', [...PAGES, ...FILTERS]),
  ];
}

/** The commands that have every typed word. At first those that the sections do not show anyway. */
export function matching(commands: readonly Command[], typed: string): readonly Command[] {
  if (typed.trim() === '') return commands.filter(({ group }) => group !== 'Go to');
  return commands.filter(({ label, words = '' }) => hasWords(`${label} ${words}`, typed));
}
