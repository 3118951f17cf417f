import { staffForms } from '../../../src/features/staff/staff.contract.ts';
import { staffPages } from '../../../src/shared/staff-pages.ts';
import { listHref } from '../../../src/staff-list/list.contract.ts';
import { pageActions } from './page-actions.ts';

export interface Command {
  id: string;
  group: 'On this page' | 'Go to' | 'People';
  label: string;
  /** What tells it from others of the same name. */
  hint?: string;
  /** The key that does the same. */
  keys?: string;
  run: () => void;
}

const goTo = (href: string) => () => location.assign(href);

const LISTS = [
  ['New leads', staffPages.leads, 'new'],
  ['My leads', staffPages.leads, 'mine'],
  ['Leads with a next step due', staffPages.leads, 'due'],
  ['New messages', staffPages.messages, 'new'],
  ['My messages', staffPages.messages, 'mine'],
  ['Pending applications', staffPages.applications, 'pending'],
  ['Due applications', staffPages.applications, 'due'],
  ['Overdue applications', staffPages.applications, 'overdue'],
  ['Mail that could not be sent', staffPages.mail, 'failed'],
] as const;

const DESTINATIONS: readonly Command[] = [
  ...Object.values(staffPages).map(({ path, title }) => ({ path, label: title })),
  ...LISTS.map(([label, { path }, status]) => ({ path: listHref(path, { status }), label })),
].map(({ path, label }) => ({ id: path, group: 'Go to' as const, label, run: goTo(path) }));

/** The sign-out of the page, where it has one. */
function signOut(): Command[] {
  const form = document.querySelector<HTMLFormElement>(`form[action="${staffForms.signOut}"]`);
  if (!form) return [];
  return [
    { id: 'sign-out', group: 'On this page', label: 'Sign out', run: () => form.requestSubmit() },
  ];
}

/** Everything that can be done at this moment, before anything is typed. */
export const commandsNow = (): readonly Command[] => [
  ...pageActions().map(({ label, keys, run }) => ({
    id: `key-${keys}`,
    group: 'On this page' as const,
    label,
    keys,
    run,
  })),
  ...signOut(),
  ...DESTINATIONS,
];

/** The commands that have every typed word in their label. */
export function matching(commands: readonly Command[], typed: string): readonly Command[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return commands.filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)));
}

/** Opens a person's page. */
export const personCommand = (person: {
  href: string;
  name: string;
  email: string;
  kinds: readonly string[];
}): Command => ({
  id: person.href,
  group: 'People',
  label: person.name,
  hint: [person.email, ...person.kinds].join(' · '),
  run: goTo(person.href),
});
