import { ApplicationsScreen } from '../../../../client/islands/ApplicationsScreen.island.tsx';
import { actorOf } from '../../../audit/actor.ts';
import { Island } from '../../../http/page/island.tsx';
import { staffPages } from '../../../shared/staff-pages.ts';
import type { CsvColumns } from '../../../staff-list/csv-file.ts';
import { ARRIVAL_CHIPS } from '../../../staff-list/list.contract.ts';
import { readBatches, readPage } from '../../../staff-list/list.queries.ts';
import { openRecord, staffList } from '../../staff/staff-list.tsx';
import {
  APPLICATION_FILTERS,
  APPLICATION_SORTS,
  applicationsApi,
  applicationTexts,
} from './affiliates-admin.contract.ts';
import { timeStyle } from '../../staff/time-style.ts';
import { readDetails } from './application-details.ts';
import { applicationRows } from './application-row.ts';
import { applicationsAt, type ListedApplication } from './applications.queries.ts';

/** The columns of the list. */
const COLUMNS: CsvColumns<ListedApplication> = {
  Applicant: ({ firstName, lastName }) => `${firstName} ${lastName}`,
  Email: ({ email }) => email,
  Company: ({ company }) => company,
  Status: ({ status }) => status,
  'Created At ({zone})': ({ createdAt }, time) => time(createdAt),
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
  'Terms Accepted At ({zone})': ({ termsAcceptedAt }, time) => time(termsAcceptedAt),
  'Terms Version': ({ termsVersion }) => termsVersion,
  Status: ({ status }) => status,
  'Partner Id': ({ partnerstackId }) => partnerstackId,
  'Created At ({zone})': ({ createdAt }, time) => time(createdAt),
  'Updated At ({zone})': ({ updatedAt }, time) => time(updatedAt),
  Failure: ({ failure }) => failure,
  'Failed At ({zone})': ({ failedAt }, time) => time(failedAt),
  'Applied Again At ({zone})': ({ resentAt }, time) => time(resentAt),
};

/** The list of applications, for staff. */
export const applications = staffList({
  page: staffPages.applications,
  api: applicationsApi.list,
  isSearched: true,
  sorts: APPLICATION_SORTS,
  filters: APPLICATION_FILTERS,
  chips: ARRIVAL_CHIPS,
  failed: applicationTexts.failed,
  read: async (c, query) => {
    const { db } = c.get('services');
    const page = await readPage(db, applicationsAt(Date.now(), timeStyle(c).timeZone), query);
    const { due, overdue, not_sent, ...statuses } = page.counts;
    const counts = { ...statuses, total: page.meta.total };
    const meta = { ...page.meta, counts, not_sent, due, overdue };
    return { data: await applicationRows(db, page.rows), meta };
  },
  csv: {
    path: applicationsApi.csv.path,
    name: 'applications',
    action: 'applications_exported',
    columns: COLUMNS,
    allColumns: ALL_COLUMNS,
    readAll: (c, query, size) =>
      readBatches(
        c.get('services').db,
        applicationsAt(Date.now(), timeStyle(c).timeZone),
        query,
        size,
      ),
  },
  screen: async (props, c) => (
    <Island
      name="ApplicationsScreen"
      component={ApplicationsScreen}
      when="load"
      props={{
        ...props,
        open: await openRecord(
          props.state.open,
          (id) => readDetails(c.get('services'), id, actorOf(c)),
          { failed: applicationTexts.oneFailed, gone: applicationTexts.unknown },
        ),
      }}
    />
  ),
});
