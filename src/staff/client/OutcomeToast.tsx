import { useEffect, useRef } from 'react';

import { Button } from '../../ui/Button/Button.tsx';
import * as styles from './OutcomeToast.css.ts';
import { sayNothing, takeBack, undoLast, useLastChange, useOutcome } from './undo.ts';

/** What went well is said for so long; `u` undoes it longer (undo.ts). */
const SHOWN_MS = 10_000;

/** What came of the last change, and its undo: announced politely, without the focus (WCAG 4.1.3). */
export function OutcomeToast() {
  const outcome = useOutcome();
  const { text, isProblem = false, actions = [], about, undoes } = outcome;
  const last = useLastChange();
  const tray = useRef<HTMLElement>(null);
  useEffect(() => {
    if (text === '' || isProblem) return undefined;
    const timer = setInterval(() => {
      // Not while it is read or used (WCAG 2.2.1).
      if (!tray.current?.matches(':hover, :focus-within')) takeBack(outcome);
    }, SHOWN_MS);
    return () => clearInterval(timer);
  }, [outcome, text, isProblem]);
  const undo = undoes && about === last ? [{ label: undoes, run: undoLast }] : [];
  const kind = isProblem ? 'problem' : 'plain';
  const dismiss = { label: 'Dismiss', run: () => undefined };
  return (
    <section className={styles.place[kind]} aria-label="Changes" ref={tray}>
      <div className={styles.tone[kind]}>
        {/* It exists from the start, or its first text is not announced. */}
        <p className={styles.text[kind]} role="status">
          {text}
        </p>
        {text === '' ? null : (
          <div className={styles.ways}>
            {[...actions, ...undo, dismiss].map(({ label, run }) => (
              <Button
                key={label}
                size="small"
                variant={label === dismiss.label ? 'quiet' : 'secondary'}
                className={styles.press}
                onClick={() => {
                  sayNothing();
                  run();
                }}
              >
                {label}
              </Button>
            ))}
          </div>
        )}
      </div>
    </section>
  );
}
