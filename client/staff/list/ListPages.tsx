import { listHref, type ListResponse } from '../../../src/staff-list/list.contract.ts';
import * as styles from './ListScreen.css.ts';
import { isPlainClick } from '../shell/plain-click.ts';
import type { List } from './use-list.ts';

interface ListPagesProps<Data> {
  path: string;
  list: List<Data>;
  /** After a step: the next page is to be read from its top. */
  onGo: () => void;
}

/** The ways to the list's other pages; plain links, which Back undoes. */
export function ListPages<Data extends ListResponse<unknown>>({
  path,
  list,
  onGo,
}: ListPagesProps<Data>) {
  const meta = list.data?.meta;
  const ways = [
    { label: 'First page', rel: undefined, cursor: null, isThere: list.view.cursor !== null },
    { label: 'Previous', rel: 'prev', cursor: meta?.previous_cursor ?? null },
    {
      label: meta?.looked_at ? 'Look further' : 'Next',
      rel: 'next',
      cursor: meta?.next_cursor ?? null,
    },
  ].filter(({ cursor, isThere = cursor !== null }) => isThere);
  return (
    <nav className={styles.pages} aria-label="Pages of the list">
      {ways.map(({ label, rel, cursor }) => (
        <a
          className={styles.pageLink}
          key={label}
          rel={rel}
          href={listHref(path, { ...list.view, cursor })}
          onClick={(event) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            list.go({ ...list.view, cursor });
            onGo();
          }}
        >
          {label}
        </a>
      ))}
    </nav>
  );
}
