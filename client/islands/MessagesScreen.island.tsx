import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';

import {
  MESSAGE_FILTERS,
  messagesApi,
  messageTexts,
  type MessageDetails,
  type MessagesResponse,
  type MessageStatus,
  type MessageValues,
} from '../../src/features/contact/admin/messages-admin.contract.ts';
import { CONTACT_SHOWN, contactForm } from '../../src/features/contact/contact.contract.ts';
import { personPath } from '../../src/features/people/people.contract.ts';
import type { WorkedListProps } from '../../src/features/staff/staff.contract.ts';
import { shownTime, type DisplayTime } from '../../src/shared/display-time.ts';
import { factsOf } from '../../src/shared/form.ts';
import { paths } from '../../src/shared/paths.ts';
import { sections } from '../../src/shared/staff-sections.ts';
import { countText, showingText } from '../../src/staff-list/list-texts.contract.ts';
import { callAsStaff } from '../api/call-as-staff.ts';
import { useResource } from '../api/use-resource.ts';
import { ExportForms } from '../staff/list/ExportForms.tsx';
import { ListFilter } from '../staff/list/ListFilter.tsx';
import { ListScreen } from '../staff/list/ListScreen.tsx';
import { useList } from '../staff/list/use-list.ts';
import { mailTo, replyTo } from '../staff/shell/mail-to.ts';
import { ShownTime } from '../staff/shell/ShownTime.tsx';
import { Facts } from '../staff/ui/Facts.tsx';
import { problem as problemText } from '../staff/ui/Screen.css.ts';
import { StatusDot } from '../staff/ui/StatusDot.tsx';
import { Cell, CellLink } from '../staff/ui/Table.tsx';
import { RecordPane, WorkHistory } from '../staff/work/RecordPane.tsx';
import { RecordChange } from '../staff/work/RecordChange.tsx';
import { useWorkList } from '../staff/work/use-work-list.ts';
import * as styles from '../staff/work/Work.css.ts';
import { WorkForm } from '../staff/work/WorkForm.tsx';
import { RowActions } from '../staff/work/RowActions.tsx';
import { WorkName } from '../staff/work/WorkName.tsx';
import { BulkTools, WorkToast } from '../staff/work/WorkTools.tsx';

const WORDS: Readonly<Record<MessageStatus, string>> = {
  new: 'New',
  replied: 'Replied',
  done: 'Done',
  spam: 'Spam',
};
const FILTER_WORDS = { ...WORDS, mine: 'Mine' } as const;
const KEYS: Readonly<Record<string, MessageStatus>> = { n: 'new', d: 'done', s: 'spam' };
/** What mostly comes after a status. */
const NEXT: Readonly<Record<MessageStatus, readonly MessageStatus[]>> = {
  new: ['done', 'spam'],
  replied: ['done'],
  done: ['new'],
  spam: ['new'],
};
const SORTS = { Received: ['newest', 'oldest'] } as const;
const COLUMNS = ['From', 'Subject', 'Email', 'Received'];

const CALLS = {
  change: (id: string, body: MessageValues & { note?: string; version?: number }) =>
    callAsStaff(messagesApi.change, { params: { id }, body }),
  changeAll: (body: { records: { id: string; version: number }[]; set: MessageValues }) =>
    callAsStaff(messagesApi.changeAll, { body }),
  undo: (change: string) => callAsStaff(messagesApi.undo, { params: { change } }),
};

/**
 * The inbox: contact messages are read, replied to, assigned and closed (INB-01).
 *
 * Why is this an island? Searching, working and a session that ends keep staff where they are.
 */
