import { endpoint } from '../../../shared/api.ts';
import type { ContactContent } from '../contact.contract.ts';
import type { ListParameters, ListResponse } from '../../../staff-list/list.contract.ts';
import type { Changed, WorkEntry } from '../../../staff-work/work.contract.ts';

export const MESSAGE_STATUSES = ['new', 'replied', 'done', 'spam'] as const;
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

/** What the list can be narrowed down to; 'mine' are new ones. */
export const MESSAGE_FILTERS = ['new', 'mine', 'replied', 'done', 'spam'] as const;
export type MessageFilter = (typeof MESSAGE_FILTERS)[number];

export const messageTexts = {
  failed: 'Failed to fetch messages',
  gone: 'This message is no longer there',
  none: 'No messages yet.',
  noneMatch: 'No messages match your search.',
  changeFailed: 'The message could not be changed',
  noSuchChange: 'There is nothing to undo',
  replied: 'Replied by e-mail.',
} as const;

/** A message as staff see it. */
export type MessageRow = ContactContent & {
  id: string;
  created_at: string | null;
  status: MessageStatus;
  owner: string | null;
  version: number;
  changed_at: string | null;
  changed_by: string | null;
  /** Why the team has no e-mail of it yet; null when it was sent. */
  mail_problem: string | null;
};

export type MessageDetails = MessageRow & { history: WorkEntry[] };

/** What staff can set; null clears. */
export type MessageValues = { status?: MessageStatus; owner?: string | null };

export type MessagesResponse = {
  data: MessageRow[];
  meta: ListResponse<MessageRow>['meta'] & { counts: Record<MessageFilter, number> };
};

export const messagesApi = {
  list: endpoint('GET', '/api/admin/messages').of<
    { query: ListParameters & { status?: MessageFilter } },
    MessagesResponse
  >(),
  details: endpoint('GET', '/api/admin/messages/:id').of<object, MessageDetails>(),
  /** A change of an older version than the message's is a 409 with the message as it is. */
  change: endpoint('PATCH', '/api/admin/messages/:id').of<
    { body: MessageValues & { note?: string; version?: number } },
    MessageDetails
  >(),
  changeAll: endpoint('POST', '/api/admin/messages/changes').of<
    { body: { records: { id: string; version?: number }[]; set: MessageValues } },
    Changed<MessageRow>
  >(),
  undo: endpoint('POST', '/api/admin/messages/changes/:change/undo').of<
    object,
    Changed<MessageRow>
  >(),
  /** Answers with a file, so the browser follows it as a link. */
  csv: endpoint('GET', '/api/admin/messages.csv').of<
    {
      query: Omit<ListParameters, 'offset' | 'limit'> & {
        status?: MessageFilter;
        columns?: 'all';
      };
    },
    never
  >(),
} as const;
