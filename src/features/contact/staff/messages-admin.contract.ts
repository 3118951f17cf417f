import {
  choice,
  nextAt,
  nextStep,
  owner,
  waits,
  type WorkValues,
} from '../../../staff/work/values.contract.ts';
import {
  type DetailsOf,
  type RowWith,
  type WorkResponse,
} from '../../../staff/work/work.contract.ts';
import { recordKind, recordsApi, type FilterOf } from '../../../staff/work/record-kind.contract.ts';
import { staffPages } from '../../../shared/staff-pages.ts';
import type { ContactContent } from '../contact.contract.ts';

/** What staff set on a message. */
export const messageValues = {
  status: choice({
    label: 'Status',
    bulk: { label: 'Set status', done: '' },
    options: {
      new: { label: 'New', key: 'n', tone: 'fresh', next: ['done', 'spam'] },
      replied: { label: 'Replied', tone: 'good', next: ['done'] },
      done: { label: 'Done', key: 'd', next: ['new'], closes: true },
      spam: { label: 'Spam', key: 's', next: ['new'], closes: true },
    },
  }),
  owner,
  next_step: nextStep,
  next_at: nextAt,
  waits,
} satisfies WorkValues;

/** A message as staff see it. */
export type MessageRow = RowWith<typeof messageValues> &
  ContactContent & {
    /** Stored although the captcha could not check it. */
    is_unchecked: boolean;
    /** Why the team has no e-mail of it yet; null when it was sent. */
    mail_problem: string | null;
  };
export type MessageDetails = DetailsOf<MessageRow>;

/** 'mine' are new ones; 'due' those that are neither done nor spam. */
export const messageKind = recordKind({
  name: 'message',
  noun: { one: 'message', many: 'messages' },
  page: staffPages.messages,
  path: '/api/admin/messages',
  values: messageValues,
  ownFilters: { mine: 'Mine', due: 'Due' },
  ownConditions: {},
  sorts: ['name', 'email', 'subject'],
  texts: {
    failed: 'Failed to fetch messages',
    gone: 'This message is no longer there',
    none: 'No messages yet.',
    noneMatch: 'No messages match your search.',
    changeFailed: 'The message could not be changed',
  },
  words: 'inbox contact',
  commands: [
    { label: 'New messages', filter: 'new', words: 'answer reply inbox' },
    { label: 'My messages', filter: 'mine', words: 'assigned to me' },
    { label: 'Messages with a next step due', filter: 'due', words: 'today tasks' },
    { label: 'Messages marked as spam', filter: 'spam' },
  ],
});
export const messagesApi = recordsApi<MessageRow, MessageDetails, FilterOf<typeof messageKind>>(
  messageKind,
);

export type MessagesResponse = WorkResponse<MessageRow>;
