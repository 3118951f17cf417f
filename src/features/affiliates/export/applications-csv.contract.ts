import { endpoint } from '../../../shared/api.ts';
import type { ListParameters } from '../../../staff-list/list.contract.ts';

/** Answers with a file, so the browser follows it as a link. */
export const applicationsCsv = endpoint('GET', '/api/admin/applications.csv').of<
  {
    query: Omit<ListParameters, 'offset' | 'limit'> & {
      status?: string;
      columns?: 'all';
    };
  },
  never
>();
