import { ApplicationsScreen } from './client/ApplicationsScreen.island.tsx';
import { Island } from '../../../http/page/island.tsx';
import { recordFile } from '../../../staff/work/record-file.ts';
import { recordRoutes } from '../../../staff/work/record-routes.tsx';
import { recordRows } from '../../../staff/work/record-rows.ts';
import { fieldColumns, type CsvColumns } from '../../../staff/list/csv-file.ts';
import { APPLICATION_SHOWN, applicationContentForm } from '../application.contract.ts';
import { valueColumns } from '../../../staff/work/value-columns.ts';
import { readMailText } from './decision-mail.queries.ts';
import { readRelatedApplications } from './doubts.queries.ts';
import { applicationsApi, applicationValues } from './affiliates-admin.contract.ts';
import { applicationRows } from './application-row.ts';
import { applicationRecords, type ListedApplication } from './applications.queries.ts';
import { readableDomains } from '../../../shared/text/readable-domain.ts';

/** The columns of the list. */
const COLUMNS: CsvColumns<ListedApplication> = {
  Applicant: ({ name }) => name,
  Email: ({ email }) => readableDomains(email),
  Company: ({ company }) => company,
  Status: ({ status }) => status,
  'Created At ({zone})': ({ createdAt }, time) => time(createdAt),
};

/** Everything that an applicant sent, and what came of it. */
const ALL_COLUMNS: CsvColumns<ListedApplication> = {
  Id: ({ id }) => id,
  'First Name': ({ firstName }) => firstName,
  'Last Name': ({ lastName }) => lastName,
  Email: ({ email }) => readableDomains(email),
  Company: ({ company }) => company,
  Website: ({ website }) => website,
  Experience: ({ experience }) => experience,
  Audience: ({ audience }) => audience,
  Motivation: ({ motivation }) => motivation,
  ...fieldColumns(applicationContentForm, (name) => APPLICATION_SHOWN[name].pane === 'fact'),
  'Terms Accepted At ({zone})': ({ termsAcceptedAt }, time) => time(termsAcceptedAt),
  'Terms Version': ({ termsVersion }) => termsVersion,
  ...valueColumns(applicationValues),
  'Changed At ({zone})': ({ changedAt }, time) => time(changedAt),
  'Changed By': ({ changedBy }) => changedBy,
  'Partner Id': ({ partnerstackId }) => partnerstackId,
  'Created At ({zone})': ({ createdAt }, time) => time(createdAt),
  'Updated At ({zone})': ({ updatedAt }, time) => time(updatedAt),
  Failure: ({ failure }) => failure,
  'Failed At ({zone})': ({ failedAt }, time) => time(failedAt),
  'Applied Again At ({zone})': ({ resentAt }, time) => time(resentAt),
};

const rows = recordRows(applicationRecords, applicationRows);

/** The list of applications, for staff. */
export const applications = recordRoutes({
  records: applicationRecords,
  api: applicationsApi,
  rows,
  details: async (db, id) => {
    const [found, related, decision_mail] = await Promise.all([
      rows.withHistory(db, id),
      readRelatedApplications(db, id),
      readMailText(db, id),
    ]);
    return found && { ...found.row, related, decision_mail, history: found.history };
  },
  file: recordFile(applicationRecords, {
    action: 'applications_exported',
    fields: applicationRecords.listed,
    columns: COLUMNS,
    allColumns: ALL_COLUMNS,
  }),
  screen: (props) => (
    <Island name="ApplicationsScreen" component={ApplicationsScreen} when="load" props={props} />
  ),
});
