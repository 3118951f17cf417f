import { useId, type ReactNode } from 'react';

import { listHref, staffForms, type ListAnswer } from '../../src/features/staff/staff.contract.ts';
import * as styles from './ListScreen.css.ts';
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
  counts: (answer: Answer) => ReactNode;
  columns: readonly string[];
  rows: (answer: Answer) => ReactNode;
  empty: { always: string; searched: string };
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
  children,
  exit,
  isLaterPage,
}: ListScreenProps<Answer>) {
  const id = useId();
  const ended = useSessionEnded();
  const { answer, search, problem, busy } = list;
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
        <form
          className={styles.search}
          role="search"
          action={page}
          onSubmit={(event) => {
            event.preventDefault();
            list.refresh();
          }}
        >
          <input
            className={styles.searchBox}
            ref={list.searchBox}
            type="search"
            name="q"
            defaultValue={search}
            aria-label={searchLabel}
            placeholder={placeholder}
            autoComplete="off"
            spellCheck={false}
            onInput={list.typed}
          />
          <button className={styles.button} type="submit" aria-disabled={busy}>
            Refresh
          </button>
        </form>
        <div className={styles.actions}>
          {children}
          <form method="post" action={staffForms.signOut}>
            <input type="hidden" name="next" value={exit.next} />
            <button className={styles.button} type="submit">
              {exit.label}
            </button>
          </form>
        </div>
      </div>
      <div className={styles.state}>
        <div role="status">{answer ? counts(answer) : null}</div>
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      </div>
      <div
        className={styles.region}
        role="region"
        aria-labelledby={`${id}title`}
        aria-busy={busy}
        // Scrolls sideways on narrow screens, which the keyboard must be able to do as well.
        tabIndex={0}
      >
        <table className={styles.table}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th className={styles.head} key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{answer ? rows(answer) : null}</tbody>
        </table>
        {isEmpty ? (
          <p className={styles.empty}>{search ? empty.searched : empty.always}</p>
        ) : null}
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
