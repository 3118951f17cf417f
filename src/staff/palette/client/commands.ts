import { applicationsApi } from '../../../features/affiliates/staff/affiliates-admin.contract.ts';
import { messagesApi } from '../../../features/contact/staff/messages-admin.contract.ts';
import { leadsApi } from '../../../features/leads/staff/leads-admin.contract.ts';
import { ADD_PATH, IMPORT_PATH } from '../../../features/leads/staff/import/add-leads.contract.ts';
import { staffForms } from '../../staff.contract.ts';
import { addressOf } from '../../../shared/api.ts';
import { staffPages } from '../../../shared/staff-pages.ts';
import { listHref } from '../../list/list.contract.ts';
import { keyActions } from '../../client/keys.ts';

export interface Command {
  id: string;
  group: 'People' | 'On this page' | 'Lists and actions' | 'Go to';
  label: string;
  /** What tells it from others of the same name. */
  hint?: string;
  /** Further words that find it. */
  words?: string;
  /** The key that does the same. */
  keys?: string;
  run: () => void;
}

export const goTo = (href: string) => () => location.assign(href);

const { overview, leads, messages, applications, people, mail, site, audit } = staffPages;
const everything = { query: { columns: 'all' } } as const;

/** Where commands lead, with further words that find them. */
const LINKS: Readonly<
  Record<'Lists and actions' | 'Go to', readonly (readonly [string, string, string])[]>
> = {
  'Lists and actions': [
    ['New leads', listHref(leads.path, { status: 'new' }), ''],
    ['My leads', listHref(leads.path, { status: 'mine' }), 'assigned to me'],
    ['Leads with a next step due', listHref(leads.path, { status: 'due' }), 'today tasks'],
    ['Leads marked as spam', listHref(leads.path, { status: 'spam' }), ''],
    ['New messages', listHref(messages.path, { status: 'new' }), 'answer reply inbox'],
    ['My messages', listHref(messages.path, { status: 'mine' }), 'assigned to me'],
    ['Messages marked as spam', listHref(messages.path, { status: 'spam' }), ''],
    [
      'Pending applications',
      listHref(applications.path, { status: 'pending' }),
      'approve reject decide',
    ],
    ['Due applications', listHref(applications.path, { status: 'due' }), 'approve reject decide'],
    [
      'Overdue applications',
      listHref(applications.path, { status: 'overdue' }),
      'approve reject decide',
    ],
    ['Mail that could not be sent', listHref(mail.path, { status: 'failed' }), 'retry again'],
    ['Add a lead', ADD_PATH, 'new phone fair referral'],
    ['Import leads', IMPORT_PATH, 'csv upload file'],
    ['Export all leads', addressOf(leadsApi.csv, everything), 'csv download spreadsheet'],
    ['Export all messages', addressOf(messagesApi.csv, everything), 'csv download spreadsheet'],
    [
      'Export all applications',
      addressOf(applicationsApi.csv, everything),
      'csv download spreadsheet',
    ],
    ['Names of staff', site.path, 'settings team members owner'],
    ['Notifications', site.path, 'settings slack webhook alerts'],
  ],
  'Go to': [
    [overview.title, overview.path, 'dashboard figures reports'],
    [leads.title, leads.path, ''],
    [messages.title, messages.path, 'inbox contact'],
    [applications.title, applications.path, 'partners'],
    [people.title, people.path, 'erase export person'],
    [mail.title, mail.path, 'e-mails outbox'],
    [site.title, site.path, 'settings jobs storage sessions'],
    [audit.title, audit.path, 'log history'],
  ],
};

const linked = (group: keyof typeof LINKS): readonly Command[] =>
  LINKS[group].map(([label, href, words]) => ({
    id: label,
    group,
    label,
    words,
    run: goTo(href),
  }));

/** Everything that can be done at this moment. @param showKeys shows the keys of the page */
export function commandsNow(showKeys: () => void): readonly Command[] {
  const form = document.querySelector<HTMLFormElement>(`form[action="${staffForms.signOut}"]`);
  const actions = keyActions().filter(
    ({ isKeyOnly = false, isFor = () => true }) => !isKeyOnly && isFor(),
  );
  return [
    ...actions.map(({ key, label, run }) => ({
      id: `key ${key}`,
      group: 'On this page' as const,
      label,
      keys: key,
      run,
    })),
    ...linked('Lists and actions'),
    {
      id: 'keys',
      group: 'Lists and actions',
      label: 'Keyboard shortcuts',
      words: 'help',
      keys: '?',
      run: showKeys,
    },
    {
      id: 'out',
      group: 'Lists and actions',
      label: 'Sign out',
      words: 'logout',
      run: () => form?.requestSubmit(),
    },
    ...linked('Go to'),
  ];
}

/** The commands that have every typed word. At first those that the sections do not show anyway. */
export function matching(commands: readonly Command[], typed: string): readonly Command[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return commands.filter(({ group }) => group !== 'Go to');
  return commands.filter(({ label, words: more = '' }) => {
    const text = `${label} ${more}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
