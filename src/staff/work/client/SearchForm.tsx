import { useEffect, useRef } from 'react';

import type { List } from '../../list/client/use-list.ts';
import { useWayToRows } from '../../list/client/use-way-to-rows.ts';
import * as toolbar from '../../../ui/staff/Search.css.ts';
import { StaffButton } from '../../../ui/staff/StaffButton.tsx';

interface SearchFormProps {
  list: Pick<List<unknown>, 'state' | 'searchBox' | 'search' | 'refresh' | 'busy'>;
  what: string;
  placeholder: string;
  /** Where the form leads without a script; to the page's own address by default. */
  action?: string;
  /** On the button: reads again what is found. */
  submit?: string;
  /** Whether one begins here. */
  isNext?: boolean;
}

/** Searches a list as one types. Enter and ArrowDown go on to the first row that is found. */
export function SearchForm({
  list,
  what,
  placeholder,
  action,
  submit = 'Refresh',
  isNext = false,
}: SearchFormProps) {
  const { state, searchBox, search, refresh, busy } = list;
  // What was typed before hydration, or restored by the browser, is searched for too.
  const searchAtFirst = useRef(search);
  useEffect(() => searchAtFirst.current(searchBox.current?.value ?? ''), [searchBox]);
  const goToRows = useWayToRows(busy);
  const leave = () => {
    goToRows();
    // It has the list rendered again, after what was typed is searched for.
    refresh();
  };
  return (
    <search>
      <form
        className={toolbar.search}
        action={action}
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
          defaultValue={state.search}
          aria-label={`Search ${what}`}
          placeholder={placeholder}
          autoComplete="off"
          spellCheck={false}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page asks for nothing else
          autoFocus={isNext}
          onInput={(event) => search(event.currentTarget.value)}
          onKeyDown={(event) => {
            const { key, nativeEvent } = event;
            if (nativeEvent.isComposing || (key !== 'Enter' && key !== 'ArrowDown')) return;
            event.preventDefault();
            leave();
          }}
        />
        <StaffButton type="submit">{submit}</StaffButton>
      </form>
    </search>
  );
}
