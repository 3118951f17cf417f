import { useEffect, useRef } from 'react';

import { COMMAND_GROUPS, type Command } from './commands.ts';
import * as styles from './CommandPalette.css.ts';

/** The ids of a palette's options, which its box names. */
export const optionsId = (palette: string) => `${palette}list`;
export const optionId = (palette: string, index: number) => `${palette}option${index}`;

interface PaletteOptionsProps {
  /** Of the palette. */
  id: string;
  /** Group by group. */
  commands: readonly Command[];
  chosen: number;
  onChoose: (index: number) => void;
  onRun: (command: Command) => void;
}

/** The commands that were found, under their groups. */
export function PaletteOptions({ id, commands, chosen, onChoose, onRun }: PaletteOptionsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  });
  return (
    <div className={styles.list} id={optionsId(id)} role="listbox" aria-label="Found" ref={list}>
      {COMMAND_GROUPS.map((group) => {
        const members = commands.filter((command) => command.group === group);
        if (members.length === 0) return null;
        return (
          <div key={group} role="group" aria-labelledby={`${id}${group}`}>
            <p className={styles.group} id={`${id}${group}`} role="presentation">
              {group}
            </p>
            {members.map((command) => {
              const index = commands.indexOf(command);
              return (
                <Option
                  key={command.id}
                  id={optionId(id, index)}
                  command={command}
                  isChosen={index === chosen}
                  onChoose={() => onChoose(index)}
                  onRun={() => onRun(command)}
                />
              );
            })}
          </div>
        );
      })}
    </div>
  );
}

interface OptionProps {
  id: string;
  command: Command;
  isChosen: boolean;
  onChoose: () => void;
  onRun: () => void;
}

const Option = ({ id, command: { label, hint, keys }, isChosen, onChoose, onRun }: OptionProps) => (
  // The keyboard acts in the box, which names the option that is chosen.
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- see above
  <div
    className={styles.option}
    id={id}
    role="option"
    aria-selected={isChosen}
    onPointerMove={onChoose}
    onClick={onRun}
  >
    <span className={styles.label} dir="auto">
      {label}
    </span>
    {hint ? <span className={styles.hint}>{hint}</span> : null}
    {keys ? <kbd className={styles.key}>{keys}</kbd> : null}
  </div>
);
