import type { leads } from '../../../../db/schema/leads.ts';
import { contactOf } from '../../../../shared/text/person-contact.ts';
import { sourceWords } from '../../../../shared/text/source-words.ts';
import { leadSearchText } from '../../leads.queries.ts';
import { leadValues } from '../leads-admin.contract.ts';

export type StoredLead = typeof leads.$inferSelect;

/** What becomes of a value of the other lead. */
type Outcome = 'the same' | 'taken over' | 'into a note';

interface Compared {
  label: string;
  kept: string | null;
  other: string | null;
  /** Undefined where the other one has none. */
  outcome: Outcome | undefined;
}

interface Part {
  label: string;
  columns: readonly (keyof StoredLead)[];
  /** As staff read it; null for none. */
  shown: (lead: StoredLead) => string | null;
  /** What it is without a value is a choice of its own. */
  isChosen?: true;
}

const PARTS: readonly Part[] = [
  { label: 'Name', columns: ['name'], shown: ({ name }) => name },
  { label: 'Email', columns: ['email'], shown: ({ email }) => email },
  { label: 'Phone', columns: ['phone'], shown: ({ phone }) => phone },
  { label: 'Company', columns: ['company'], shown: ({ company }) => company },
  {
    label: 'Status',
    columns: ['status'],
    shown: ({ status }) => leadValues.status.options[status].label,
  },
  { label: 'Owner', columns: ['owner'], shown: ({ owner }) => owner },
  {
    label: 'Next step',
    columns: ['nextStep', 'nextAt'],
    shown: ({ nextStep, nextAt }) =>
      [nextStep, nextAt && `on ${nextAt}`].filter(Boolean).join(', ') || null,
  },
  {
    label: 'Waits for',
    columns: ['waits'],
    shown: ({ waits }) => waits && 'Them',
    isChosen: true,
  },
  { label: 'Source', columns: ['source'], shown: ({ source }) => sourceWords(source) },
  { label: 'Partner key', columns: ['partnerKey'], shown: ({ partnerKey }) => partnerKey },
  { label: 'Page', columns: ['page'], shown: ({ page }) => page },
];

function outcomeOf({ shown, isChosen }: Part, kept: StoredLead, other: StoredLead) {
  const theirs = shown(other);
  if (theirs === null) return undefined;
  if (shown(kept) === theirs) return 'the same';
  return shown(kept) === null && !isChosen ? 'taken over' : 'into a note';
}

const latest = (...times: readonly (number | null)[]): number | null => {
  const known = times.filter((time) => time !== null);
  return known.length === 0 ? null : Math.max(...known);
};

/** What two leads become: the kept one has its values, and those of the other one where it has none. */
export function planMerge(kept: StoredLead, other: StoredLead) {
  const compared = PARTS.map((part): Compared & { part: Part } => ({
    part,
    label: part.label,
    kept: part.shown(kept),
    other: part.shown(other),
    outcome: outcomeOf(part, kept, other),
  }));
  const taken = Object.fromEntries(
    compared.flatMap(({ part, outcome }) =>
      outcome === 'taken over' ? part.columns.map((column) => [column, other[column]]) : [],
    ),
  ) as Partial<StoredLead>;
  const noted = compared.flatMap(({ label, other: value, outcome }) =>
    outcome === 'into a note' ? [`${label}: ${value}`] : [],
  );
  const merged: StoredLead = {
    ...kept,
    ...taken,
    attribution: kept.attribution ?? other.attribution,
    visitCount: kept.visitCount + other.visitCount,
    returnedAt: latest(kept.returnedAt, other.returnedAt),
    isBack: kept.isBack || other.isBack,
    contactedAt: latest(kept.contactedAt, other.contactedAt, other.createdAt),
  };
  return {
    compared,
    merged: { ...merged, searchText: leadSearchText(merged) },
    note: [
      `Merged with ${other.name} (${contactOf(other)}).`,
      ...(noted.length > 0 ? ['What it had otherwise:', ...noted] : []),
    ].join('\n'),
  };
}

export type MergePlan = ReturnType<typeof planMerge>;
