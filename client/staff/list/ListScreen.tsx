import { useEffect, useId, useRef, type ReactNode } from 'react';

import { type ListResponse } from '../../../src/staff-list/list.contract.ts';
import { isPlainClick } from '../../shared/plain-click.ts';
import { EmptyState, type EmptyNext } from '../ui/EmptyState.tsx';
import * as screen from '../shell/Screen.css.ts';
import { Screen, ScreenNote } from '../shell/Screen.tsx';
import type { Sorting } from '../ui/SortHeader.tsx';
import { StaffButton } from '../ui/StaffButton.tsx';
import { Table } from '../ui/Table.tsx';
import * as toolbar from '../ui/Toolbar.css.ts';
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
  /** The search box; a list without a search has its filter there. */
  searchBox?: { label: string; placeholder: string };
  filter?: ReactNode;
  /** The count line, or the counts. */
  counts?: ReactNode;
  columns: readonly string[];
  minorColumns?: readonly string[];
  sorts?: Sorting['sorts'];
  /** Table rows; none where nothing could be read. */
  rows: ReactNode;
  /** Why there are no rows, and where rows come from. */
  empty: string;
  emptyNext: EmptyNext;
  /** The outcome of the last action; '' for none. */
  notice?: string;
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
  filter,
  counts,
  columns,
  minorColumns,
  sorts,
  rows,
  empty,
  emptyNext,
  notice,
  tools,
  pane,
  more,
  children,
}: ListScreenProps<Data>) {
  const id = useId();
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
    form: `${id}order`,
    onSort: (sort: string) => list.go({ sort, offset: 0 }),
  };
  return (
    <Screen
      title={title}
      lead={searchBox ? <SearchForm path={path} list={list} {...searchBox} /> : filter}
      actions={
        searchBox ? (
          children
        ) : (
          <>
            {children}
            <RefreshForm path={path} list={list} />
          </>
        )
      }
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
          {notice === undefined ? null : <ScreenNote isLive>{notice}</ScreenNote>}
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
      <form id={`${id}order`} action={path} hidden>
        <input type="hidden" name="q" value={view.search} />
        <FilterFields view={view} />
      </form>
      <div className={screen.columns}>
        <div
          className={screen.region}
          ref={region}
          role="group"
          aria-label={`${title}, entries`}
          // Arrow keys need the focus to scroll rows that contain nothing that takes it.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
          tabIndex={searchBox ? -1 : 0}
          aria-busy={busy}
        >
          <Table columns={columns} minor={minorColumns} sorting={sorting}>
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

interface FormProps {
  path: string;
  list: Omit<List<unknown>, 'change'>;
}

/** The filter and the chips of a view. */
const FilterFields = ({ view: { status, chips } }: Pick<List<unknown>, 'view'>) => (
  <>
    {status ? <input type="hidden" name="status" value={status} /> : null}
    {Object.entries(chips).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
  </>
);

/** What the view is in addition to its search, so that a form keeps it. */
const ViewFields = ({ view }: Pick<List<unknown>, 'view'>) => (
  <>
    <FilterFields view={view} />
    {view.sort === 'newest' ? null : <input type="hidden" name="sort" value={view.sort} />}
  </>
);

function RefreshForm({ path, list: { view, refresh } }: FormProps) {
  return (
    <form
      action={path}
      onSubmit={(event) => {
        event.preventDefault();
        refresh();
      }}
    >
      <ViewFields view={view} />
      {view.offset > 0 ? <input type="hidden" name="offset" value={view.offset} /> : null}
      <StaffButton type="submit">Refresh</StaffButton>
    </form>
  );
}

function SearchForm({
  path,
  list: { view, searchBox, search, refresh },
  label,
  placeholder,
}: FormProps & { label: string; placeholder: string }) {
  // What was typed before hydration, or restored by the browser, is searched for too.
  const searchAtFirst = useRef(search);
  useEffect(() => searchAtFirst.current(searchBox.current?.value ?? ''), [searchBox]);
  return (
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
          aria-label={label}
          placeholder={placeholder}
          autoComplete="off"
          spellCheck={false}
          onInput={(event) => search(event.currentTarget.value)}
        />
        <ViewFields view={view} />
        <StaffButton type="submit">Refresh</StaffButton>
      </form>
    </search>
  );
}
