import { MessagesScreen } from './client/MessagesScreen.island.tsx';
import { Island } from '../../../http/page/island.tsx';
import { apiRow } from '../../../db/api-row.ts';
import { recordFile } from '../../../staff/work/record-file.ts';
import { recordRoutes } from '../../../staff/work/record-routes.tsx';
import { recordRows } from '../../../staff/work/record-rows.ts';
import { fieldColumns, type CsvColumns } from '../../../staff/list/csv-file.ts';
import { readableDomains } from '../../../shared/text/readable-domain.ts';
import type { RowOf } from '../../../staff/list/list.queries.ts';
import { valueColumns } from '../../../staff/work/value-columns.ts';
import { contactForm } from '../contact.contract.ts';
import { messagesApi, messageValues } from './messages-admin.contract.ts';
import { EXPORTED_MESSAGE, messageRecords, unsentMail } from './messages-admin.queries.ts';

type ExportedMessage = RowOf<typeof EXPORTED_MESSAGE>;

/** The columns of the list, and how it is worked. */
const MESSAGE_COLUMNS: CsvColumns<ExportedMessage> = {
  Id: ({ id }) => id,
  ...fieldColumns(contactForm),
  Email: ({ email }) => readableDomains(email),
  'Created At ({zone})': ({ createdAt }, time) => time(createdAt),
  ...valueColumns(messageValues),
};

const rows = recordRows(messageRecords, async (db, stored) => {
  const unsent = await unsentMail(
    db,
    stored.map(({ id }) => id),
  );
  return stored.map((message) => {
    const mail = unsent.get(message.id);
    const problem = mail ? (mail.lastError ?? 'It waits to be sent') : null;
    return { ...apiRow(message), mail_problem: problem };
  });
});

/** The inbox: contact messages, for staff. */
export const messagesAdmin = recordRoutes({
  records: messageRecords,
  api: messagesApi,
  rows,
  details: async (db, id) => {
    const found = await rows.withHistory(db, id);
    return found && { ...found.row, history: found.history };
  },
  file: recordFile(messageRecords, {
    action: 'messages_exported',
    fields: EXPORTED_MESSAGE,
    columns: MESSAGE_COLUMNS,
    /** Everything that is stored of a message but its notes and its history. */
    allColumns: {
      ...MESSAGE_COLUMNS,
      'Changed At ({zone})': ({ changedAt }, time) => time(changedAt),
      'Changed By': ({ changedBy }) => changedBy,
      'User Agent': ({ userAgent }) => userAgent,
    },
  }),
  screen: (props) => (
    <Island name="MessagesScreen" component={MessagesScreen} when="load" props={props} />
  ),
});
