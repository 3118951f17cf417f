import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';

import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Chooser.css.ts';

export interface Option {
  id: string;
  /** The heading that it is under. */
  group: string;
  label: string;
  /** What tells it from others of the same name. */
  hint?: string;
  /** The key that does the same. */
  keys?: string;
}

/** Whether a text has every typed word. */
export function hasWords(text: string, typed: string): boolean {
  const found = text.toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => found.includes(word));
}

/** Which option comes so many further on; after the last one, the first. */
const stepped = (options: readonly unknown[], current: number, step: number) =>
  options.length === 0 ? 0 : (current + step + options.length) % options.length;

interface ChooserProps<Chosen extends Option> {
  /** Of the dialog. */
  id: string;
  label: string;
  /** What can be found. */
  placeholder: string;
  /** The headings, in their order. */
  groups: readonly string[];
  /** Those that fit what is typed. */
  options: readonly Chosen[];
  typed: string;
  /** The group whose options for what is typed are still to come. */
  awaited?: string | undefined;
  onType: (text: string) => void;
  /** Below the options. */
  status: ReactNode;
  /** What Enter does. */
  enterText: string;
  onChoose: (option: Chosen) => void;
  /** Whether an option leads to others here. */
  staysOpen?: (option: Chosen) => boolean;
  onClosed: () => void;
}

/** What Enter does: it takes the chosen option, as soon as those that it is for are there. */
function useEnter<Chosen extends Option>(
  option: Chosen | undefined,
  awaited: string | undefined,
  choose: (option: Chosen | undefined) => void,
) {
  const isEarly = useRef(false);
  const catchUp = useEffectEvent(() => {
    if (isEarly.current) choose(option);
    isEarly.current = false;
  });
  useEffect(() => {
    if (awaited === undefined) catchUp();
  }, [awaited]);
  return {
    press: () => {
      isEarly.current = awaited !== undefined && (!option || option.group === awaited);
      if (!isEarly.current) choose(option);
    },
    forget: () => {
      isEarly.current = false;
    },
  };
}

/** A dialog in which what is typed finds options, arrow keys choose one, and Enter takes it. */
export function Chooser<Chosen extends Option>(props: ChooserProps<Chosen>) {
  const { id, label, placeholder, groups, options, typed, awaited, onType } = props;
  const { status, enterText, onChoose, staysOpen, onClosed } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const [current, setCurrent] = useState(0);
  useLayoutEffect(() => dialog.current?.showModal(), []);

  const shown = groups.flatMap((group) => options.filter((option) => option.group === group));
  const chosen = Math.min(current, Math.max(0, shown.length - 1));

  const close = (before?: () => void) => {
    // The focus returns to where it was first: actions of a row look for it.
    dialog.current?.close();
    before?.();
    // Not with the dialog's event, which comes later: a key before it would be for that row.
    onClosed();
  };

  const choose = (option: Chosen | undefined) => {
    if (!option) return;
    if (staysOpen?.(option)) onChoose(option);
    else close(() => onChoose(option));
  };

  const enter = useEnter(shown[chosen], awaited, choose);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    enter.forget();
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setCurrent(stepped(shown, chosen, step));
    else if (event.key === 'Enter') enter.press();
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
  };

  return (
    <Dialog id={id} label={label} dialogRef={dialog} onClose={onClosed}>
      <div className={styles.panel}>
        <ChooserBox
          id={id}
          label={placeholder}
          typed={typed}
          chosen={shown.length > 0 ? chosen : null}
          onType={(text) => {
            onType(text);
            setCurrent(0);
          }}
          onKeyDown={onKeyDown}
        />
        <Options
          id={id}
          groups={groups}
          options={shown}
          chosen={chosen}
          onPoint={setCurrent}
          onChoose={choose}
        />
        <p className={styles.foot} role="status">
          {status}
          <VisuallyHidden>{`, arrow keys choose, Enter ${enterText}`}</VisuallyHidden>
        </p>
      </div>
    </Dialog>
  );
}

interface ChooserBoxProps {
  /** Of the chooser. */
  id: string;
  label: string;
  typed: string;
  /** Which option is chosen; null where there are none. */
  chosen: number | null;
  onType: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

const ChooserBox = ({ id, label, typed, chosen, onType, onKeyDown }: ChooserBoxProps) => (
  <input
    className={styles.box}
    type="text"
    role="combobox"
    aria-label={label}
    aria-expanded="true"
    aria-autocomplete="list"
    aria-controls={optionsId(id)}
    aria-activedescendant={chosen === null ? undefined : optionId(id, chosen)}
    placeholder={`${label}...`}
    autoComplete="off"
    spellCheck={false}
    maxLength={200}
    value={typed}
    onChange={({ currentTarget }) => onType(currentTarget.value)}
    onKeyDown={onKeyDown}
  />
);

const optionsId = (chooser: string) => `${chooser}-list`;
const optionId = (chooser: string, index: number) => `${chooser}-option${index}`;

interface OptionsProps<Chosen extends Option> extends Pick<
  ChooserProps<Chosen>,
  'groups' | 'options' | 'onChoose'
> {
  /** Of the chooser. */
  id: string;
  chosen: number;
  onPoint: (index: number) => void;
}

/** The options that were found, under their headings. */
function Options<Chosen extends Option>({
  id,
  groups,
  options,
  chosen,
  onPoint,
  onChoose,
}: OptionsProps<Chosen>) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  });
  return (
    <div className={styles.list} id={optionsId(id)} role="listbox" aria-label="Found" ref={list}>
      {groups.map((group) => {
        const members = options.filter((option) => option.group === group);
        if (members.length === 0) return null;
        return (
          <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
            <p className={styles.group} id={`${id}-${group}`} role="presentation">
              {group}
            </p>
            {members.map((option) => {
              const index = options.indexOf(option);
              return (
                <OneOption
                  key={option.id}
                  id={optionId(id, index)}
                  option={option}
                  isChosen={index === chosen}
                  onPoint={() => onPoint(index)}
                  onChoose={() => onChoose(option)}
                />
              );
            })}
          </div>
        );
      })}
    </div>
  );
}

interface OneOptionProps {
  id: string;
  option: Option;
  isChosen: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

const OneOption = ({
  id,
  option: { label, hint, keys },
  isChosen,
  onPoint,
  onChoose,
}: OneOptionProps) => (
  // The keyboard acts in the box, which names the option that is chosen.
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- see above
  <div
    className={styles.option}
    id={id}
    role="option"
    aria-selected={isChosen}
    onPointerMove={onPoint}
    onClick={onChoose}
  >
    <span className={styles.label} dir="auto">
      {label}
    </span>
    {hint ? <span className={styles.hint}>{hint}</span> : null}
    {keys ? <kbd className={styles.key}>{keys}</kbd> : null}
  </div>
);
