import { whoOf } from '../../audit/actor.ts';
import { AUDIT_ACTIONS, isAuditAction } from '../../audit/audit-actions.contract.ts';
import { findPersonId, peopleOf } from '../../people/person-of-record.queries.ts';
import { readMessage } from '../../outbox/mail.port.ts';
import type { Services } from '../../services.ts';
import { factsOf } from '../../shared/form.ts';
import { isoOf } from '../../shared/iso.ts';
import { staffPages } from '../../shared/staff-pages.ts';
import { valueFacts } from '../../staff-work/words.contract.ts';
import { apiRow } from '../../db/api-row.ts';
import { listHref } from '../../staff-list/list.contract.ts';
import { messageValues } from '../contact/admin/messages-admin.contract.ts';
import { CONTACT_SHOWN, contactForm } from '../contact/contact.contract.ts';
import { applicationValues } from '../affiliates/admin/affiliates-admin.contract.ts';
import { leadValues, sourceWords } from '../leads/admin/leads-admin.contract.ts';
import { MAIL_KINDS } from '../mail/mail.contract.ts';
import type { Fact, Mention, Moment, Person, WorkedRecord } from './people.contract.ts';
import { findPerson, readPerson, SHOWN_OF_EACH_KIND, type StoredPerson } from './people.queries.ts';
import { findMentions } from './quotes.queries.ts';

type Rows<Kind extends keyof StoredPerson> = StoredPerson[Kind][number];

const facts = (all: readonly (readonly [string, string | null | undefined])[]): Fact[] =>
  all.flatMap(([name, value]): Fact[] => (value ? [[name, value]] : []));

/** The stored attribution; empty when there is none. */
function attributionOf(stored: string | null): Record<string, string> {
  try {
    return (JSON.parse(stored ?? '{}') ?? {}) as Record<string, string>;
  } catch {
    return {};
  }
}

const CAMPAIGN = ['source', 'medium', 'campaign', 'term', 'content'] as const;

const campaignOf = (known: Record<string, string>, prefix: string): string =>
  CAMPAIGN.map((field) => known[`${prefix}utm_${field}`])
    .filter(Boolean)
    .join(' / ');

type Visit = Pick<Rows<'leads'>, 'source' | 'page' | 'partnerKey' | 'attribution'>;

/** Where a visit came from. */
function originOf({ source, page, partnerKey, attribution }: Visit): Fact[] {
  const known = attributionOf(attribution);
  const [first, last] = [campaignOf(known, 'first_'), campaignOf(known, '')];
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

const moment = (
  row: { id: string },
  at: number,
  rest: Omit<Moment, 'id' | 'at' | 'text' | 'href'> & Partial<Pick<Moment, 'text' | 'href'>>,
): Moment & { time: number } => ({
  id: row.id,
  at: isoOf(at),
  text: null,
  href: null,
  ...rest,
  time: at,
});

const leadMoment = (lead: Rows<'leads'>) =>
  moment(lead, lead.createdAt, {
    what: 'Became a lead',
    from: 'person',
    facts: [['Name', lead.name], ...originOf(lead)],
    href: listHref(staffPages.leads.path, { open: lead.id }),
  });

const visitMoment = (visit: Rows<'visits'>) =>
  moment(visit, visit.createdAt, {
    what: 'Came back',
    from: 'person',
    facts: originOf(visit),
    href: listHref(staffPages.leads.path, { open: visit.leadId }),
  });

const messageMoment = (message: Rows<'messages'>) =>
  moment(message, message.createdAt, {
    what: 'Wrote a message',
    from: 'person',
    facts: factsOf(contactForm, CONTACT_SHOWN, 'person', message),
    text: message.message,
    href: listHref(staffPages.messages.path, { open: message.id }),
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
    ]),
    href: listHref(staffPages.applications.path, { open: application.id }),
  });

