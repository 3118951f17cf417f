import { Fragment, type Ref } from 'react';

import { Dialog } from '../../../src/ui/Dialog/Dialog.tsx';
import { DialogGroup, DialogHead } from '../ui/DialogParts.tsx';
import { turnShortcuts, useShortcutsOn } from './shortcuts.ts';
import * as styles from './ShortcutsDialog.css.ts';

/** Every key and what it does, as the dialog shows them. */
const KEYS = [
  ['Move', [['j', '↓'], 'Next application'], [['k', '↑'], 'Application before']],
  [
    'Read',
    [['Enter'], 'Open or close the row'],
    [['o'], 'Details, with what happened so far'],
    [['/'], 'Search'],
  ],
  [
    'Decide',
    [['a'], 'Approve and send to PartnerStack'],
    [['s'], 'Approve without sending'],
    [['r'], 'Reject'],
    [['p'], 'Send an approved one to PartnerStack'],
    [['Shift', 'a / s / r'], 'Decide so with a reason and an e-mail'],
    [['u'], 'Undo the last decision'],
  ],
  [
    'Select',
    [['x'], 'Select, then decide on all selected'],
    [['Shift', 'x'], 'Select up to here'],
    [['Esc'], 'Select none'],
  ],
  ['Go', [['g', 'l'], 'Leads'], [['g', 'a'], 'Applications'], [['?'], 'This list']],
] as const satisfies readonly (readonly [string, ...(readonly [readonly string[], string])[]])[];

interface ShortcutsDialogProps {
  id: string;
  dialogRef: Ref<HTMLDialogElement>;
  onClose: () => void;
}

/** The keys of the screen, and the switch that turns them off (WCAG 2.1.4). */
export function ShortcutsDialog({ id, dialogRef, onClose }: ShortcutsDialogProps) {
  const on = useShortcutsOn();
  return (
    <Dialog id={id} label="Keyboard shortcuts" dialogRef={dialogRef} onClose={onClose}>
      <DialogHead title="Keyboard shortcuts" />
      <label className={styles.turn}>
        <input
          type="checkbox"
          checked={on}
          onChange={(event) => turnShortcuts(event.currentTarget.checked)}
        />
        Use keyboard shortcuts
      </label>
      {KEYS.map(([group, ...lines]) => (
        <Fragment key={group}>
          <DialogGroup>{group}</DialogGroup>
          <dl className={styles.keys}>
            {lines.map(([keys, does]) => (
              <div className={styles.line} key={does}>
                <dt className={styles.combination}>
                  {keys.map((key) => (
                    <kbd className={styles.key} key={key}>
                      {key}
                    </kbd>
                  ))}
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </Fragment>
      ))}
      <p className={styles.note}>
        A decision can be undone for ten seconds. PartnerStack is called after that, whether or not
        this page is open.
      </p>
    </Dialog>
  );
}
