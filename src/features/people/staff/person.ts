import { whoOf } from '../../../audit/actor.ts';
import { actionText } from '../../../audit/audit-actions.contract.ts';
import { findPersonId, peopleOf } from '../../../people/person-of-record.queries.ts';
import { readMessage } from '../../../outbox/mail.port.ts';
import type { Services } from '../../../services.ts';
import { factsOf } from '../../../shared/form.ts';
import { isoOf } from '../../../shared/iso.ts';
import type { RecordName } from '../../../shared/record-names.ts';
import { recordKinds } from '../../../record-kinds.contract.ts';
import { staffPages, type StaffPage } from '../../../shared/staff-pages.ts';
import type { WorkValues } from '../../../staff/work/values.contract.ts';
import { valueFacts } from '../../../staff/work/words.contract.ts';
import { apiRow } from '../../../db/api-row.ts';
import { listHref } from '../../../staff/list/list.contract.ts';
import { messageValues } from '../../contact/staff/messages-admin.contract.ts';
import { CONTACT_SHOWN, contactForm } from '../../contact/contact.contract.ts';
import {
  APPLICATION_SHOWN,
  applicationContentForm,
} from '../../affiliates/application.contract.ts';
import { applicationValues } from '../../affiliates/staff/affiliates-admin.contract.ts';
import { leadValues } from '../../leads/staff/leads-admin.contract.ts';
import { sourceWords } from '../../../shared/text/source-words.ts';
import { outboxLabel } from '../../../shared/outbox-kinds.ts';
import {
  allPersonTables,
  readPerson,
  SHOWN_OF_EACH_KIND,
  type StoredPerson,
} from './person-tables.queries.ts';
import { findMentions } from './quotes.queries.ts';

type Fact = readonly [name: string, value: string];

/** Something that happened, in a person's history. */
export interface Moment {
  id: string;
  at: string | null;
  /** In words, such as 'Application rejected'. */
  what: string;
  /** Who made it happen. */
  from: 'person' | 'us';
  facts: readonly Fact[];
  /** What was written. */
  text: string | null;
  /** The record in its list. */
  href: string | null;
}

type Rows<Kind extends keyof StoredPerson> = StoredPerson[Kind][number];

const facts = (all: readonly (readonly [string, string | null | undefined])[]): Fact[] =>
  all.flatMap(([name, value]): Fact[] => (value ? [[name, value]] : []));

const CAMPAIGN = ['source', 'medium', 'campaign', 'term', 'content'] as const;

