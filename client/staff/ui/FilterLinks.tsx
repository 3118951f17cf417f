import { isPlainClick } from '../../shared/plain-click.ts';
import * as styles from './FilterLinks.css.ts';

interface FilterLinksProps<Value extends string> {
  /** Its name for screen readers. */
  label: string;
  filters: readonly { value: Value; label: string; href: string; count?: string }[];
  current: Value;
  /** Instead of following the link. */
  onChoose?: (value: Value) => void;
}

/** The subsets of a list; each has a URL of its own. */
export function FilterLinks<Value extends string>({
  label,
  filters,
  current,
  onChoose,
}: FilterLinksProps<Value>) {
  return (
    <nav className={styles.filter} aria-label={label}>
      {filters.map((filter) => (
        <a
          key={filter.value}
          className={styles.link}
          href={filter.href}
          aria-current={filter.value === current ? 'true' : undefined}
          onClick={(event) => {
            if (!onChoose || !isPlainClick(event)) return;
            event.preventDefault();
            onChoose(filter.value);
          }}
        >
          {filter.label}
          {filter.count ? <span className={styles.count}>{filter.count}</span> : null}
        </a>
      ))}
    </nav>
  );
}
