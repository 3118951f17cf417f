import { ApplicationsScreen } from '../../../../client/islands/ApplicationsScreen.island.tsx';
import { actorOf } from '../../../audit/actor.ts';
import { Island } from '../../../http/page/island.tsx';
import { sections } from '../../../shared/staff-sections.ts';
import { ARRIVAL_CHIPS } from '../../../staff-list/list.contract.ts';
import { openRecord, staffList } from '../../staff/staff-list.tsx';
import {
  APPLICATION_FILTERS,
  APPLICATION_SORTS,
  applicationsApi,
  applicationTexts,
} from './affiliates-admin.contract.ts';
import { readDetails } from './application-details.ts';
import { readApplications } from './applications.ts';

/** The list of applications, for staff. */
export const applications = staffList({
  section: sections.applications,
  api: applicationsApi.list,
  isSearched: true,
  sorts: APPLICATION_SORTS,
  filters: APPLICATION_FILTERS,
  chips: ARRIVAL_CHIPS,
  failed: applicationTexts.failed,
  read: (c, query) => readApplications(c.get('services'), query),
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
