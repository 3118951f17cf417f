import { useEffect, useId, useRef, type ReactNode } from 'react';

import type { ListResponse, Flash } from '../../../src/features/staff/staff.contract.ts';
import { Button } from '../../../src/ui/Button/Button.tsx';
import * as styles from './ListScreen.css.ts';
import { ListPages } from './ListPages.tsx';
import { LeaveForm, Screen } from '../shell/Screen.tsx';
import { SortHeader } from './SortHeader.tsx';
import * as table from './Table.css.ts';
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
  /** By column, the orders it sorts by; the first is what the first press gives. */
  sorts?: Readonly<Record<string, readonly [string, string]>>;
  /** Table rows; none where nothing could be read. */
  rows: ReactNode;
  empty: { always: string; searched: string };
  /** What the rows are not, and staff might take them for. */
  note?: string | null;
  /** What came of the form that led here. */
  told?: Flash | null;
  /** The clock that the times are told by. */
  timeZone: string;
  /** What acts on the rows, above them. */
  tools?: ReactNode;
  /** Further buttons of the toolbar. */
  children?: ReactNode;
  exit: { label: string; next: string };
}

/** A staff list: toolbar, count line, table, and the way to older rows. Without JavaScript too. */
export function ListScreen<Answer extends ListResponse<unknown>>({
  title,
  page,
  list,
  searchLabel,
  placeholder,
  counts,
  columns,
  sorts,
  rows,
  empty,
  note,
  told,
  timeZone,
  tools,
  children,
  exit,
}: ListScreenProps<Answer>) {
  const id = useId();
  const { answer, search, problem, busy, searchBox, typed, refresh } = list;
  const region = useRef<HTMLDivElement>(null);

  // What was typed before this woke up, or was put back by the browser, is searched for too.
  const typedAtFirst = useRef(typed);
  useEffect(() => typedAtFirst.current(searchBox.current?.value ?? ''), [searchBox]);

  const isEmpty = answer !== null && answer.data.length === 0;
  return (
    <Screen
      title={title}
      toolbar={
        <>
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
              {list.view.status ? (
                <input type="hidden" name="status" value={list.view.status} />
              ) : null}
              {list.view.sort === 'newest' ? null : (
                <input type="hidden" name="sort" value={list.view.sort} />
              )}
              <Button type="submit" variant="secondary" size="small" className={styles.press}>
                Refresh
              </Button>
            </form>
          </search>
          <div className={styles.actions}>
            {children}
            <LeaveForm label={exit.label} next={exit.next} />
          </div>
        </>
      }
    >
      <div className={styles.state}>
        <div aria-live="polite">{counts}</div>
        <p>Times in {timeZone.replaceAll('_', ' ')}</p>
        {note ? <p className={styles.note}>{note}</p> : null}
        {told ? (
          <p className={told.isProblem ? styles.problem : styles.note} role="status">
            {told.text}
          </p>
        ) : null}
        <div className={styles.trouble}>
          <p className={styles.problem} role="alert">
            {problem}
          </p>
          {problem ? (
            <Button variant="secondary" size="small" className={styles.rowPress} onClick={refresh}>
              Try again
            </Button>
          ) : null}
        </div>
      </div>
      {tools}
      <form id={`${id}order`} action={page} hidden>
        <input type="hidden" name="q" value={search} />
      </form>
      <div className={styles.region} ref={region} tabIndex={-1} aria-busy={busy}>
        <table
          className={`${table.table} ${styles.table}`}
          data-sortable={sorts ? true : undefined}
        >
          <thead>
            <tr>
              {columns.map((column) => {
                const orders = sorts?.[column];
                return orders ? (
                  <SortHeader
                    key={column}
                    label={column}
                    sorts={orders}
                    current={answer?.meta.sort ?? list.view.sort}
                    form={`${id}order`}
                    onSort={(sort) => list.go({ sort, cursor: null })}
                  />
                ) : (
                  <th key={column} scope="col">
                    {column}
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>{rows}</tbody>
        </table>
        {isEmpty ? <p className={styles.empty}>{search ? empty.searched : empty.always}</p> : null}
      </div>
      <ListPages
        page={page}
        list={list}
        onGo={() => {
          region.current?.scrollTo(0, 0);
          region.current?.focus();
        }}
      />
    </Screen>
  );
}
