import { choice, owner, type WorkValues } from '../../../staff/work/values.contract.ts';
import {
  type DetailsOf,
  type RowWith,
  type WorkResponse,
} from '../../../staff/work/work.contract.ts';
import { workKind } from '../../../staff/work/kind.contract.ts';
import type { ContactContent } from '../contact.contract.ts';

/** What staff set on a message. */
export const messageValues = {
  status: choice({
    label: 'Status',
    bulk: { label: 'Set status', done: '' },
    options: {
      new: { label: 'New', key: 'n', tone: 'fresh', next: ['done', 'spam'] },
      replied: { label: 'Replied', tone: 'good', next: ['done'] },
      done: { label: 'Done', key: 'd', next: ['new'] },
      spam: { label: 'Spam', key: 's', next: ['new'], asks: true },
    },
  }),
  owner,
} satisfies WorkValues;

/** A message as staff see it. */
export type MessageRow = RowWith<typeof messageValues> &
  ContactContent & {
    /** Why the team has no e-mail of it yet; null when it was sent. */
    mail_problem: string | null;
  };
export type MessageDetails = DetailsOf<MessageRow>;

/** How staff work messages (INB-01). 'mine' are new ones. */
export const messageWork = workKind<MessageRow, MessageDetails>()({
  path: '/api/admin/messages',
  values: messageValues,
  own: { mine: 'Mine' },
  sorts: ['name', 'email', 'subject'],
  texts: {
    failed: 'Failed to fetch messages',
    gone: 'This message is no longer there',
    none: 'No messages yet.',
    noneMatch: 'No messages match your search.',
    changeFailed: 'The message could not be changed',
  },
});
export const messagesApi = messageWork.api;

export type MessagesResponse = WorkResponse<MessageRow>;
