import { actorName } from '../../../audit/actor.ts';
import { actionText } from '../../../audit/audit-actions.contract.ts';
import { readMessage } from '../../../outbox/mail.port.ts';
import { SENT_NAMES, sentTables, type SentName } from '../../../people/sent-tables.ts';
import { authorFirst } from '../../../shared/text/author.ts';
import { isoOf } from '../../../shared/iso.ts';
import { outboxLabel } from '../../../shared/outbox-kinds.ts';
import { recordKinds } from '../../../record-kinds.contract.ts';
import {
  auditDetails,
  changesTogether,
  withCurrentTexts,
  withoutNotes,
} from '../../../staff/work/history.ts';
import type { WorkValues } from '../../../staff/work/values.contract.ts';
import type { StoredPerson } from './person-tables.queries.ts';
import type { Moment } from './person.contract.ts';
import { facts, recordHref, SHOWN, type RowOfPerson } from './shown-rows.ts';
import { readableDomains } from '../../../shared/text/readable-domain.ts';

type TimedMoment = Moment & { time: number };

/** @param time ms */
const moment = (
  { id }: { id: string },
  time: number,
  {
    line = '',
    isCopy = false,
    text = null,
    href = null,
    ...rest
  }: Pick<Moment, 'what' | 'facts'> & Partial<Moment>,
): TimedMoment => ({ ...rest, id, at: isoOf(time), line, isCopy, text, href, time });

/** What a person sent, as one table has it. */
function sentMoments<Name extends SentName>(
  name: Name,
  rows: readonly (RowOfPerson<Name> & { id: string; createdAt: number })[],
): TimedMoment[] {
  const { happened, record } = sentTables[name];
  const { [name]: shown } = SHOWN;
  return rows.map((row) =>
    moment(row, row.createdAt, {
      what: happened,
      facts: shown?.facts?.(row) ?? [],
      text: shown?.text?.(row) ?? null,
      href: shown?.href?.(row) ?? (record ? recordHref(record.kind, row.id) : null),
    }),
  );
}

const MAIL_STATES = {
  pending: 'waits for its next try',
  sending: 'is being sent',
  sent: 'sent',
  failed: 'could not be sent',
} as const;

const isToTeam = (to: string | undefined) => to === undefined || to === 'our team';

function mailTitle(kind: RowOfPerson<'mail'>['kind'], to: string | undefined): string {
  if (kind === 'partner_registration') return 'Registration with PartnerStack';
  return isToTeam(to) ? 'E-mail to our team' : 'E-mail to them';
}

function mailMoment(row: RowOfPerson<'mail'>) {
  const mail = readMessage(row.payload);
  return moment(row, row.sentAt ?? row.createdAt, {
    what: mailTitle(row.kind, mail?.to),
    isCopy: isToTeam(mail?.to),
    facts: facts([
      ['About', outboxLabel(row.kind)],
      ['To', mail?.to && readableDomains(mail.to)],
      ['Subject', mail?.subject],
      ['Status', MAIL_STATES[row.status]],
      ['Error', row.lastError],
    ]),
    text: mail?.text.trim() ? mail.text : null,
  });
}

const valuesOf = (subject: string | null): WorkValues | undefined =>
  recordKinds.find(({ name }) => name === subject)?.values;

function auditMoment(record: RowOfPerson<'audit'>) {
  const values = valuesOf(record.subjectKind);
  return moment(record, record.at, {
    what: actionText(record.action),
    line: [authorFirst(actorName(record)), values && auditDetails(values, record)]
      .filter(Boolean)
      .join(': '),
    facts: [],
  });
}

/** A note; a reply with what became of its e-mail. */
const noteMoment = (
  { mailSubject, by, text, ...note }: RowOfPerson<'notes'>,
  sent: RowOfPerson<'mail'> | undefined,
) =>
  moment(note, note.at, {
    what: mailSubject === null ? 'Note' : 'Reply',
    line: authorFirst(by),
    facts: facts([
      ['Subject', mailSubject],
      ['Status', sent && MAIL_STATES[sent.status]],
      ['Error', sent?.lastError],
    ]),
    text,
  });

function mailMoments({ mail }: StoredPerson): TimedMoment[] {
  return mail.filter(({ kind }) => kind !== 'reply').map(mailMoment);
}

function noteMoments({ notes, mail }: StoredPerson): TimedMoment[] {
  return notes.map((note) =>
    noteMoment(
      note,
      mail.find(({ subjectId }) => subjectId === note.id),
    ),
  );
}

function auditMoments({ audit, ...stored }: StoredPerson): TimedMoment[] {
  const rows: readonly { id: string }[] = SENT_NAMES.flatMap(
    (name): { id: string }[] => stored[name],
  );
  const records = new Map(rows.map((row) => [row.id, row]));
  const entries = withCurrentTexts(withoutNotes(audit), ({ subjectKind, subjectId }) => {
    const [values, row] = [valuesOf(subjectKind), records.get(subjectId ?? '')];
    return values && row ? { values, row } : undefined;
  });
  return changesTogether(entries).map(auditMoment);
}

/** What happened with a person, newest first. */
export const momentsOf = (stored: StoredPerson): Moment[] =>
  [
    ...SENT_NAMES.flatMap((name) => sentMoments(name, stored[name])),
    ...mailMoments(stored),
    ...noteMoments(stored),
    ...auditMoments(stored),
  ]
    .toSorted((a, b) => b.time - a.time)
    .map(({ time: _time, ...rest }) => rest);
