import { useEffect, useRef } from 'react';

import type { List } from '../../list/client/use-list.ts';
import * as toolbar from '../../../ui/staff/Search.css.ts';
import { StaffButton } from '../../../ui/staff/StaffButton.tsx';

interface SearchFormProps {
  list: Pick<List<unknown>, 'state' | 'searchBox' | 'search' | 'refresh'>;
  what: string;
  placeholder: string;
}

/** Searches a list as one types. */
export function SearchForm({ list, what, placeholder }: SearchFormProps) {
  const { state, searchBox, search, refresh } = list;
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
          defaultValue={state.search}
          aria-label={`Search ${what}`}
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
