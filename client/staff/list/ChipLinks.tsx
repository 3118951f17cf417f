import { CHIP_NAMES, listHref, type ChipName } from '../../../src/staff-list/list.contract.ts';
import { isPlainClick } from '../../plain-click.ts';
import * as styles from '../ui/FilterLinks.css.ts';
import type { List } from './use-list.ts';

const WORDS: Readonly<Record<ChipName, string>> = {
  source: 'Source',
  page: 'Page',
  landing_page: 'Landing page',
  campaign: 'Campaign',
  referrer: 'Referrer',
  partner: 'Partner',
  owner: 'Owner',
  since: 'Since',
  until: 'Until',
};

/** The further conditions of a list; a click takes one away. */
export function ChipLinks({
  path,
  list: { view, go },
}: {
  path: string;
  list: Pick<List<unknown>, 'view' | 'go'>;
}) {
  const given = CHIP_NAMES.filter((name) => view.chips[name]);
  if (given.length === 0) return null;
  return (
    <nav className={styles.filter} aria-label="Conditions">
      {given.map((name) => {
        const chips = { ...view.chips };
        delete chips[name];
        return (
          <a
            key={name}
            className={styles.link}
            href={listHref(path, { ...view, chips, offset: 0 })}
            aria-label={`Remove ${WORDS[name]}: ${view.chips[name] ?? ''}`}
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              go({ chips, offset: 0 });
            }}
          >
            {`${WORDS[name]}: ${view.chips[name] ?? ''} ×`}
          </a>
        );
      })}
    </nav>
  );
}
