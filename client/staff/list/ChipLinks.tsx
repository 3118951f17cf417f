import { listHref } from '../../../src/staff-list/list.contract.ts';
import { isPlainClick } from '../../shared/plain-click.ts';
import * as styles from '../ui/FilterLinks.css.ts';
import type { List } from './use-list.ts';

/** The further conditions of a list; a click takes one away. */
export function ChipLinks({
  path,
  list: { view, go, chips: words },
}: {
  path: string;
  list: Pick<List<unknown>, 'view' | 'go' | 'chips'>;
}) {
  const given = Object.entries(view.chips);
  if (given.length === 0) return null;
  return (
    <nav className={styles.filter} aria-label="Conditions">
      {given.map(([name, value]) => {
        const { [name]: _removed, ...chips } = view.chips;
        const text = `${words[name] ?? name}: ${value}`;
        return (
          <a
            key={name}
            className={styles.link}
            href={listHref(path, { ...view, chips, offset: 0 })}
            aria-label={`Remove ${text}`}
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              go({ chips, offset: 0 });
            }}
          >
            {`${text} ×`}
          </a>
        );
      })}
    </nav>
  );
}
