import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';

import { Dialog } from '../../../ui/Dialog/Dialog.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { commandsNow, inGroups, matching, type Command } from './commands.ts';
import * as styles from './CommandPalette.css.ts';
import { optionId, optionsId, PaletteOptions } from './PaletteOptions.tsx';
import { usePeople } from './use-people.ts';

/** Which command comes so many further on; after the last one, the first. */
const stepped = (commands: readonly Command[], current: number, step: number) =>
  commands.length === 0 ? 0 : (current + step + commands.length) % commands.length;

const foundText = ({ length }: readonly Command[]) =>
  length === 0 ? 'Nothing found.' : `${length} found`;

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
  // As it was before the dialog took the focus: some actions are about the row that had it.
  const [commands] = useState(() => commandsNow(onKeys));
  const [typed, setTyped] = useState(typedBefore);
  const [current, setCurrent] = useState(0);
  const { people, isSearching } = usePeople(typed);
  useLayoutEffect(() => dialog.current?.showModal(), []);

  const shown = inGroups([...people, ...matching(commands, typed)]);
  const chosen = Math.min(current, Math.max(0, shown.length - 1));

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
        <PaletteBox
          id={id}
          typed={typed}
          chosen={shown.length > 0 ? chosen : null}
          onType={(text) => {
            setTyped(text);
            setCurrent(0);
          }}
          onKeyDown={onKeyDown}
        />
        <PaletteOptions
          id={id}
          commands={shown}
          chosen={chosen}
          onChoose={setCurrent}
          onRun={run}
        />
        <p className={styles.foot} role="status">
          {isSearching ? 'Searching people...' : foundText(shown)}
          <VisuallyHidden>, arrow keys choose, Enter opens</VisuallyHidden>
        </p>
      </div>
    </Dialog>
  );
}

interface PaletteBoxProps {
  /** Of the palette. */
  id: string;
  typed: string;
  /** Which option is chosen; null where there are none. */
  chosen: number | null;
  onType: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

const PaletteBox = ({ id, typed, chosen, onType, onKeyDown }: PaletteBoxProps) => (
  <input
    className={styles.box}
    type="text"
    role="combobox"
    aria-label="Find a person, a page or an action"
    aria-expanded="true"
    aria-autocomplete="list"
    aria-controls={optionsId(id)}
    aria-activedescendant={chosen === null ? undefined : optionId(id, chosen)}
    placeholder="Find a person, a page or an action..."
    autoComplete="off"
    spellCheck={false}
    maxLength={200}
    value={typed}
    onChange={({ currentTarget }) => onType(currentTarget.value)}
    onKeyDown={onKeyDown}
  />
);
