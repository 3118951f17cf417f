import { useRef, useState } from 'react';

import { recordKinds } from '../../../../record-kinds.contract.ts';
import { isAnswering } from '../../../../staff/client/key-rules.ts';
import { invalidateList, useStaffClient } from '../../../../staff/client/staff-query.ts';
import { CallPart } from '../../../../staff/replies/client/CallPart.tsx';
import { ReplyPart } from '../../../../staff/replies/client/ReplyPart.tsx';
import { RecordNote } from '../../../../staff/work/client/NoteForm.tsx';
import { RelatedLeadsPart } from '../../../leads/staff/client/RelatedLeadsPart.tsx';
import type { DisplayTime } from '../../../../shared/display-time.ts';
import { RecordFields } from '../../../../staff/work/client/RecordFields.tsx';
import { gone } from '../../../../staff/work/client/WorkPane.css.ts';
import { recordChanges } from '../../../../staff/work/client/record-changes.ts';
import type { RecordKind } from '../../../../staff/work/record-kind.contract.ts';
import { goneText, valueFacts } from '../../../../staff/work/words.contract.ts';
import { Facts } from '../../../../ui/staff/Facts.tsx';
import type { PersonRecord } from '../person.contract.ts';
import * as styles from './PersonWork.css.ts';

interface PersonRecordPartProps {
  record: PersonRecord;
  /** Whether it is there no longer, since the page was opened. */
  isGone: boolean;
  /** The first one is open. */
  isFirst: boolean;
  me: string;
  names: readonly string[];
  /** The name below a reply; '' for none. */
  signature: string;
  time: DisplayTime;
}

/** A record of the person: its state, and unfolded what is set on it, a reply and a note, as in its pane. */
export function PersonRecordPart({ record, isFirst, ...reader }: PersonRecordPartProps) {
  const [isOpen, setOpen] = useState(isFirst);
  const summary = useRef<HTMLElement>(null);
  const kind = recordKinds.find(({ list }) => list === record.list);
  if (!kind) return null;
  const { what, row } = record;
  const { isGone } = reader;
  const state = valueFacts(kind.values, row).map(([, word]) => word);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape leaves its fields
    <details
      className={styles.record}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      onKeyDown={({ key, target, nativeEvent }) => {
        if (key !== 'Escape' || nativeEvent.isComposing) return;
        if (target instanceof Element && isAnswering(target)) summary.current?.focus();
      }}
    >
      <summary
        ref={summary}
        className={styles.summary}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person was opened to work on this
        autoFocus={isFirst}
      >
        <span className={styles.what} dir="auto">
          {what}
        </span>
        <span className={styles.state}>{isGone ? 'No longer there' : state.join(' · ')}</span>
      </summary>
      <a className={styles.open} href={record.href}>
        Open in its list
      </a>
      {isOpen ? (
        <RecordWork
          kind={kind}
          record={record}
          onLeave={() => summary.current?.focus()}
          {...reader}
        />
      ) : null}
    </details>
  );
}

interface RecordWorkProps extends Omit<PersonRecordPartProps, 'isFirst'> {
  kind: RecordKind;
  /** Leads from its fields to its name. */
  onLeave: () => void;
}

function RecordWork(props: RecordWorkProps) {
  const { kind, record, isGone, onLeave, me, names, signature, time } = props;
  const { list, row, outcome, reply, related } = record;
  const { id, name, email } = row;
  const { phone }: Readonly<Record<string, unknown>> = { ...row };
  const client = useStaffClient();
  const changes = recordChanges(kind);
  const draftKey = `${list} ${id}`;
  return (
    <div className={styles.work}>
      <p className={gone} role="status">
        {isGone ? goneText(kind.noun.one) : ''}
      </p>
      <Facts facts={outcome} />
      <RecordFields
        values={kind.values}
        row={row}
        draftKey={draftKey}
        names={names}
        me={me}
        isGone={isGone}
        onSet={(set, was) => changes.setOn([row], set, was)}
      />
      {email === null ? (
        <CallPart phone={typeof phone === 'string' ? phone : ''} />
      ) : (
        <ReplyPart
          list={list}
          id={id}
          name={name}
          email={email}
          {...reply}
          answering={{
            me: signature,
            isGone,
            readAgain: () => invalidateList(client, list),
            onWait: () => changes.setAsPart(row, { waits: 'them' }),
            // There is no list here to go on in.
            next: () => undefined,
          }}
        />
      )}
      <RecordNote list={list} record={id} name={name} isGone={isGone} onLeave={onLeave} />
      {related && !isGone ? <RelatedLeadsPart id={id} {...related} time={time} /> : null}
    </div>
  );
}
