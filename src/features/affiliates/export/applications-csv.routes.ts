import { readBatches } from '../../../staff-list/list.queries.ts';
import { ARRIVAL_CHIPS } from '../../../staff-list/list.contract.ts';
import type { CsvColumns } from '../../../staff-list/csv-file.ts';
import { csvExport } from '../../../staff-list/csv-route.ts';
import { timeStyle } from '../../staff/time-style.ts';
import {
  APPLICATION_FILTERS,
  APPLICATION_SORTS,
  applicationTexts,
} from '../admin/affiliates-admin.contract.ts';
import { applicationsAt, type ListedApplication } from '../admin/applications.queries.ts';
import { applicationsCsv } from './applications-csv.contract.ts';

/** The columns of the list. */
const COLUMNS: CsvColumns<ListedApplication> = {
  Applicant: ({ firstName, lastName }) => `${firstName} ${lastName}`,
  Email: ({ email }) => email,
  Company: ({ company }) => company,
  Status: ({ status }) => status,
  'Created At': ({ createdAt }, time) => time(createdAt),
};

/** Everything that an applicant sent, and what came of it. */
const ALL_COLUMNS: CsvColumns<ListedApplication> = {
  Id: ({ id }) => id,
  'First Name': ({ firstName }) => firstName,
  'Last Name': ({ lastName }) => lastName,
  Email: ({ email }) => email,
  Company: ({ company }) => company,
  Website: ({ website }) => website,
  Experience: ({ experience }) => experience,
  Audience: ({ audience }) => audience,
  Motivation: ({ motivation }) => motivation,
  'Terms Accepted At': ({ termsAcceptedAt }, time) => time(termsAcceptedAt),
  'Terms Version': ({ termsVersion }) => termsVersion,
  Status: ({ status }) => status,
  'Partner Id': ({ partnerstackId }) => partnerstackId,
  'Created At': ({ createdAt }, time) => time(createdAt),
  'Updated At': ({ updatedAt }, time) => time(updatedAt),
  Failure: ({ failure }) => failure,
  'Failed At': ({ failedAt }, time) => time(failedAt),
  'Applied Again At': ({ resentAt }, time) => time(resentAt),
};

/** The export of the applications, for staff. */
export const applicationsExport = csvExport({
  path: applicationsCsv.path,
  name: 'applications',
  action: 'applications_exported',
  isSearched: true,
  sorts: APPLICATION_SORTS,
  filters: APPLICATION_FILTERS,
  chips: ARRIVAL_CHIPS,
  failed: applicationTexts.failed,
  columns: COLUMNS,
  allColumns: ALL_COLUMNS,
  read: (c, query, size) =>
    readBatches(c.get('services').db, applicationsAt(Date.now()), query, size),
  timeZone: (c) => timeStyle(c).timeZone,
});
