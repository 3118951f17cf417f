import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';

import type { DisplayTime } from '../../../shared/display-time.ts';
import { conditionWord, type RecordKind } from '../../work/record-kind.contract.ts';
import {
  ARRIVAL_CONDITIONS,
  hasNoDay,
  OFFERED_MAX,
  parseListState,
  REVERSED,
  type Conditions,
} from '../list.contract.ts';
import { rangeIn, rangesNow, type NamedRange } from '../ranges.contract.ts';
import { callOrThrow, useStaffClient } from '../../client/staff-query.ts';
import * as links from '../../../ui/staff/FilterLinks.css.ts';
import { StaffButton } from '../../../ui/staff/StaffButton.tsx';
import * as styles from '../../../ui/staff/FilterMenu.css.ts';
import { problem } from '../../../ui/staff/Screen.css.ts';
import { ListMenu } from './ListMenu.tsx';
import type { List } from './use-list.ts';

/** What phones sort by here, where no columns have their names. */
export interface ChosenOrder {
  value: string;
  label: string;
}

/** What the filter asks of a kind. */
export type FilteredKind = Pick<
  RecordKind,
  'values' | 'choices' | 'offers' | 'offeredWords' | 'list'
>;

interface FilterMenuProps {
  list: Pick<List<unknown>, 'state' | 'conditions' | 'go'>;
  kind: FilteredKind;
  /** Names that are offered as owner. */
  names: readonly string[];
  orders: readonly ChosenOrder[];
  time: DisplayTime;
  /** It is about to show what was asked for. */
  onShow: () => void;
}

/** Used most; on phones the others wait until they are asked for. */
const FIRST: ReadonlySet<string> = new Set(['owner', 'since', 'until', 'source']);

const inOrderOfUse = (conditions: List<unknown>['conditions']) =>
  Object.entries(conditions).toSorted(
    ([one], [other]) => Number(FIRST.has(other)) - Number(FIRST.has(one)),
  );

const stateIn = (form: HTMLFormElement) =>
  parseListState(new URLSearchParams([...new FormData(form)] as [string, string][]));

/** Asks for the days of a range, with whatever else stands in the form. */
function setRange(form: HTMLFormElement, range: NamedRange): void {
  for (const name of ['since', 'until'] as const) {
    const field = form.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (field) field.value = range[name];
  }
  form.requestSubmit();
}

const focusUntil = (form: HTMLFormElement) =>
  form.querySelector<HTMLElement>('[name="until"]')?.focus();

/** Values to choose from, by condition; read once the menu opens. */
function useOffers({ offers, list }: FilteredKind, isOpen: boolean) {
  const { data: found } = useQuery(
    {
      queryKey: ['offers', list],
      queryFn: () => (offers ? callOrThrow(offers, {}, '') : {}),
      enabled: isOpen && offers !== undefined,
    },
    useStaffClient(),
  );
  return new Map<string, readonly string[]>(Object.entries(found ?? {}));
}

/** The values that a condition can have, with their words; undefined where one is typed. */
function optionsOf(
  kind: FilteredKind,
  name: string,
  set: string,
  offered: readonly string[] = [],
): Readonly<Record<string, { label: string }>> | undefined {
  const known = kind.values[name]?.options ?? kind.choices?.[name];
  if (known) return known;
  if (Object.hasOwn(ARRIVAL_CONDITIONS, name) || offered.length >= OFFERED_MAX) return undefined;
  const values = new Set([...offered, set].filter(Boolean));
  return Object.fromEntries(
    [...values].map((value) => [value, { label: conditionWord(kind, name, value) }]),
  );
}

