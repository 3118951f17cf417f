import { useState } from 'react';

import { contactOf } from '../../../../shared/text/person-contact.ts';
import { contactHref } from '../../../../shared/text/mail-to.ts';
import type { DisplayTime } from '../../../../shared/display-time.ts';
import { useKeys, type KeyAction } from '../../../../staff/client/keys.ts';
import { ALL_LISTS, CallError, useStaffQuery } from '../../../../staff/client/staff-query.ts';
import { peopleTexts } from '../../../../people/people.contract.ts';
import { ANSWER_KEYS, REPLY_KEY } from '../../../../staff/replies/client/ReplyPart.tsx';
import { MERGE_KEY } from '../../../leads/staff/client/RelatedLeadsPart.tsx';
import { noteKey } from '../../../../staff/work/client/work-keys.ts';
import { Facts } from '../../../../ui/staff/Facts.tsx';
import { link } from '../../../../ui/staff/Table.css.ts';
import { personApi, type Person } from '../person.contract.ts';
import { PersonHistory } from './PersonHistory.tsx';
import { PersonRecordPart } from './PersonRecordPart.tsx';
import * as styles from './PersonWork.css.ts';
import { EmailText } from '../../../../ui/staff/EmailText.tsx';

type PersonWorkProps = {
  person: Person;
  time: DisplayTime;
  /** The reader's own name, and those that records can be given to. */
  me: string;
  names: string[];
  /** The name below a reply; '' for none. */
  signature: string;
};

const isThere = (selector: string) => () => document.querySelector(selector) !== null;

const answerKey = (key: KeyAction): KeyAction => ({
  isFor: isThere('[data-texts], [data-call]'),
  ...key,
});

const KEYS: readonly KeyAction[] = [
  { ...noteKey, isFor: isThere('[data-note]') },
  { ...REPLY_KEY, isFor: isThere('[data-reply], [data-reply-to], [data-call]') },
  ...ANSWER_KEYS.map(answerKey),
  // Not each person has a lead.
  { ...MERGE_KEY, isFor: isThere('[data-merge], [data-no-duplicate]') },
];

/**
 * One person: what staff work on, worked on here as in its list; where they came from, and everything that
 * happened.
 *
 * Why is this an island? What staff set, note and reply is stored while they stay, and shows at once.
 */
export function PersonWork({ person: start, time, ...reader }: PersonWorkProps) {
  const { data: person = start, error } = useStaffQuery(
    [ALL_LISTS, 'person', start.id],
    personApi,
    { params: { id: start.id } },
    { failed: peopleTexts.failed, start },
  );
  useKeys(KEYS);
  const { origin, counts } = person;
  const isErased = error instanceof CallError && error.failure.status === 404;
  const [seen, setSeen] = useState(person.records);
  const there = new Map(person.records.map((record) => [record.row.id, record]));
  // What was merged or erased keeps its place, with the words that somebody was typing there.
  const records = [
    ...seen.map((record) => there.get(record.row.id) ?? record),
    ...person.records.filter(({ row: { id } }) => !seen.some(({ row }) => row.id === id)),
  ];
  if (records.length > seen.length) setSeen(records);
  const contact = contactOf(person);
  return (
    <>
      <div className={styles.page}>
        <div className={styles.card}>
          <p className={styles.email}>
            <a className={link} href={contactHref(contact)}>
              <EmailText>{contact}</EmailText>
            </a>
          </p>
          <h2 className={styles.heading}>To work on</h2>
          {records.length === 0 ? <p>Nothing.</p> : null}
          {records.map((record, index) => (
            <PersonRecordPart
              key={record.row.id}
              record={record}
              isGone={isErased || !there.has(record.row.id)}
              isFirst={index === 0}
              time={time}
              {...reader}
            />
          ))}
        </div>
        <PersonHistory person={person} time={time} />
        <div className={styles.card}>
          {origin.length > 0 ? (
            <>
              <h2 className={styles.heading}>Came from</h2>
              <Facts facts={origin} />
            </>
          ) : null}
          <h2 className={styles.heading}>In all</h2>
          <Facts facts={counts} />
        </div>
      </div>
    </>
  );
}
