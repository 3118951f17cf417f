import { listHref } from '../../../src/staff-list/list.contract.ts';
import { FilterLinks } from '../ui/FilterLinks.tsx';
import type { List } from './use-list.ts';

interface ListFilterProps {
  /** Its name for screen readers. */
  label: string;
  path: string;
  list: Pick<List<unknown>, 'view' | 'go'>;
  /** '' is the whole list. */
  filters: readonly { value: string; label: string; count?: string }[];
}

/** The subsets of a list; each has a URL of its own. */
export const ListFilter = ({ label, path, list: { view, go }, filters }: ListFilterProps) => (
  <FilterLinks
    label={label}
    current={view.status}
    filters={filters.map((filter) => ({
      ...filter,
      href: listHref(path, { ...view, status: filter.value, cursor: null }),
    }))}
    onChoose={(status) => go({ status, cursor: null })}
  />
);
