import { useEffect, useRef, type ReactNode } from 'react';

import { type ListResponse } from '../../../src/staff-list/list.contract.ts';
import { isPlainClick } from '../../shared/plain-click.ts';
import { EmptyState, type EmptyNext } from '../ui/EmptyState.tsx';
import * as screen from '../shell/Screen.css.ts';
import { Screen } from '../shell/Screen.tsx';
import type { Sorting } from '../ui/Table.tsx';
import { StaffButton } from '../ui/StaffButton.tsx';
import { Table } from '../ui/Table.tsx';
import * as toolbar from '../ui/Search.css.ts';
import { focusRow } from './row-focus.ts';
import { OfflineNote } from '../data/OfflineNote.tsx';
import { NewRows, type Noun } from './NewRows.tsx';
import { ListPages } from './ListPages.tsx';
import type { List } from './use-list.ts';

interface ListScreenProps<Data> {
  title: string;
  /** What its rows are called, where they follow changes. */
  noun?: Noun;
  /** The page's path: where its plain forms and links lead. */
  path: string;
  list: List<Data>;
  searchBox: { label: string; placeholder: string };
  /** The count line, or the counts. */
  counts?: ReactNode;
  columns: readonly string[];
  minorColumns?: readonly string[];
  hasRowActions?: boolean;
  sorts?: Sorting['sorts'];
  /** Table rows; none where nothing could be read. */
  rows: ReactNode;
  /** Why there are no rows, and where rows come from. */
  empty: string;
  emptyNext: EmptyNext;
  /** What acts on the rows, above them. */
  tools?: ReactNode;
  /** The open record, next to the rows. */
  pane?: ReactNode;
  /** Below the list, next to the links to its pages. */
  more?: ReactNode;
  /** Further buttons of the toolbar. */
  children?: ReactNode;
}

/** A staff list: toolbar, counts, table and page links. */
export function ListScreen<Data extends ListResponse<unknown>>({
  title,
  noun,
  path,
  list,
  searchBox,
  counts,
  columns,
  minorColumns,
  hasRowActions = false,
  sorts,
  rows,
  empty,
  emptyNext,
  tools,
  pane,
  more,
  children,
}: ListScreenProps<Data>) {
  const { data, view, problem, busy, refresh, live } = list;
  const region = useRef<HTMLDivElement>(null);
  const firstNew = useRef<string>(undefined);
  // The rows that arrived are there after the next render.
  useEffect(() => {
    if (firstNew.current === undefined || !region.current) return;
    region.current.scrollTo(0, 0);
    focusRow(region.current, firstNew.current, true);
    firstNew.current = undefined;
  });
  const isEmpty = data !== null && data.data.length === 0;
  const isNarrowed = view.search !== '' || view.status !== '' || Object.keys(view.chips).length > 0;
  const sorting = sorts && {
    sorts,
    current: data?.meta.sort ?? view.sort,
    onSort: (sort: string) => list.go({ sort, offset: 0 }),
  };
  return (
    <Screen
      title={title}
      lead={<SearchForm list={list} {...searchBox} />}
      actions={children}
      tools={tools}
      status={
        <>
          {counts === undefined ? null : (
            // What changes by itself is not read out.
            <div aria-live={live.left.size > 0 || live.arrivals.ids.length > 0 ? 'off' : 'polite'}>
              {counts}
            </div>
          )}
          <OfflineNote />
        </>
      }
      more={more}
      problem={problem}
      onRetry={refresh}
      pages={
        <>
          <ListPages
            path={path}
            list={list}
            onGo={() => {
              region.current?.scrollTo(0, 0);
              region.current?.focus();
            }}
          />
          {noun ? (
            <NewRows
              live={live}
              noun={noun}
              onShow={() => {
                [firstNew.current] = live.arrivals.ids;
                list.showArrivals();
              }}
              onGoToStart={() => {
                list.go({ offset: 0 });
                region.current?.focus();
              }}
            />
          ) : null}
        </>
      }
    >
      <div className={screen.columns}>
        <div
          className={screen.region}
          ref={region}
          role="group"
          aria-label={`${title}, entries`}
          tabIndex={-1}
          aria-busy={busy}
        >
          <Table
            columns={columns}
            minor={minorColumns}
            hasActions={hasRowActions}
            sorting={sorting}
          >
            {rows}
          </Table>
          {isEmpty ? (
            <EmptyState
              text={empty}
              isNarrowed={isNarrowed}
              next={isNarrowed ? wholeList(path, list) : emptyNext}
            />
          ) : null}
        </div>
        {pane}
      </div>
    </Screen>
  );
}

/** The link to all rows; what was searched for goes as well. */
const wholeList = (
  path: string,
  { go, searchBox }: Pick<List<unknown>, 'go' | 'searchBox'>,
): EmptyNext => ({
  href: path,
  label: 'Clear the search and all filters',
  onClick: (event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (searchBox.current) searchBox.current.value = '';
    go({ search: '', status: '', chips: {}, offset: 0 });
  },
});

interface SearchFormProps {
  list: Pick<List<unknown>, 'view' | 'searchBox' | 'search' | 'refresh'>;
  label: string;
  placeholder: string;
}

function SearchForm({ list, label, placeholder }: SearchFormProps) {
  const { view, searchBox, search, refresh } = list;
  // What was typed before hydration, or restored by the browser, is searched for too.
  const searchAtFirst = useRef(search);
  useEffect(() => searchAtFirst.current(searchBox.current?.value ?? ''), [searchBox]);
  return (
    <search>
      <form
        className={toolbar.search}
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
          aria-label={label}
          placeholder={placeholder}
          autoComplete="off"
          spellCheck={false}
          onInput={(event) => search(event.currentTarget.value)}
        />
        <StaffButton type="submit">Refresh</StaffButton>
      </form>
    </search>
  );
}