/** The records that staff work on, with what they set on each. */
const recordsOf = ({ leads, messages, applications }: StoredPerson): WorkedRecord[] => [
  ...leads.map((lead) => ({
    what: 'Lead',
    facts: valueFacts(leadValues, apiRow(lead)),
    href: listHref(staffPages.leads.path, { open: lead.id }),
  })),
  ...messages.map((message) => ({
    what: `Message: ${message.subject}`,
    facts: valueFacts(messageValues, apiRow(message)),
    href: listHref(staffPages.messages.path, { open: message.id }),
  })),
  ...applications.map((application) => ({
    what: 'Application',
    facts: facts([
      ...valueFacts(applicationValues, apiRow(application)),
      ['Partner id', application.partnerstackId],
      ['Not sent', application.failure],
    ]),
    href: listHref(staffPages.applications.path, { open: application.id }),
  })),
];

const MAIL_STATES = {
  pending: 'waits for its next try',
  sending: 'is being sent',
  sent: 'sent',
  failed: 'could not be sent',
} as const;

function mailMoment(row: Rows<'mail'>) {
  const mail = readMessage(row.payload);
  return moment(row, row.sentAt ?? row.createdAt, {
    what:
      row.kind === 'partner_registration'
        ? 'Registration with PartnerStack'
        : mail && mail.to !== 'our team'
          ? 'E-mail to them'
          : 'E-mail to our team',
    from: 'us',
    facts: facts([
      ['About', MAIL_KINDS[row.kind]],
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
    what: isAuditAction(record.action)
      ? AUDIT_ACTIONS[record.action]
      : record.action.replaceAll('_', ' '),
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

const counted = (count: number, one: string, many: string): Fact[] =>
  count === 0 ? [] : [[count === 1 ? one : many, String(count)]];

/** A person as staff see them. */
function shownPerson(id: string, email: string, stored: StoredPerson): Person {
  const { leads, visits, messages, applications, mail, audit, notes } = stored;
  const moments = [
    ...leads.map(leadMoment),
    ...visits.map(visitMoment),
    ...messages.map(messageMoment),
    ...applications.map(applicationMoment),
    ...mail.filter(({ kind }) => kind !== 'reply').map(mailMoment),
    ...notes.map((note) =>
      noteMoment(
        note,
        mail.find(({ subjectId }) => subjectId === note.id),
      ),
    ),
    // A note's record in the log says no more than the note.
    ...audit
      .filter(({ action }) => action !== 'note_added' && action !== 'reply_written')
      .map(auditMoment),
  ].toSorted((a, b) => b.time - a.time);
  const [application] = applications;
  const name = leads[0]?.name ?? application?.name ?? messages[0]?.name;
  const first = leads[0] ?? visits.at(-1);
  return {
    id,
    name: name ?? email,
    email,
    records: recordsOf(stored),
    counts: [
      ...counted(leads.length, 'Lead', 'Leads'),
      ...counted(visits.length, 'Later visit', 'Later visits'),
      ...counted(messages.length, 'Message', 'Messages'),
      ...counted(applications.length, 'Application', 'Applications'),
      ...counted(mail.length, 'E-mail or call', 'E-mails and calls'),
    ],
    origin: first ? originOf(first) : [],
    moments: moments.map(({ time: _time, ...shown }) => shown),
    isCut: Object.values(stored).some((rows) => rows.length >= SHOWN_OF_EACH_KIND),
  };
}

/** The page of the person that a record is about; undefined when there is no such record. */
export async function showPerson(
  { db }: Pick<Services, 'db'>,
  recordId: string,
): Promise<Person | undefined> {
  const found = await findPerson(db, recordId);
  if (!found) return undefined;
  const { email } = found;
  const id = (await findPersonId(db, email)) ?? recordId;
  return shownPerson(id, email, await readPerson(db, email, SHOWN_OF_EACH_KIND));
}

const LISTS = {
  lead: staffPages.leads,
  message: staffPages.messages,
  application: staffPages.applications,
} as const;

/** Where other people's records quote an address, to be read before it is erased (DAT-01). */
export async function mentionsOf({ db }: Pick<Services, 'db'>, email: string): Promise<Mention[]> {
  const found = await findMentions(db, email);
  const people = await peopleOf(
    db,
    found.map(({ id }) => id),
  );
  return found.map(({ id, what, kind, text }) => ({
    ...{ id, what, text },
    name: people.get(id)?.name ?? '',
    href: listHref(LISTS[kind].path, { open: id }),
  }));
}
