import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { createStore, useStore } from '../../../../../client/shared/store.ts';
import { personPath, peopleTexts } from '../../../../people/people.contract.ts';
import { recordKinds } from '../../../../record-kinds.contract.ts';
import type { DisplayTime } from '../../../../shared/display-time.ts';
import { staffPages } from '../../../../shared/staff-pages.ts';
import { capitalized } from '../../../../shared/text/letter-case.ts';
import { contactOf } from '../../../../shared/text/person-contact.ts';
import { useKeys, type KeyAction } from '../../../../staff/client/keys.ts';
import { callOrThrow, startingWith, useStaffClient } from '../../../../staff/client/staff-query.ts';
import { moveKeys } from '../../../../staff/list/client/move-keys.ts';
import {
  focusedRow,
  followModality,
  leaveFieldsByEscape,
} from '../../../../staff/list/client/row-focus.ts';
import { useListUrl, type ListUrl } from '../../../../staff/list/client/use-list-url.ts';
import { countText } from '../../../../staff/list/list-texts.contract.ts';
import { parseListState } from '../../../../staff/list/list.contract.ts';
import type { Flash } from '../../../../staff/staff.contract.ts';
import { SearchForm } from '../../../../staff/work/client/SearchForm.tsx';
import { wordOf } from '../../../../staff/work/words.contract.ts';
import { EmailText } from '../../../../ui/staff/EmailText.tsx';
import { EmptyState } from '../../../../ui/staff/EmptyState.tsx';
import { Region, Screen, ScreenNote } from '../../../../ui/staff/Screen.tsx';
import { link } from '../../../../ui/staff/Table.css.ts';
import { Cell, Table, TimeCell } from '../../../../ui/staff/Table.tsx';
import { foundApi, type FoundPeople, type FoundPerson, type FoundWork } from '../found.contract.ts';

export type PeopleScreenProps = {
  start: FoundPeople;
  /** On the form that led here. */
  flash: Flash | null;
  time: DisplayTime;
};

const { path } = staffPages.people;

/** What the address asks for, read again as it changes; what was found before shows meanwhile. */
function useFoundPeople(start: FoundPeople) {
  const [startState] = useState(() => parseListState(new URLSearchParams({ q: start.search })));
  const { settle, ...url } = useListUrl(path, startState, {});
  const { search } = url.state;
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery<FoundPeople>(
    {
      queryKey: ['people', 'found', search],
      queryFn: ({ signal }) =>
        callOrThrow(foundApi, { query: { q: search } }, peopleTexts.failed, { signal }),
      ...startingWith(search === start.search ? start : undefined),
      placeholderData: keepPreviousData,
    },
    useStaffClient(),
  );
  return {
    list: {
      ...url,
      busy: isFetching && isPlaceholderData,
      refresh: () => {
        if (!settle()) void refetch();
      },
    },
    found: data,
    problem: error?.message ?? null,
  };
}

const peopleKeys = (
  people: readonly FoundPerson[],
  searchBox: ListUrl['searchBox'],
): readonly KeyAction[] => [
  ...moveKeys({ ids: () => people.map(({ id }) => id) }),
  {
    key: 'o',
    label: 'Open',
    group: 'Read',
    isFor: () => focusedRow() !== undefined,
    run: () => {
      const id = CSS.escape(focusedRow() ?? '');
      document.querySelector<HTMLElement>(`[data-opener="${id}"]`)?.click();
    },
  },
  {
    key: '/',
    label: 'Search this list',
    group: 'Read',
    run: () => searchBox.current?.focus(),
  },
];

/** Of the page as the Worker made it: rows that are read later take the focus from nobody. */
const served = createStore(false);

/**
 * Finds people by a part of their name, address or phone.
 *
 * Why is this an island? It searches as one types, and the keys of the lists go through what it finds.
 */
export function PeopleScreen({ start, flash, time }: PeopleScreenProps) {
  const { list, found, problem } = useFoundPeople(start);
  const isServed = useStore(served, true);
  useKeys(peopleKeys(found?.people ?? [], list.searchBox));
  useEffect(followModality, []);
  useEffect(leaveFieldsByEscape, []);
  // What came of the form before goes with the first search.
  const outcome = found?.search === start.search ? flash : null;
  return (
    <Screen
      title="People"
      lead={
        <SearchForm
          list={list}
          what="people"
          placeholder="Part of a name, address or phone"
          action={path}
          submit="Find"
          isNext={start.search === '' || start.people.length === 0}
        />
      }
      actions={null}
      status={
        <ScreenNote isLive>
          {outcome && !outcome.isProblem ? outcome.text : found && statusText(found)}
        </ScreenNote>
      }
      problem={problem ?? (outcome?.isProblem ? outcome.text : null)}
      {...(problem === null ? {} : { onRetry: list.refresh })}
    >
      <Region label={found?.search ? 'People that were found' : 'People who came last'}>
        {found && found.people.length > 0 ? (
          <FoundTable people={found.people} time={time} isNext={isServed && found.search !== ''} />
        ) : found ? (
          <NobodyFound search={found.search} />
        ) : null}
      </Region>
    </Screen>
  );
}

/** What is said above the rows, read out as they change. */
function statusText({ search, people, note }: FoundPeople): string {
  if (note !== null) return note;
  if (people.length === 0) return '';
  return search === '' ? 'Who came last' : `Showing ${countText(people.length)}`;
}

const NobodyFound = ({ search }: { search: string }) => (
  <EmptyState
    text={
      search === ''
        ? 'Find a person by a part of their name, address or phone.'
        : `Nobody has “${search}” in their name, address or phone.`
    }
    isNarrowed={search !== ''}
    next={{
      text: 'Everything that one person sent, that was sent about them, and what staff did stands on one page. Their data can be handed out or erased there.',
      href: staffPages.leads.path,
      label: 'Look through the leads',
    }}
  />
);

/** Of several records, which one has it: 'Qualified, Message: New'. */
function workText([name, status]: FoundWork, _index: number, { length }: readonly FoundWork[]) {
  const kind = recordKinds.find((each) => each.name === name);
  const word = kind ? wordOf(kind.values.status, status) : status;
  return kind && length > 1 ? `${capitalized(kind.noun.one)}: ${word}` : word;
}

interface FoundTableProps {
  people: readonly FoundPerson[];
  time: DisplayTime;
  /** Whether a search led to them, so that one goes on with the first. */
  isNext: boolean;
}

const FoundTable = ({ people, time, isNext }: FoundTableProps) => (
  <Table label="People" columns={['Name', 'Email', 'Known as', 'Status', 'Owner', 'Last']}>
    {people.map(({ id, name, kinds, at, work, ...of }, index) => (
      <tr key={id} data-row={id}>
        <Cell kind="name">
          <a
            className={link}
            data-opener={id}
            href={personPath(id)}
            dir="auto"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- what the search was for
            autoFocus={isNext && index === 0}
          >
            {name}
          </a>
        </Cell>
        <Cell kind="wholeEmail">
          <EmailText>{contactOf(of)}</EmailText>
        </Cell>
        <Cell kind="text" label="Known as">
          {kinds.replaceAll(',', ', ')}
        </Cell>
        <Cell kind="text" label="Status">
          {work.map(workText).join(', ')}
        </Cell>
        <Cell kind="short" label="Owner">
          {[...new Set(work.flatMap(([, , owner]) => owner ?? []))].join(', ')}
        </Cell>
        <TimeCell label="Last" at={at} time={time} />
      </tr>
    ))}
  </Table>
);
