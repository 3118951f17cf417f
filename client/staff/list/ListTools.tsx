import { parseListState } from '../../../src/staff-list/list.contract.ts';
import { FilterLinks } from '../ui/FilterLinks.tsx';
import * as links from '../ui/FilterLinks.css.ts';
import { StaffButton } from '../ui/StaffButton.tsx';
import * as styles from '../ui/FilterMenu.css.ts';
import type { List } from './use-list.ts';

interface ListToolsProps {
  /** Of the subsets, for screen readers. */
  label: string;
  list: Pick<List<unknown>, 'state' | 'chips' | 'hrefOf' | 'go'>;
  /** '' is the whole list. `sort` is the order of a subset that has its own. */
  filters: readonly { value: string; label: string; count?: string; sort?: string | undefined }[];
  /** Names that are offered as owner. */
  names: readonly string[];
}

/** The subsets of a list and its further conditions; each stands in the address. */
export function ListTools({ label, list, filters, names }: ListToolsProps) {
  const { state, chips, hrefOf, go } = list;
  const current = filters.find(({ value }) => value === state.status);
  // A subset has its own order; what follows it has the usual one again.
  const usual = state.sort === current?.sort ? 'newest' : state.sort;
  return (
    <>
      <FilterLinks
        label={label}
        current={state.status}
        filters={filters.map((filter) => ({
          ...filter,
          href: hrefOf({ status: filter.value, sort: filter.sort ?? usual, offset: 0 }),
        }))}
      />
      <details data-list="" className={styles.menu} key={hrefOf({ open: null })}>
        <summary className={styles.summary}>Filter</summary>
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            const given = [...new FormData(event.currentTarget)] as [string, string][];
            go({ chips: parseListState(new URLSearchParams(given)).chips, offset: 0 });
          }}
        >
          {Object.entries(chips).map(([name, words]) => {
            const { [name]: set = '' } = state.chips;
            return (
              <label key={name}>
                {words}
                {name === 'owner' ? (
                  <select name={name} defaultValue={set}>
                    <option value="">Anyone</option>
                    {[...new Set([...names, set])].filter(Boolean).map((each) => (
                      <option key={each}>{each}</option>
                    ))}
                  </select>
                ) : (
                  <input
                    name={name}
                    type={name === 'since' || name === 'until' ? 'date' : 'text'}
                    defaultValue={set}
                  />
                )}
              </label>
            );
          })}
          <StaffButton type="submit">Show</StaffButton>
        </form>
      </details>
      {Object.keys(state.chips).length > 0 ? (
        <nav className={links.filter} aria-label="Conditions">
          {Object.entries(state.chips).map(([name, value]) => {
            const { [name]: _removed, ...others } = state.chips;
            const text = `${chips[name] ?? name}: ${value}`;
            return (
              <a
                key={name}
                className={links.link}
                href={hrefOf({ chips: others, offset: 0 })}
                aria-label={`Remove ${text}`}
              >
                {`${text} ×`}
              </a>
            );
          })}
        </nav>
      ) : null}
    </>
  );
}
