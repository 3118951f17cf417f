import { ApplicationsScreen } from '../../../../client/islands/ApplicationsScreen.island.tsx';
import { Island } from '../../../http/page/island.tsx';
import { takeFlash } from '../../staff/flash.ts';
import { sections } from '../../../shared/staff-sections.ts';
import { staffList } from '../../staff/staff-list.tsx';
import {
  APPLICATION_FILTERS,
  APPLICATION_SORTS,
  applicationsApi,
  applicationTexts,
} from './affiliates-admin.contract.ts';
import { readApplications } from './applications.ts';

/** The list of applications, for staff. */
export const applications = staffList({
  section: sections.applications,
  api: applicationsApi.list,
  isSearched: true,
  sorts: APPLICATION_SORTS,
  filters: APPLICATION_FILTERS,
  failed: applicationTexts.failed,
  read: (c, query) => readApplications(c.get('services'), query),
  screen: (props, c) => (
    <Island
      name="ApplicationsScreen"
      component={ApplicationsScreen}
      when="load"
      props={{ ...props, flash: takeFlash(c) }}
    />
  ),
});
