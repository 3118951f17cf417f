import type { leads } from '../../../../db/schema/leads.ts';
import { contactOf } from '../../../../shared/text/person-contact.ts';
import { sourceWords } from '../../../../shared/text/source-words.ts';
import { leadSearchText } from '../../leads.queries.ts';
import { leadValues } from '../leads-admin.contract.ts';

export type StoredLead = typeof leads.$inferSelect;

/** Which of the two leads a value is taken from. */
export const SIDES = ['kept', 'other'] as const;
type Side = (typeof SIDES)[number];

/** What staff chose, by the name of the value. */
export type MergeChoices = Readonly<Partial<Record<string, Side>>>;

interface Part {
  label: string;
  columns: readonly [keyof StoredLead, ...(keyof StoredLead)[]];
  /** As staff read it; null for none. */
  shown: (lead: StoredLead) => string | null;
  /** Who it comes from, which says when it was given. Without it, the kept lead has its own. */
  from?: 'person' | 'staff' | 'origin';
}

const PARTS: readonly Part[] = [
  { label: 'Name', columns: ['name'], shown: ({ name }) => name, from: 'person' },
  { label: 'Email', columns: ['email'], shown: ({ email }) => email },
  { label: 'Phone', columns: ['phone'], shown: ({ phone }) => phone, from: 'person' },
  { label: 'Company', columns: ['company'], shown: ({ company }) => company, from: 'person' },
  {
    label: 'Status',
    columns: ['status'],
    shown: ({ status }) => leadValues.status.options[status].label,
    from: 'staff',
  },
  { label: 'Owner', columns: ['owner'], shown: ({ owner }) => owner, from: 'staff' },
  {
    label: 'Next step',
    columns: ['nextStep', 'nextAt'],
    shown: ({ nextStep, nextAt }) =>
      [nextStep, nextAt && `on ${nextAt}`].filter(Boolean).join(', ') || null,
    from: 'staff',
  },
  { label: 'Waits for', columns: ['waits'], shown: ({ waits }) => waits && 'Them' },
  {
    label: 'Source',
    columns: ['source'],
    shown: ({ source }) => sourceWords(source),
    from: 'origin',
  },
  {
    label: 'Partner key',
    columns: ['partnerKey'],
    shown: ({ partnerKey }) => partnerKey,
    from: 'origin',
  },
  { label: 'Page', columns: ['page'], shown: ({ page }) => page, from: 'origin' },
];

/** When each of the two got a value of its own; the kept one wins where nobody can tell. */
const GIVEN_AT = {
  person: ({ createdAt }) => createdAt,
  staff: ({ changedAt }) => changedAt ?? 0,
  // The first origin stands, with the campaign that goes with it.
  origin: () => 0,
} satisfies Record<NonNullable<Part['from']>, (lead: StoredLead) => number>;

/** A lead without an address is known by its number, so it keeps that. */
const isIdentity = ({ columns: [name] }: Part, kept: StoredLead, other: StoredLead): boolean =>
  name === 'phone' && kept.email === null && other.email === null;

interface Compared {
  part: Part;
  label: string;
  /** Of its choice in the form. */
  name: string;
  kept: string | null;
  other: string | null;
  /** Which one the lead has in the end; undefined where both have the same. */
  taken: Side | undefined;
  /** Whether staff choose. */
  isOpen: boolean;
}

function compare(part: Part, kept: StoredLead, other: StoredLead, choices: MergeChoices): Compared {
  const { label, columns, shown, from } = part;
  const [name] = columns;
  const [ours, theirs] = [shown(kept), shown(other)];
  const compared = { part, label, name, kept: ours, other: theirs };
  if (ours === theirs) return { ...compared, taken: undefined, isOpen: false };
  // That nobody is waited for is a value, too.
  if (theirs === null || name === 'waits') return { ...compared, taken: 'kept', isOpen: false };
  if (ours === null) return { ...compared, taken: 'other', isOpen: false };
  if (!from || isIdentity(part, kept, other)) return { ...compared, taken: 'kept', isOpen: false };
  const { [from]: givenAt } = GIVEN_AT;
  const usual = givenAt(other) > givenAt(kept) ? 'other' : 'kept';
  return { ...compared, taken: choices[name] ?? usual, isOpen: true };
}

const latest = (...times: readonly (number | null)[]): number | null => {
  const known = times.filter((time) => time !== null);
  return known.length === 0 ? null : Math.max(...known);
};

/**
 * What two leads become. Where only one has a value, that stays; where both have one, staff choose, and the
 * newer one is offered first. What is not kept stands in a note.
 */
export function planMerge(kept: StoredLead, other: StoredLead, choices: MergeChoices = {}) {
  const compared = PARTS.map((part) => compare(part, kept, other, choices));
  const taken = Object.fromEntries(
    compared.flatMap(({ part, taken: side }) =>
      side === 'other' ? part.columns.map((column) => [column, other[column]]) : [],
    ),
  ) as Partial<StoredLead>;
  const noted = compared.flatMap(({ label, kept: ours, other: theirs, taken: side }) => {
    const left = side === 'other' ? ours : theirs;
    return side && left !== null ? [`${label}: ${left}`] : [];
  });
  const merged: StoredLead = {
    ...kept,
    ...taken,
    attribution: kept.attribution ?? other.attribution,
    visitCount: kept.visitCount + other.visitCount,
    returnedAt: latest(kept.returnedAt, other.returnedAt),
    isBack: kept.isBack || other.isBack,
    contactedAt: latest(kept.contactedAt, other.contactedAt, other.createdAt),
  };
  const { closes = false }: { closes?: boolean } = leadValues.status.options[merged.status];
  return {
    compared,
    merged: {
      ...merged,
      // A closed record waits for nobody.
      waits: closes ? null : merged.waits,
      searchText: leadSearchText(merged),
    },
    note: [
      `Merged with ${other.name} (${contactOf(other)}).`,
      ...(noted.length > 0 ? ['What was not kept:', ...noted] : []),
    ].join('\n'),
  };
}

export type MergePlan = ReturnType<typeof planMerge>;
