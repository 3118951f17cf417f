import { Hono } from 'hono';

import { MessagesScreen } from '../../../../client/islands/MessagesScreen.island.tsx';
import type { AppEnv } from '../../../http/context.ts';
import { Island } from '../../../http/page/island.tsx';
import { sections } from '../../../shared/staff-sections.ts';
import { csvExport } from '../../../staff-list/csv-route.ts';
import { takeFlash } from '../../staff/flash.ts';
import { openRecord, staffList } from '../../staff/staff-list.tsx';
import { timeStyle } from '../../staff/time-style.ts';
import { workForm } from '../../staff/work-form.ts';
import { readerOf, staffIn, workRoutes } from '../../staff/work-routes.ts';
import {
  MESSAGE_FILTERS,
  messagePath,
  messagesApi,
  messageTexts,
} from './messages-admin.contract.ts';
import {
  ALL_MESSAGE_COLUMNS,
  MESSAGE_COLUMNS,
  MESSAGES_WORK,
  readMessage,
  readMessages,
} from './messages-admin.ts';
import { messageBatches } from './messages-admin.queries.ts';

/** The inbox: contact messages, for staff (INB-01). */
export const messagesAdmin = new Hono<AppEnv>();

const OPTIONS = { isSearched: true, sorts: ['newest', 'oldest'], filters: MESSAGE_FILTERS };

messagesAdmin.route(
  '/',
  csvExport({
    ...OPTIONS,
    path: messagesApi.csv.path,
    name: 'messages',
    action: 'messages_exported',
    failed: messageTexts.failed,
    columns: MESSAGE_COLUMNS,
    allColumns: ALL_MESSAGE_COLUMNS,
    read: (c, query, size) => messageBatches(c.get('services').db, query, readerOf(c), size),
    timeZone: (c) => timeStyle(c).timeZone,
  }),
);

messagesAdmin.route('/', workRoutes(MESSAGES_WORK));
messagesAdmin.route('/', workForm(messagePath(':id'), sections.messages.path, MESSAGES_WORK));

messagesAdmin.route(
  '/',
  staffList({
    ...OPTIONS,
    hasViews: true,
    section: sections.messages,
    api: messagesApi.list,
    failed: messageTexts.failed,
    read: (c, query) => readMessages(c.get('services'), query, readerOf(c)),
    screen: async (props, c) => (
      <Island
        name="MessagesScreen"
        component={MessagesScreen}
        when="load"
        props={{
          ...props,
          open: await openRecord(
            props.state.open,
            (id) => readMessage(c.get('services'), id),
            messageTexts,
          ),
          ...(await staffIn(c)),
          flash: takeFlash(c),
        }}
      />
    ),
  }),
);
