import { useEffect, useId, useRef, type ReactNode } from 'react';

import type { ListResponse } from '../../../src/staff-list/list.contract.ts';
import type { Flash } from '../../../src/features/staff/staff.contract.ts';
import { Button } from '../../../src/ui/Button/Button.tsx';
import * as styles from './ListScreen.css.ts';
import { ListPages } from './ListPages.tsx';
import { LeaveForm, Screen } from '../shell/Screen.tsx';
import { SortHeader } from './SortHeader.tsx';
import * as table from './Table.css.ts';
import type { List } from './use-list.ts';

interface ListScreenProps<Data> {
  title: string;
  /** The page's path: where its plain forms and links lead. */
  path: string;
  list: List<Data>;
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
  /** The outcome of the form that led here. */
  flash?: Flash | null;
  /** The clock that the times are told by. */
  timeZone: string;
  /** What acts on the rows, above them. */
  tools?: ReactNode;
  /** Further buttons of the toolbar. */
  children?: ReactNode;
  exit: { label: string; next: string };
}

/** A staff list: toolbar, count line, table, and the way to older rows. Without JavaScript too. */
export function ListScreen<Data extends ListResponse<unknown>>({
  title,
  path,
  list,
  searchLabel,
  placeholder,
  counts,
  columns,
  sorts,
  rows,
  empty,
  note,
  flash,
  timeZone,
  tools,
  children,
  exit,
}: ListScreenProps<Data>) {
  const id = useId();
  const { data, view, problem, busy, searchBox, search, refresh } = list;
  const region = useRef<HTMLDivElement>(null);

  // What was typed before hydration, or restored by the browser, is searched for too.
  const searchAtFirst = useRef(search);
  useEffect(() => searchAtFirst.current(searchBox.current?.value ?? ''), [searchBox]);

  const isEmpty = data !== null && data.data.length === 0;
  return (
    <Screen
      title={title}
      toolbar={
        <>
          <search className={styles.searchPart}>
            <form
              className={styles.search}
              action={path}
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
                defaultValue={view.search}
                aria-label={searchLabel}
                placeholder={placeholder}
                autoComplete="off"
                spellCheck={false}
                onInput={(event) => search(event.currentTarget.value)}
              />
              {view.status ? <input type="hidden" name="status" value={view.status} /> : null}
              {view.sort === 'newest' ? null : (
                <input type="hidden" name="sort" value={view.sort} />
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
        {flash ? (
          <p className={flash.isProblem ? styles.problem : styles.note} role="status">
            {flash.text}
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
      <form id={`${id}order`} action={path} hidden>
        <input type="hidden" name="q" value={view.search} />
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
                    current={data?.meta.sort ?? view.sort}
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
        {isEmpty ? (
          <p className={styles.empty}>{view.search ? empty.searched : empty.always}</p>
        ) : null}
      </div>
      <ListPages
        path={path}
        list={list}
        onGo={() => {
          region.current?.scrollTo(0, 0);
          region.current?.focus();
        }}
      />
    </Screen>
  );
}
