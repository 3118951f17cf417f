import { MessagesScreen } from '../../../../client/islands/MessagesScreen.island.tsx';
import { Island } from '../../../http/page/island.tsx';
import { sections } from '../../../shared/staff-sections.ts';
import { ARRIVAL_CHIPS } from '../../../staff-list/list.contract.ts';
import { workedList } from '../../staff/worked-list.tsx';
import { MESSAGE_FILTERS, messagesApi } from './messages-admin.contract.ts';
import {
  ALL_MESSAGE_COLUMNS,
  MESSAGE_COLUMNS,
  MESSAGES_WORK,
  readMessages,
} from './messages-admin.ts';
import { messageBatches } from './messages-admin.queries.ts';

/** The inbox: contact messages, for staff (INB-01). */
export const messagesAdmin = workedList({
  isSearched: true,
  sorts: ['newest', 'oldest'],
  filters: MESSAGE_FILTERS,
  chips: ARRIVAL_CHIPS,
  section: sections.messages,
  api: messagesApi.list,
  work: MESSAGES_WORK,
  read: (c, query, reader) => readMessages(c.get('services'), query, reader),
  csv: {
    path: messagesApi.csv.path,
    name: 'messages',
    action: 'messages_exported',
    columns: MESSAGE_COLUMNS,
    allColumns: ALL_MESSAGE_COLUMNS,
    read: (c, ...asked) => messageBatches(c.get('services').db, ...asked),
  },
  screen: (props) => (
    <Island name="MessagesScreen" component={MessagesScreen} when="load" props={props} />
  ),
});
