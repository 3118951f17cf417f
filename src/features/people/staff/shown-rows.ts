import { recordKinds } from '../../../record-kinds.contract.ts';
import type { SentName } from '../../../people/sent-tables.ts';
import { apiRow } from '../../../db/api-row.ts';
import { factsOf } from '../../../shared/form.ts';
import type { RecordName } from '../../../shared/record-names.ts';
import { staffPages, type StaffPage } from '../../../shared/staff-pages.ts';
import { sourceWords } from '../../../shared/text/source-words.ts';
import { listHref } from '../../../staff/list/list.contract.ts';
import {
  APPLICATION_SHOWN,
  applicationContentForm,
} from '../../affiliates/application.contract.ts';
import { CONTACT_SHOWN, contactForm } from '../../contact/contact.contract.ts';
import { applicantFilling } from '../../affiliates/staff/decision-mail.contract.ts';
import type { Fact, ReplyStart } from './person.contract.ts';
import type { StoredPerson } from './person-tables.queries.ts';

export type RowOfPerson<Name extends keyof StoredPerson> = StoredPerson[Name][number];

/** Those that have a value. */
export const facts = (all: readonly (readonly [string, string | null | undefined])[]): Fact[] =>
  all.flatMap(([name, value]): Fact[] => (value ? [[name, value]] : []));

const CAMPAIGN = ['source', 'medium', 'campaign', 'term', 'content'] as const;

type StoredOrigin = Pick<RowOfPerson<'leads'>, 'source' | 'page' | 'partnerKey' | 'attribution'>;

/** Where a visit came from. */
export function originOf({ source, page, partnerKey, attribution }: StoredOrigin): Fact[] {
  const known = (JSON.parse(attribution ?? '{}') ?? {}) as Record<string, string>;
  const campaignOf = (prefix: string) =>
    CAMPAIGN.flatMap((field) => known[`${prefix}utm_${field}`] || []).join(' / ');
  const first = campaignOf('first_');
  const last = campaignOf('');
  return facts([
    ['Source', sourceWords(source)],
    ['Page', page],
    ['Landing page', known['landing_page']],
    ['Referrer', known['referrer']],
    ['First campaign', first === last ? null : first],
    ['Campaign', last],
    ['Partner', partnerKey],
  ]);
}

const pageOf = (record: RecordName): StaffPage =>
  recordKinds.find(({ name }) => name === record)?.page ?? staffPages.people;

/** A record in its list. */
export const recordHref = (record: RecordName, id: string) =>
  listHref(pageOf(record).path, { open: id });

/** What a person's page says of a row besides what happened and when. */
interface Shown<Row> {
  /** In the history. */
  facts?: (row: Row) => Fact[];
  /** What was written. */
  text?: (row: Row) => string;
  /** Where it opens, if not in the list of its kind. */
  href?: (row: Row) => string;
  /** What it is called among the records that staff work on. */
  heading?: (row: Row) => string;
  /** Besides what staff set on it. */
  outcome?: (row: Row) => Fact[];
  /** What a reply begins with. */
  reply?: (row: Row) => ReplyStart;
}

export const SHOWN: { readonly [Name in SentName]?: Shown<RowOfPerson<Name>> } = {
  leads: {
    facts: (lead) => [['Name', lead.name], ...originOf(lead)],
  },
  mergedLeads: {
    facts: (lead) => [['Name', lead.name], ...originOf(JSON.parse(lead.record) as StoredOrigin)],
    href: (lead) => recordHref('lead', lead.keptId),
  },
  visits: {
    facts: originOf,
    href: (visit) => recordHref('lead', visit.leadId),
  },
  messages: {
    facts: (message) => factsOf(contactForm, CONTACT_SHOWN, 'person', message),
    text: ({ message }) => message,
    heading: ({ subject }) => `Message: ${subject}`,
    reply: ({ subject, message }) => ({ about: subject, quote: message, filling: {} }),
  },
  applications: {
    facts: (application) =>
      facts([
        ['Name', application.name],
        ['Company', application.company],
        ['Website', application.website],
        ['Experience', application.experience],
        ['Audience', application.audience],
        ['Motivation', application.motivation],
        ...factsOf(applicationContentForm, APPLICATION_SHOWN, 'person', application),
      ]),
    outcome: ({ partnerstackId, failure }) =>
      facts([
        ['Partner id', partnerstackId],
        ['Sending failed', failure],
      ]),
    reply: (application) => ({
      about: 'Your application',
      quote: application.motivation,
      filling: applicantFilling(apiRow(application)),
    }),
  },
};
