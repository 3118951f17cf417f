import { listHref } from '../../../src/staff-list/list.contract.ts';
import { FilterLinks } from '../ui/FilterLinks.tsx';
import type { List } from './use-list.ts';

interface ListFilterProps {
  /** Its name for screen readers. */
  label: string;
  path: string;
  list: Pick<List<unknown>, 'view' | 'go'>;
  /** '' is the whole list. `sort` is the order of a subset that has its own. */
  filters: readonly { value: string; label: string; count?: string; sort?: string }[];
}

/** The subsets of a list; each has a URL of its own. */
export function ListFilter({ label, path, list: { view, go }, filters }: ListFilterProps) {
  const sortOf = (status: string) => filters.find(({ value }) => value === status)?.sort;
  /** A subset has its own order; what follows it has the usual one again. */
  const shown = (status: string) => {
    const own = sortOf(status);
    const isOwn = view.sort === sortOf(view.status);
    return { status, sort: own ?? (isOwn ? 'newest' : view.sort), offset: 0 };
  };
  return (
    <FilterLinks
      label={label}
      current={view.status}
      filters={filters.map((filter) => ({
        ...filter,
        href: listHref(path, { ...view, ...shown(filter.value) }),
      }))}
      onChoose={(status) => go(shown(status))}
    />
  );
}
