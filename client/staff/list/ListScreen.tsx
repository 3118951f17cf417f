import { useEffect, useId, useRef, type ReactNode } from 'react';

import type { Flash } from '../../../src/features/staff/staff.contract.ts';
import { limitText, type ListResponse } from '../../../src/staff-list/list.contract.ts';
import * as screen from '../ui/Screen.css.ts';
import { Screen, ScreenNote } from '../ui/Screen.tsx';
import type { Sorting } from '../ui/SortHeader.tsx';
import { StaffButton } from '../ui/StaffButton.tsx';
import { Table } from '../ui/Table.tsx';
import * as toolbar from '../ui/Toolbar.css.ts';
import { ListPages } from './ListPages.tsx';
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
  sorts?: Sorting['sorts'];
  /** Table rows; none where nothing could be read. */
  rows: ReactNode;
  empty: { always: string; searched: string };
  /** The outcome of the form that led here. */
  flash?: Flash | null;
  /** The time zone of the times. */
  timeZone: string;
  /** What acts on the rows, above them. */
  tools?: ReactNode;
  /** Further buttons of the toolbar. */
  children?: ReactNode;
  exit: { label: string; next: string };
}

/** A staff list: toolbar, count line, table and page links, which work without JavaScript too. */
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

  const limit = data && limitText(data.meta, view);
  const isEmpty = data !== null && data.data.length === 0;
  const sorting = sorts && {
    sorts,
    current: data?.meta.sort ?? view.sort,
    form: `${id}order`,
    onSort: (sort: string) => list.go({ sort, cursor: null }),
  };
  return (
    <Screen
      title={title}
      lead={
        <search>
          <form
            className={toolbar.search}
            action={path}
            onSubmit={(event) => {
              event.preventDefault();
              refresh();
            }}
          >
            <input
              className={toolbar.searchBox}
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
            {view.sort === 'newest' ? null : <input type="hidden" name="sort" value={view.sort} />}
            <StaffButton type="submit">Refresh</StaffButton>
          </form>
        </search>
      }
      actions={children}
      exit={exit}
      status={
        <>
          <div aria-live="polite">{counts}</div>
          {limit ? <ScreenNote>{limit}</ScreenNote> : null}
          {flash ? (
            <ScreenNote isLive isProblem={flash.isProblem}>
              {flash.text}
            </ScreenNote>
          ) : null}
        </>
      }
      timeZone={timeZone}
      problem={problem}
      onRetry={refresh}
    >
      {tools}
      <form id={`${id}order`} action={path} hidden>
        <input type="hidden" name="q" value={view.search} />
      </form>
      <div className={screen.region} ref={region} tabIndex={-1} aria-busy={busy}>
        <Table
          columns={columns}
          sorting={sorting}
          empty={isEmpty ? (view.search ? empty.searched : empty.always) : null}
        >
          {rows}
        </Table>
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
