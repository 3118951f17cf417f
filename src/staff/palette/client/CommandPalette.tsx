import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';

import { Dialog } from '../../../ui/Dialog/Dialog.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { commandsNow, matching, type Command } from './commands.ts';
import * as styles from './CommandPalette.css.ts';
import { usePeople } from './use-people.ts';

const GROUPS = ['People', 'On this page', 'Lists and actions', 'Go to'] as const;

/** Which command comes so many further on; after the last one, the first. */
const stepped = (commands: readonly Command[], current: number, step: number) =>
  commands.length === 0 ? 0 : (current + step + commands.length) % commands.length;

export interface PaletteProps {
  /** What was typed since it was asked for. */
  typedBefore: string;
  onClosed: () => void;
  /** Shows the keys of the page. */
  onKeys: () => void;
}

/** Finds people, pages and actions of the page by what is typed. */
export function CommandPalette({ typedBefore, onClosed, onKeys }: PaletteProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useRef<HTMLDivElement>(null);
  // As it was before the dialog took the focus: some actions are about the row that had it.
  const [commands] = useState(() => commandsNow(onKeys));
  const [typed, setTyped] = useState(typedBefore);
  const [current, setCurrent] = useState(0);
  const { people, isSearching } = usePeople(typed);

  useLayoutEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  });

  const found = matching(commands, typed);
  const shown = GROUPS.flatMap((group) =>
    [...people, ...found].filter((command) => command.group === group),
  );
  const chosen = Math.min(current, Math.max(0, shown.length - 1));
  const optionId = (index: number) => `${id}option${index}`;

  const run = (command: Command | undefined) => {
    if (!command) return;
    // The focus returns to where it was first: actions of a row look for it.
    dialog.current?.close();
    command.run();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setCurrent(stepped(shown, chosen, step));
    else if (event.key === 'Enter') run(shown[chosen]);
    else return;
    event.preventDefault();
  };

  return (
    <Dialog id={`${id}palette`} label="Commands" dialogRef={dialog} onClose={onClosed}>
      <div className={styles.panel}>
        <input
          className={styles.box}
          type="text"
          role="combobox"
          aria-label="Find a person, a page or an action"
          aria-expanded="true"
          aria-autocomplete="list"
          aria-controls={`${id}list`}
          aria-activedescendant={shown.length > 0 ? optionId(chosen) : undefined}
          placeholder="Find a person, a page or an action..."
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setCurrent(0);
          }}
          onKeyDown={onKeyDown}
        />
        <div className={styles.list} id={`${id}list`} role="listbox" aria-label="Found" ref={list}>
          {GROUPS.map((group) => {
            const members = shown.filter((command) => command.group === group);
            if (members.length === 0) return null;
            return (
              <div key={group} role="group" aria-labelledby={`${id}${group}`}>
                <p className={styles.group} id={`${id}${group}`} role="presentation">
                  {group}
                </p>
                {members.map((command) => {
                  const index = shown.indexOf(command);
                  return (
                    // The keyboard acts in the box above, which names the option that is chosen.
                    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- see above
                    <div
                      key={command.id}
                      className={styles.option}
                      id={optionId(index)}
                      role="option"
                      aria-selected={index === chosen}
                      onPointerMove={() => setCurrent(index)}
                      onClick={() => run(command)}
                    >
                      <span className={styles.label} dir="auto">
                        {command.label}
                      </span>
                      {command.hint ? <span className={styles.hint}>{command.hint}</span> : null}
                      {command.keys ? <kbd className={styles.key}>{command.keys}</kbd> : null}
                    </div>
                  );
                })}
              </div>
            );
          })}
        </div>
        <p className={styles.foot} role="status">
          {isSearching
            ? 'Searching people...'
            : shown.length === 0
              ? 'Nothing found.'
              : `${shown.length} found`}
          <VisuallyHidden>, arrow keys choose, Enter opens</VisuallyHidden>
        </p>
      </div>
    </Dialog>
  );
}
