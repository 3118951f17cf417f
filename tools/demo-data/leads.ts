import type { leads, leadVisits } from '../../src/db/schema/leads.ts';
import type { staffNotes } from '../../src/db/schema/notes.ts';
import { LEAD_SOURCES, type Attribution } from '../../src/features/leads/leads.contract.ts';
import { leadSearchText } from '../../src/features/leads/leads.queries.ts';
import { foldTexts } from '../../src/shared/text/fold.ts';
import {
  DAY,
  demoId,
  demoPeople,
  HOUR,
  oneOf,
  recently,
  type Person,
  type Random,
} from './people.ts';

export type NewLead = typeof leads.$inferInsert & { email: string };

const COUNT = 200;
export const STAFF = ['Ana', 'Ben', 'Chloe'];
const NEXT_STEPS = ['Send the plans', 'Call again', 'Show the demo', 'Ask for the job description'];
const NOTES = [
  'Hires six nurses before spring. Wants to see a shortlist first.',
  'Budget is decided next week.',
  'Uses two job boards and reads every resume by hand.',
  'Asked how the score is made. Sent the page about it.',
];
/** Where visits come from, the more frequent ones several times. */
const ORIGINS: readonly Attribution[] = [
  { landing_page: '/' },
  { landing_page: '/', referrer: 'https://www.google.com/' },
  { landing_page: '/pricing', referrer: 'https://www.google.com/' },
  { landing_page: '/blog/structured-interviews', referrer: 'https://www.linkedin.com/' },
  {
    landing_page: '/features',
    utm_source: 'newsletter',
    utm_medium: 'email',
    utm_campaign: 'autumn-hiring',
  },
  { landing_page: '/', utm_source: 'google', utm_medium: 'cpc', utm_campaign: 'shortlist' },
  { landing_page: '/how-it-works', referrer: 'https://duckduckgo.com/' },
];
const PARTNERS = ['harbor-hr', 'talentletter', null, null, null, null];

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** What the team did with a lead of this age. */
function workOf(random: Random, now: number, createdAt: number): Partial<NewLead> {
  const age = now - createdAt;
  if (age < DAY || random() < 0.2) return {};
  const status = oneOf(
    random,
    age > 30 * DAY
      ? (['won', 'lost', 'lost', 'qualified', 'contacted', 'spam'] as const)
      : (['contacted', 'contacted', 'qualified', 'won', 'lost'] as const),
  );
  const owner = oneOf(random, STAFF);
  const changedAt = Math.min(now - HOUR, createdAt + Math.floor((0.2 + random() * 3) * DAY));
  const isOpen = status === 'contacted' || status === 'qualified';
  return {
    status,
    owner,
    version: 2,
    changedAt,
    changedBy: owner,
    contactedAt: changedAt,
    ...(isOpen && random() < 0.7
      ? {
          nextStep: oneOf(random, NEXT_STEPS),
          nextAt: dayOf(now + Math.floor(random() * 9 - 3) * DAY),
        }
      : {}),
  };
}

interface Arrival {
  person: Person;
  createdAt: number;
}

function demoLead(random: Random, now: number, { person, createdAt }: Arrival, index: number) {
  const origin = oneOf(random, ORIGINS);
  const name = `${person.first} ${person.last}`;
  const source = oneOf(random, Object.values(LEAD_SOURCES));
  const lead: NewLead = {
    id: demoId('lead', index),
    name,
    email: person.email,
    source,
    searchText: leadSearchText({ name, email: person.email, source }),
    partnerKey: oneOf(random, PARTNERS),
    page: origin.landing_page ?? '/',
    attribution: JSON.stringify(origin),
    createdAt,
    ...workOf(random, now, createdAt),
  };
  return lead;
}

/** The lead as it is after another visit. */
const returned = (lead: NewLead, at: number): NewLead => ({
  ...lead,
  status: 'new',
  version: 3,
  changedAt: at,
  changedBy: null,
  visitCount: 1,
  returnedAt: at,
  contactedAt: at,
});

/** Leads, the visits of those that came back, and notes of the team. */
export function demoLeads(
  random: Random,
  now: number,
): {
  leads: NewLead[];
  visits: (typeof leadVisits.$inferInsert)[];
  notes: (typeof staffNotes.$inferInsert)[];
} {
  const people = demoPeople(random, COUNT)
    .map((person) => ({ person, createdAt: recently(random, now, 90) }))
    .toSorted((a, b) => a.createdAt - b.createdAt);
  const rows = people.map((arrival, index) => demoLead(random, now, arrival, index));
  const worked = rows.filter(({ owner }) => owner);
  const visits = rows
    .filter(({ createdAt }) => now - createdAt > 10 * DAY)
    .slice(0, 15)
    .map((lead, index) => ({
      id: demoId('visit', index),
      leadId: lead.id,
      source: LEAD_SOURCES.pricingCard,
      page: '/pricing',
      createdAt: now - Math.floor(random() * 3 * DAY),
      statusBefore: lead.status ?? 'new',
    }));
  const visitedAt = new Map(visits.map(({ leadId, createdAt }) => [leadId, createdAt]));
  return {
    leads: rows.map((lead) => {
      const at = visitedAt.get(lead.id);
      return at ? returned(lead, at) : lead;
    }),
    visits,
    notes: worked.slice(-40).map((lead, index) => {
      const text = oneOf(random, NOTES);
      return {
        id: demoId('note', index),
        subjectKind: 'lead',
        subjectId: lead.id,
        at: lead.changedAt ?? now,
        by: lead.owner ?? '',
        text,
        searchText: foldTexts(text),
      };
    }),
  };
}