/** Where a visit came from. */
function originOf({
  source,
  page,
  partnerKey,
  attribution,
}: Pick<Rows<'leads'>, 'source' | 'page' | 'partnerKey' | 'attribution'>): Fact[] {
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

const pageOf = (name: RecordName): StaffPage =>
  recordKinds.find((kind) => kind.name === name)?.page ?? staffPages.people;

const opens = ({ path }: StaffPage, id: string) => listHref(path, { open: id });

/** @param time ms */
const moment = (
  { id }: { id: string },
  time: number,
  { text = null, href = null, ...rest }: Pick<Moment, 'what' | 'from' | 'facts'> & Partial<Moment>,
): Moment & { time: number } => ({ ...rest, id, at: isoOf(time), text, href, time });

const leadMoment = (lead: Rows<'leads'>) =>
  moment(lead, lead.createdAt, {
    what: 'Became a lead',
    from: 'person',
    facts: [['Name', lead.name], ...originOf(lead)],
    href: opens(staffPages.leads, lead.id),
  });

const visitMoment = (visit: Rows<'visits'>) =>
  moment(visit, visit.createdAt, {
    what: 'Came back',
    from: 'person',
    facts: originOf(visit),
    href: opens(staffPages.leads, visit.leadId),
  });

const messageMoment = (message: Rows<'messages'>) =>
  moment(message, message.createdAt, {
    what: 'Wrote a message',
    from: 'person',
    facts: factsOf(contactForm, CONTACT_SHOWN, 'person', message),
    text: message.message,
    href: opens(staffPages.messages, message.id),
  });

const applicationMoment = (application: Rows<'applications'>) =>
  moment(application, application.createdAt, {
    what: 'Applied as an affiliate',
    from: 'person',
    facts: facts([
      ['Name', application.name],
      ['Company', application.company],
      ['Website', application.website],
      ['Experience', application.experience],
      ['Audience', application.audience],
      ['Motivation', application.motivation],
      ...factsOf(applicationContentForm, APPLICATION_SHOWN, 'person', application),
    ]),
    href: opens(staffPages.applications, application.id),
  });

/** The records that staff work on, with what they set on each. */
function recordsOf({ leads, messages, applications }: StoredPerson) {
  const records = <Row extends { id: string }>(
    page: StaffPage,
    values: WorkValues,
    rows: readonly Row[],
    describe: (row: Row) => { what: string; more?: Fact[] },
  ) =>
    rows.map((row) => {
      const { what, more = [] } = describe(row);
      return {
        what,
        facts: [...valueFacts(values, apiRow(row)), ...more],
        href: opens(page, row.id),
      };
    });
  return [
    ...records(staffPages.leads, leadValues, leads, () => ({ what: 'Lead' })),
    ...records(staffPages.messages, messageValues, messages, ({ subject }) => ({
      what: `Message: ${subject}`,
    })),
    ...records(
      staffPages.applications,
      applicationValues,
      applications,
      ({ partnerstackId, failure }) => ({
        what: 'Application',
        more: facts([
          ['Partner id', partnerstackId],
          ['Not sent', failure],
        ]),
      }),
    ),
  ];
}

const MAIL_STATES = {
  pending: 'waits for its next try',
  sending: 'is being sent',
  sent: 'sent',
  failed: 'could not be sent',
} as const;

function mailTitle(kind: Rows<'mail'>['kind'], to: string | undefined): string {
  if (kind === 'partner_registration') return 'Registration with PartnerStack';
  return to === undefined || to === 'our team' ? 'E-mail to our team' : 'E-mail to them';
}

function mailMoment(row: Rows<'mail'>) {
  const mail = readMessage(row.payload);
  return moment(row, row.sentAt ?? row.createdAt, {
    what: mailTitle(row.kind, mail?.to),
    from: 'us',
    facts: facts([
      ['About', outboxLabel(row.kind)],
      ['To', mail?.to],
      ['Subject', mail?.subject],
      ['Status', MAIL_STATES[row.status]],
      ['Error', row.lastError],
    ]),
    text: mail?.text.trim() ? mail.text : null,
  });
}

const auditMoment = (record: Rows<'audit'>) =>
  moment(record, record.at, {
    what: actionText(record.action),
    from: 'us',
    facts: [['By', whoOf(record)]],
  });

/** A note; a reply with what became of its e-mail. */
const noteMoment = (
  { mailSubject, by, text, ...note }: Rows<'notes'>,
  sent: Rows<'mail'> | undefined,
) =>
  moment(note, note.at, {
    what: mailSubject === null ? 'Note' : 'Reply',
    from: 'us',
    facts: facts([
      ['By', by],
      ['Subject', mailSubject],
      ['Status', sent && MAIL_STATES[sent.status]],
      ['Error', sent?.lastError],
    ]),
    text,
  });

/** What happened with a person, of each table. */
const MOMENTS: {
  [Name in keyof StoredPerson]: (stored: StoredPerson) => (Moment & { time: number })[];
} = {
  leads: ({ leads }) => leads.map(leadMoment),
  visits: ({ visits }) => visits.map(visitMoment),
  messages: ({ messages }) => messages.map(messageMoment),
  applications: ({ applications }) => applications.map(applicationMoment),
  mail: ({ mail }) => mail.filter(({ kind }) => kind !== 'reply').map(mailMoment),
  notes: ({ notes, mail }) =>
    notes.map((note) =>
      noteMoment(
        note,
        mail.find(({ subjectId }) => subjectId === note.id),
      ),
    ),
  // A note's record in the log says no more than the note.
  audit: ({ audit }) =>
    audit
      .filter(({ action }) => action !== 'note_added' && action !== 'reply_written')
      .map(auditMoment),
};

/** A person as staff see them. */
function shownPerson(id: string, email: string, stored: StoredPerson) {
  const { leads, visits, messages, applications } = stored;
  const first = leads[0] ?? visits.at(-1);
  return {
    id,
    name: leads[0]?.name ?? applications[0]?.name ?? messages[0]?.name ?? email,
    email,
    records: recordsOf(stored),
    /** How much there is of each kind. */
    counts: allPersonTables.flatMap(([name, { counted }]): Fact[] => {
      const { length } = stored[name];
      if (!counted || length === 0) return [];
      const [one, many] = counted;
      return [[length === 1 ? one : many, String(length)]];
    }),
    /** Where they came from first. */
    origin: first ? originOf(first) : [],
    moments: Object.values(MOMENTS)
      .flatMap((momentsOf) => momentsOf(stored))
      .toSorted((a, b) => b.time - a.time),
    /** Whether older moments were left out. */
    isCut: Object.values(stored).some((rows) => rows.length >= SHOWN_OF_EACH_KIND),
  };
}

export type Person = ReturnType<typeof shownPerson>;

/** The page of the person that a record is about; undefined when there is no such record. */
export async function showPerson(
  { db }: Pick<Services, 'db'>,
  recordId: string,
): Promise<Person | undefined> {
  const found = (await peopleOf(db, [recordId])).get(recordId);
  if (!found) return undefined;
  const { email } = found;
  const id = (await findPersonId(db, email)) ?? recordId;
  return shownPerson(id, email, await readPerson(db, email, SHOWN_OF_EACH_KIND));
}

/** Where other people's records quote an address, to be read before it is erased. */
export async function mentionsOf({ db }: Pick<Services, 'db'>, email: string) {
  const found = await findMentions(db, email);
  const people = await peopleOf(
    db,
    found.map(({ id }) => id),
  );
  return found.map(({ id, what, kind, text }) => ({
    id,
    what,
    text,
    name: people.get(id)?.name ?? '',
    href: opens(pageOf(kind), id),
  }));
}

export type Mention = Awaited<ReturnType<typeof mentionsOf>>[number];