export function MessagesScreen({
  response,
  state,
  open,
  me,
  names,
  time,
}: WorkedListProps<MessagesResponse, MessageDetails>) {
  const { path } = sections.messages;
  const list = useList(messagesApi.list, {
    path,
    start: response,
    state,
    failed: messageTexts.failed,
    follows: 'messages',
  });
  const root = useRef<HTMLDivElement>(null);
  const screen = useWorkList(
    list,
    {
      root,
      path,
      open,
      calls: CALLS,
      failed: messageTexts.changeFailed,
      words: WORDS,
      statusKeys: KEYS,
      me,
    },
    [
      {
        keys: 'r',
        label: 'Reply',
        run: () => {
          const reply = root.current?.querySelector<HTMLAnchorElement>('[data-reply]');
          reply?.click();
          return Boolean(reply);
        },
      },
    ],
  );
  const { work, record } = screen;
  const meta = list.data?.meta;
  return (
    <div className={styles.root} ref={root}>
      <ListScreen
        title="Messages"
        noun={{ one: 'message', many: 'messages' }}
        path={path}
        list={list}
        searchBox={{ label: 'Search messages', placeholder: 'Search by name, email, or text...' }}
        counts={meta ? showingText(meta, 'messages') : null}
        columns={COLUMNS}
        sorts={SORTS}
        empty={list.view.search ? messageTexts.noneMatch : messageTexts.none}
        emptyNext={{
          text: 'What visitors write in the contact form arrives here.',
          href: paths.contact,
          label: 'See the contact form',
        }}
        timeZone={time.timeZone}
        exit={{ label: 'Logout', next: path }}
        tools={
          <>
            <ListFilter
              label="Messages by status"
              path={path}
              list={list}
              filters={(['', ...MESSAGE_FILTERS] as const).map((value) => ({
                value,
                label: value === '' ? 'All' : FILTER_WORDS[value],
                ...(value !== '' && meta ? { count: countText(meta.counts[value]) } : {}),
              }))}
            />
            <BulkTools
              selected={work.chosen.length}
              total={work.rows.length}
              statuses={WORDS}
              names={names}
              onSelectAll={work.selectAll}
              onStatus={(status) => void screen.setStatus(work.chosen, status)}
              onOwner={(owner) => void screen.assign(work.chosen, owner)}
            />
          </>
        }
        pane={
          record.id === null ? null : (
            <MessagePane
              key={record.id}
              id={record.id}
              version={screen.row?.version}
              start={screen.details}
              failed={(open && open.id === record.id ? open.problem : null) ?? messageTexts.failed}
              names={names}
              closeHref={screen.hrefOf(null)}
              time={time}
              onSave={work.save}
              onClose={screen.close}
              change={<RecordChange text={screen.changeText} onShow={screen.showChange} />}
            />
          )
        }
        rows={work.rows.map((row) => (
          <tr
            key={row.id}
            data-row={row.id}
            data-open={row.id === record.id || undefined}
            data-selected={work.selected.has(row.id) || undefined}
            data-left={screen.leftOf(row.id)}
          >
            <WorkName row={row} selects={`Select the message of ${row.name}`} screen={screen}>
              <StatusDot tone={row.status}>{WORDS[row.status]}</StatusDot>
              {[row.owner, row.mail_problem && 'no e-mail to us'].filter(Boolean).join(' · ')}
            </WorkName>
            <Cell kind="line" label="Subject">
              {row.subject}
            </Cell>
            <Cell kind="email">
              <CellLink href={mailTo(row.email)}>{row.email}</CellLink>
            </Cell>
            <Cell kind="time">
              <ShownTime isRequired at={row.created_at} time={time} />
              <RowActions name={row.name} actions={screen.rowActions(row, NEXT[row.status])} />
            </Cell>
          </tr>
        ))}
      >
        <ExportForms path={messagesApi.csv.path} view={list.view} />
      </ListScreen>
      <WorkToast outcome={work.outcome} onUndo={() => void work.undo()} onDismiss={work.dismiss} />
    </div>
  );
}

interface MessagePaneProps {
  id: string;
  /** That the list has. */
  version: number | undefined;
  /** Undefined where it is yet to be read. */
  start: MessageDetails | null | undefined;
  failed: string;
  names: readonly string[];
  closeHref: string;
  time: DisplayTime;
  onSave: (
    row: { id: string; version: number },
    values: MessageValues & { note?: string },
  ) => Promise<string | null>;
  onClose: () => void;
  /** What someone else changed. */
  change: ReactNode;
}

/** One message next to the list: the letter, the reply, who has it. */
function MessagePane({
  id,
  version,
  start,
  failed,
  names,
  closeHref,
  time,
  onSave,
  onClose,
  change,
}: MessagePaneProps) {
  const input = { params: { id } };
  const resource = useResource(messagesApi.details, input, { start, failed });
  const { problem } = resource;
  // What a change came back with is newer than what was read.
  const data = start && start.version >= (resource.data?.version ?? 0) ? start : resource.data;
  const unread = data && version !== undefined && version > data.version ? version : 0;
  const readAgain = useEffectEvent(() => void resource.read(input));
  useEffect(() => {
    if (unread > 0) readAgain();
  }, [unread]);
  return (
    <RecordPane
      label="Message"
      title={data?.subject ?? 'Message'}
      closeHref={closeHref}
      onClose={onClose}
      change={change}
    >
      {data ? (
        <>
          <p className={styles.email}>
            <span>{data.name}</span>
            <a href={mailTo(data.email)}>{data.email}</a>
            <a href={personPath(id)}>Everything of this person</a>
          </p>
          {data.mail_problem === null ? null : (
            <p
              className={problemText}
            >{`The e-mail to the team was not sent: ${data.mail_problem}`}</p>
          )}
          <p className={styles.quiet} suppressHydrationWarning>
            {shownTime(data.created_at, time)}
          </p>
          <p className={styles.letter} dir="auto">
            {data.message}
          </p>
          <Facts kind="dialog" facts={factsOf(contactForm, CONTACT_SHOWN, 'pane', data)} />
          <p className={styles.email}>
            <a
              data-reply=""
              href={replyTo(data.email, data.subject, data.message)}
              onClick={() => void onSave(data, { status: 'replied', note: messageTexts.replied })}
            >
              Reply
            </a>
          </p>
          <WorkForm
            record={data}
            statuses={WORDS}
            names={names}
            onSave={(changed) => onSave(data, changed)}
          />
          <WorkHistory history={data.history} time={time} />
        </>
      ) : (
        <p className={styles.quiet} aria-live="polite">
          {problem ?? 'Reading the message...'}
        </p>
      )}
    </RecordPane>
  );
}
