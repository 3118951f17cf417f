import { Hono } from 'hono';

import { MessagesScreen } from '../../../../client/islands/MessagesScreen.island.tsx';
import { actorOf } from '../../../audit/actor.ts';
import { recordAudit } from '../../../audit/audit.queries.ts';
import type { AppEnv } from '../../../http/context.ts';
import { orUnavailable } from '../../../http/or-unavailable.ts';
import { Island } from '../../../http/page/island.tsx';
import { validQuery } from '../../../http/validate.ts';
import { sections } from '../../../shared/staff-sections.ts';
import { csvFile, csvFileName, csvResponse, ROWS_PER_READ } from '../../../staff-list/csv-file.ts';
import { listParameters, toListQuery } from '../../../staff-list/list-request.ts';
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
import { MESSAGE_COLUMNS, MESSAGES_WORK, readMessage, readMessages } from './messages-admin.ts';
import { messageBatches } from './messages-admin.queries.ts';

/** The inbox: contact messages, for staff (INB-01). */
export const messagesAdmin = new Hono<AppEnv>();

const OPTIONS = { isSearched: true, sorts: ['newest', 'oldest'], filters: MESSAGE_FILTERS };

messagesAdmin.get(
  messagesApi.csv.path,
  validQuery(listParameters(OPTIONS).omit({ cursor: true, limit: true })),
  async (c) => {
    const { db } = c.get('services');
    const query = toListQuery({ ...c.req.valid('query'), limit: ROWS_PER_READ });
    // Nothing leaves without a trace: what cannot be recorded is not exported.
    const entry = { by: actorOf(c), action: 'messages_exported' } as const;
    await orUnavailable(recordAudit(db, entry, Date.now()), messageTexts.failed);
    const { timeZone } = timeStyle(c);
    const batches = messageBatches(db, query, readerOf(c), ROWS_PER_READ);
    const file = csvFile(MESSAGE_COLUMNS, batches, timeZone);
    return csvResponse(
      c,
      await orUnavailable(file, messageTexts.failed),
      csvFileName('messages', Date.now(), timeZone),
    );
  },
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
