import {
  messageKind,
  messagesApi,
  type MessageDetails,
  type MessageRow,
  type MessagesResponse,
} from '../messages-admin.contract.ts';
import { CONTACT_SHOWN, contactForm } from '../../contact.contract.ts';
import { personPath } from '../../../../people/people.contract.ts';
import { ANSWER_KEYS, REPLY_KEY, ReplyPart } from '../../../../staff/replies/client/ReplyPart.tsx';
import type { Answering } from '../../../../staff/client/answering.ts';
import type { WorkedListProps } from '../../../../staff/staff.contract.ts';
import { shownTime, type DisplayTime } from '../../../../shared/display-time.ts';
import { dayOf } from '../../../../shared/text/day.ts';
import { factsOf } from '../../../../shared/form.ts';
import { paths } from '../../../../shared/paths.ts';
import { mailTo } from '../../../../shared/text/mail-to.ts';
import { EmailText } from '../../../../ui/staff/EmailText.tsx';
import { Facts } from '../../../../ui/staff/Facts.tsx';
import { problem } from '../../../../ui/staff/Screen.css.ts';
import * as styles from '../../../../staff/work/client/WorkPane.css.ts';
import { firstLine, subject as subjectLine } from '../../../../staff/work/client/WorkTable.css.ts';
import type { WorkView } from '../../../../staff/work/client/work-view.ts';
import { WorkScreen } from '../../../../staff/work/client/WorkScreen.tsx';

const VIEW: WorkView<MessageRow, MessageDetails> = {
  kind: messageKind,
  api: messagesApi,
  list: {
    searchPlaceholder: 'Search by name, email, or text...',
    emptyNext: {
      text: 'What visitors write in the contact form arrives here.',
      href: paths.contact,
      label: 'See the contact form',
    },
    name: {
      label: 'From',
      tags: (row) => [
        row.is_unchecked && 'not checked by the captcha',
        row.mail_problem && 'no e-mail to us',
      ],
    },
    columns: [
      {
        label: 'Subject',
        stays: true,
        sorts: ['subject', '-subject'],
        cell: ({ subject, message }) => (
          <>
            <span className={subjectLine} title={subject}>
              {subject}
            </span>
            <span className={firstLine} dir="auto">
              {message}
            </span>
          </>
        ),
      },
    ],
    time: { label: 'Received' },
    sortOf: (filter) => (filter === 'due' ? 'next_at' : undefined),
    minorValues: ['owner', 'next_step', 'next_at'],
    isOpen: ({ status }) => ['new', 'replied'].includes(status),
    // New and not put off, or with a next step that is due.
    awaits: ({ status, next_at: day }, { timeZone }) =>
      day === null
        ? status === 'new'
        : ['new', 'replied'].includes(status) && day <= dayOf(Date.now(), timeZone),
  },
  pane: {
    titleOf: ({ subject }) => subject,
    About: Message,
    Answer: MessageAnswer,
    keys: [REPLY_KEY, ...ANSWER_KEYS],
  },
};

/**
 * The inbox: contact messages are read, replied to, assigned and closed.
 *
 * Why is this an island? Searching, working and a session that ends keep staff where they are.
 */
export const MessagesScreen = (page: WorkedListProps<MessagesResponse, MessageDetails>) => (
  <WorkScreen view={VIEW} page={page} />
);

interface MessageProps {
  row: MessageRow;
  time: DisplayTime;
}

/** What was written, by whom, and when. */
function Message({ row, time }: MessageProps) {
  return (
    <>
      <p className={styles.line}>
        <span>{row.name}</span>
        <a href={mailTo(row.email)}>
          <EmailText>{row.email}</EmailText>
        </a>
        <a href={personPath(row.id)}>Everything of this person</a>
      </p>
      {row.mail_problem === null ? null : (
        <p className={problem}>{`The e-mail to the team was not sent: ${row.mail_problem}`}</p>
      )}
      <p className={styles.quiet} suppressHydrationWarning>
        {shownTime(row.created_at, time)}
      </p>
      <p className={styles.letter} dir="auto" data-answered="">
        {row.message}
      </p>
      <Facts facts={factsOf(contactForm, CONTACT_SHOWN, 'pane', row)} />
    </>
  );
}

interface MessageAnswerProps {
  row: MessageRow;
  answering: Answering;
}

function MessageAnswer({ row, answering }: MessageAnswerProps) {
  return (
    <ReplyPart
      list={messageKind.list}
      id={row.id}
      name={row.name}
      email={row.email}
      about={row.subject}
      quote={row.message}
      answering={answering}
    />
  );
}
