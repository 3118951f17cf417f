import { useEffect, useRef, useState } from 'react';

import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { DialogGroup, DialogHead } from '../../ui/staff/DialogParts.tsx';
import { keyActions, turnKeys, useKeysOn, type KeyAction } from './keys.ts';
import * as styles from './KeysDialog.css.ts';

const CAPS: Readonly<Record<string, string>> = { ArrowDown: '↓', ArrowUp: '↑', Escape: 'Esc' };

const capsOf = ({ key, also }: KeyAction): readonly string[] =>
  [...key.split(/[ +]/), ...(also ? [also] : [])].map((each) => CAPS[each] ?? each);

/** The keys of the page, from the tables that bind them, and the switch that turns them off (WCAG 2.1.4). */
export function KeysDialog({ onClosed }: { onClosed: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isOn = useKeysOn();
  const [groups] = useState(() =>
    Object.entries(Object.groupBy(keyActions(), ({ group = 'On this page' }) => group)),
  );
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <Dialog id="staff-keys" label="Keyboard shortcuts" dialogRef={dialog} onClose={onClosed}>
      <DialogHead title="Keyboard shortcuts" />
      <label className={styles.turn}>
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ currentTarget }) => turnKeys(currentTarget.checked)}
        />
        Use keyboard shortcuts
      </label>
      {groups.map(([group, actions = []]) => (
        <section key={group}>
          <DialogGroup>{group}</DialogGroup>
          <dl className={styles.keys}>
            {actions.map((action) => (
              <div className={styles.line} key={action.key}>
                <dt className={styles.caps}>
                  {capsOf(action).map((cap) => (
                    <kbd className={styles.cap} key={cap}>
                      {cap}
                    </kbd>
                  ))}
                </dt>
                <dd>{action.label}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}