/** The further conditions of a list: each can be set by mouse and keyboard, and stands in the address. */
export function FilterMenu({ list, kind, names, orders, time, onShow }: FilterMenuProps) {
  const { state, conditions, go } = list;
  const [isOpen, setIsOpen] = useState(false);
  const [hasMore, setHasMore] = useState(false);
  const [isReversed, setReversed] = useState(false);
  const problemId = useId();
  const offered = useOffers(kind, isOpen);
  return (
    <ListMenu label="Filter" isOpen={isOpen} onToggle={setIsOpen}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          const { conditions: asked, sort } = stateIn(event.currentTarget);
          setReversed(hasNoDay(asked));
          if (hasNoDay(asked)) {
            focusUntil(event.currentTarget);
            return;
          }
          onShow();
          go({ conditions: asked, sort, offset: 0 });
        }}
      >
        <OrderChoice set={state.sort} orders={orders} />
        <RangeChoice conditions={state.conditions} time={time} />
        {inOrderOfUse(conditions).map(([name, label]) => {
          const { [name]: set = '' } = state.conditions;
          const isRare = !FIRST.has(name) && set === '' && !hasMore;
          const options = optionsOf(kind, name, set, offered.get(name));
          return (
            <label key={name} data-rare={isRare ? '' : undefined}>
              {label}
              {name === 'owner' ? (
                <OwnerChoice set={set} names={names} />
              ) : options ? (
                <OptionChoice name={name} set={set} options={options} />
              ) : (
                <TextCondition
                  name={name}
                  set={set}
                  offered={offered.get(name)}
                  problemId={isReversed && name === 'until' ? problemId : undefined}
                />
              )}
            </label>
          );
        })}
        <p id={problemId} className={problem} role="alert" hidden={!isReversed}>
          {isReversed ? REVERSED : ''}
        </p>
        <Ways onMore={hasMore ? undefined : () => setHasMore(true)} />
      </form>
    </ListMenu>
  );
}

/** @param onMore shows the conditions that are used rarely; undefined where they show */
const Ways = ({ onMore }: { onMore: (() => void) | undefined }) => (
  <div className={styles.ways}>
    <StaffButton type="submit">Show</StaffButton>
    {onMore ? (
      <span className={styles.more}>
        <StaffButton onClick={onMore}>More conditions</StaffButton>
      </span>
    ) : null}
  </div>
);

/** Sets both days and shows what arrived in them. */
function RangeChoice({ conditions, time }: { conditions: Conditions; time: DisplayTime }) {
  const ranges = rangesNow(time.timeZone);
  const current = rangeIn(ranges, conditions);
  return (
    <div className={styles.ranges} role="group" aria-label="Arrived">
      {ranges.map((range) => (
        <button
          key={range.label}
          className={links.link}
          type="button"
          aria-current={range === current ? 'true' : undefined}
          onClick={({ currentTarget: { form } }) => form && setRange(form, range)}
        >
          {range.label}
        </button>
      ))}
    </div>
  );
}

/** An order that no column gives stays on offer while the list has it. */
function OrderChoice({ set, orders }: { set: string; orders: readonly ChosenOrder[] }) {
  const id = useId();
  return (
    <div className={styles.order}>
      <label htmlFor={id}>Sort by</label>
      <select id={id} name="sort" defaultValue={set}>
        {orders.some(({ value }) => value === set) ? null : <option value={set}>As it is</option>}
        {orders.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}

interface ConditionProps {
  name: string;
  /** Its value now; '' for none. */
  set: string;
}

/** @param names one that is set is offered, too, where it is no longer among them */
const OwnerChoice = ({ set, names }: { set: string; names: readonly string[] }) => (
  <select name="owner" defaultValue={set}>
    <option value="">Anyone</option>
    {[...new Set([...names, set])].filter(Boolean).map((name) => (
      <option key={name} value={name}>
        {name}
      </option>
    ))}
  </select>
);

interface OptionChoiceProps extends ConditionProps {
  options: Readonly<Record<string, { label: string }>>;
}

const OptionChoice = ({ name, set, options }: OptionChoiceProps) => (
  <select name={name} defaultValue={set}>
    <option value="">Any</option>
    {Object.entries(options).map(([value, { label }]) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </select>
);

interface TextConditionProps extends ConditionProps {
  /** Values to choose from, where there are some. */
  offered: readonly string[] | undefined;
  /** Of the text that says what is wrong with it. */
  problemId: string | undefined;
}

function TextCondition({ name, set, offered, problemId }: TextConditionProps) {
  const id = useId();
  return (
    <>
      <input
        name={name}
        type={Object.hasOwn(ARRIVAL_CONDITIONS, name) ? 'date' : 'text'}
        defaultValue={set}
        list={offered ? id : undefined}
        aria-invalid={problemId ? true : undefined}
        aria-describedby={problemId}
      />
      {offered ? (
        <datalist id={id}>
          {offered.map((value) => (
            <option key={value}>{value}</option>
          ))}
        </datalist>
      ) : null}
    </>
  );
}
