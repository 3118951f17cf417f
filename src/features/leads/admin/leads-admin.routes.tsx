import { LeadsScreen } from '../../../../client/islands/LeadsScreen.island.tsx';
import { Island } from '../../../http/page/island.tsx';
import { sections } from '../../../shared/staff-sections.ts';
import { workedList } from '../../staff/worked-list.tsx';
import { LEAD_CHIPS, LEAD_FILTERS, LEAD_SORTS, leadsApi } from './leads-admin.contract.ts';
import { readLeads } from './leads-admin.ts';
import { leadBatches } from './leads-admin.queries.ts';
import { ALL_LEAD_COLUMNS, LEAD_COLUMNS } from './leads-csv.ts';
import { LEADS_WORK } from './lead-work.ts';

/** The leads, for staff. */
export const leadsAdmin = workedList({
  isSearched: true,
  sorts: LEAD_SORTS,
  filters: LEAD_FILTERS,
  chips: LEAD_CHIPS,
  section: sections.leads,
  api: leadsApi.list,
  work: LEADS_WORK,
  read: (c, query, reader) => readLeads(c.get('services'), query, reader),
  csv: {
    path: leadsApi.csv.path,
    name: 'leads',
    action: 'leads_exported',
    columns: LEAD_COLUMNS,
    allColumns: ALL_LEAD_COLUMNS,
    read: (c, ...asked) => leadBatches(c.get('services').db, ...asked),
  },
  screen: (props) => (
    <Island name="LeadsScreen" component={LeadsScreen} when="load" props={props} />
  ),
});
