import { listHref, parseListState, type ListState } from '../../../src/staff-list/list.contract.ts';
import {
  VIEW_NAME_MAX,
  viewPaths,
  viewQuery,
  type SavedView,
} from '../../../src/staff-list/views.contract.ts';
import { isPlainClick } from '../shell/plain-click.ts';
import { StaffButton } from '../ui/StaffButton.tsx';
import * as styles from './SavedViews.css.ts';
import type { List } from './use-list.ts';

interface SavedViewsProps {
  path: string;
  list: Pick<List<unknown>, 'view' | 'go'>;
  views: readonly SavedView[];
}

const stateOf = ({ query }: SavedView): ListState => parseListState(new URLSearchParams(query));

/** The reader's views of a list, and the form that saves the filters in use as one more. */
export function SavedViews({ path, list: { view, go }, views }: SavedViewsProps) {
  const query = viewQuery(view);
  const here = listHref(path, view);
  const current = views.find((each) => viewQuery(stateOf(each)) === query);
  return (
    <details className={styles.root}>
      <summary className={styles.summary}>
        {current ? `View: ${current.name}` : `Views${views.length > 0 ? ` (${views.length})` : ''}`}
      </summary>
      <div className={styles.panel}>
        {views.length > 0 ? (
          <ul className={styles.views}>
            {views.map((each) => (
              <li className={styles.view} key={each.id}>
                <a
                  className={styles.link}
                  href={`${path}?${each.query}`}
                  aria-current={each === current ? 'true' : undefined}
                  onClick={(event) => {
                    if (!isPlainClick(event)) return;
                    event.preventDefault();
                    event.currentTarget.closest('details')?.removeAttribute('open');
                    const { status, chips, sort } = stateOf(each);
                    go({ search: '', status, chips, sort, offset: 0 });
                  }}
                >
                  {each.name}
                </a>
                <form method="post" action={viewPaths.delete(path, each.id)}>
                  <input type="hidden" name="next" value={here} />
                  <button
                    className={styles.remove}
                    type="submit"
                    aria-label={`Delete the view ${each.name}`}
                  >
                    ×
                  </button>
                </form>
              </li>
            ))}
          </ul>
        ) : null}
        {query === '' ? (
          <p className={styles.note}>Filter or sort the list, then save it here under a name.</p>
        ) : (
          <form className={styles.form} method="post" action={viewPaths.save(path)}>
            <input type="hidden" name="query" value={query} />
            <input type="hidden" name="next" value={here} />
            <label className={styles.field}>
              Save what is shown as
              <input
                className={styles.name}
                name="name"
                required
                maxLength={VIEW_NAME_MAX}
                autoComplete="off"
              />
            </label>
            <StaffButton type="submit" kind="row">
              Save view
            </StaffButton>
            <p className={styles.note}>It has the filters and the order, not the search.</p>
          </form>
        )}
      </div>
    </details>
  );
}
