import { listHref, type Chips } from '../../../src/staff-list/list.contract.ts';
import { StaffButton } from '../ui/StaffButton.tsx';
import * as styles from './FilterMenu.css.ts';
import type { List } from './use-list.ts';

interface FilterMenuProps {
  path: string;
  list: Pick<List<unknown>, 'view' | 'go' | 'chips'>;
  /** Names that are offered as owner. */
  names: readonly string[];
}

const typeOf = (name: string) => (name === 'since' || name === 'until' ? 'date' : 'text');

/** The further conditions of a list: each can be set by mouse and keyboard, and stands in the address. */
export function FilterMenu({ path, list: { view, go, chips: words }, names }: FilterMenuProps) {
  return (
    <details className={styles.menu} key={listHref(path, view)}>
      <summary className={styles.summary}>Filter</summary>
      <form
        className={styles.form}
        action={path}
        onSubmit={(event) => {
          event.preventDefault();
          const given = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
            Object.hasOwn(words, name) && typeof value === 'string' && value.trim()
              ? [[name, value.trim()]]
              : [],
          );
          go({ chips: Object.fromEntries(given) as Chips, offset: 0 });
        }}
      >
        {Object.entries(words).map(([name, label]) => (
          <label key={name} className={styles.field}>
            {label}
            {name === 'owner' ? (
              <select name={name} defaultValue={view.chips[name] ?? ''}>
                <option value="">Anyone</option>
                {[...new Set([...names, ...(view.chips[name] ? [view.chips[name]] : [])])].map(
                  (each) => (
                    <option key={each}>{each}</option>
                  ),
                )}
              </select>
            ) : (
              <input name={name} type={typeOf(name)} defaultValue={view.chips[name] ?? ''} />
            )}
          </label>
        ))}
        {view.status ? <input type="hidden" name="status" value={view.status} /> : null}
        {view.search ? <input type="hidden" name="q" value={view.search} /> : null}
        <StaffButton type="submit">Show</StaffButton>
      </form>
    </details>
  );
}
