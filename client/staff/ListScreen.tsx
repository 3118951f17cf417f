import { useEffect, useId, useRef, type ReactNode } from 'react';

import { listHref, staffForms, type ListAnswer } from '../../src/features/staff/staff.contract.ts';
import { Button } from '../../src/ui/Button/Button.tsx';
import * as styles from './ListScreen.css.ts';
import * as table from './Table.css.ts';
import { useSessionEnded } from './session-state.ts';
import type { StaffList } from './use-staff-list.ts';

interface ListScreenProps<Answer> {
  title: string;
  /** The page's address: where its plain forms and links lead. */
  page: string;
  list: StaffList<Answer>;
  searchLabel: string;
  placeholder: string;
  /** The count line, or the counts. */
  counts: ReactNode;
  columns: readonly string[];
  /** Table rows; none where nothing could be read. */
  rows: ReactNode;
  empty: { always: string; searched: string };
  /** The clock that the times are told by. */
  timeZone: string;
  /** What acts on the rows, above them. */
  tools?: ReactNode;
  /** Further buttons of the toolbar. */
  children?: ReactNode;
  exit: { label: string; next: string };
  /** Whether the page began behind a cursor. */
  isLaterPage: boolean;
}

/** A staff list: toolbar, count line, table, and the way to older rows. Without JavaScript too. */
export function ListScreen<Answer extends ListAnswer<unknown>>({
  title,
  page,
  list,
  searchLabel,
  placeholder,
  counts,
  columns,
  rows,
  empty,
  timeZone,
  tools,
  children,
  exit,
  isLaterPage,
}: ListScreenProps<Answer>) {
  const id = useId();
  const ended = useSessionEnded();
  const { answer, search, problem, busy, typed, refresh } = list;
  const searchBox = useRef<HTMLInputElement>(null);

  // What was typed before this woke up, or was put back by the browser, is searched for too.
  const typedAtFirst = useRef(typed);
  useEffect(() => typedAtFirst.current(searchBox.current?.value ?? ''), []);

  const isEmpty = answer !== null && answer.data.length === 0;
  return (
    <section
      className={styles.screen}
      aria-labelledby={`${id}title`}
      data-ended={ended || undefined}
    >
      <div className={styles.toolbar}>
        <h1 className={styles.title} id={`${id}title`}>
          {title}
        </h1>
        <search className={styles.searchPart}>
          <form
            className={styles.search}
            action={page}
            onSubmit={(event) => {
              event.preventDefault();
              refresh();
            }}
          >
            <input
              className={styles.searchBox}
              ref={searchBox}
              type="search"
              name="q"
              defaultValue={search}
              aria-label={searchLabel}
              placeholder={placeholder}
              autoComplete="off"
              spellCheck={false}
              onInput={(event) => typed(event.currentTarget.value)}
            />
            <Button type="submit" variant="secondary" size="small" className={styles.press}>
              Refresh
            </Button>
          </form>
        </search>
        <div className={styles.actions}>
          {children}
          <form method="post" action={staffForms.signOut}>
            <input type="hidden" name="next" value={exit.next} />
            <Button type="submit" variant="secondary" size="small" className={styles.press}>
              {exit.label}
            </Button>
          </form>
        </div>
      </div>
      <div className={styles.state}>
        <div aria-live="polite">{counts}</div>
        <p>Times in {timeZone.replaceAll('_', ' ')}</p>
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      </div>
      {tools}
      <div className={styles.region} aria-busy={busy}>
        <table className={`${table.table} ${styles.table}`}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{rows}</tbody>
        </table>
        {isEmpty ? <p className={styles.empty}>{search ? empty.searched : empty.always}</p> : null}
      </div>
      <nav className={styles.pages} aria-label="Pages of the list">
        {isLaterPage ? (
          <a className={styles.pageLink} href={listHref(page, { q: search })}>
            Back to the newest
          </a>
        ) : null}
        {answer?.meta.next_cursor ? (
          <a
            className={styles.pageLink}
            rel="next"
            href={listHref(page, { q: search, cursor: answer.meta.next_cursor })}
          >
            Older
          </a>
        ) : null}
      </nav>
    </section>
  );
}
