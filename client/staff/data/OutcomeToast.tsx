import { useEffect, useState } from 'react';

import { Toast, ToastButton, Toasts } from '../shell/Toasts.tsx';
import { sayNothing, undoLast, useOutcome, useUndoable } from './undo.ts';

/** What went well is said for so long; `u` undoes it for as long as the page is open. */
const SHOWN_MS = 10_000;

/** What came of the last change, and its undo. */
export function OutcomeToast() {
  const outcome = useOutcome();
  const undoable = useUndoable();
  const [isResting, setResting] = useState(false);
  const goesAway = outcome.text !== '' && !outcome.isProblem && !isResting;
  useEffect(() => {
    if (!goesAway) return undefined;
    const timer = setTimeout(() => sayNothing(outcome), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [goesAway, outcome]);
  return (
    <Toasts label="Changes" isEmpty={outcome.text === ''} onRest={setResting}>
      <Toast text={outcome.text} tone={outcome.isProblem ? 'problem' : 'plain'}>
        {outcome.actions?.map(({ label, run }) => (
          <ToastButton
            key={label}
            variant="secondary"
            onClick={() => {
              sayNothing();
              run();
            }}
          >
            {label}
          </ToastButton>
        ))}
        {undoable && undoable.text === outcome.text ? (
          <ToastButton variant="secondary" onClick={undoLast}>
            Undo
          </ToastButton>
        ) : null}
        <ToastButton variant="quiet" onClick={() => sayNothing()}>
          Dismiss
        </ToastButton>
      </Toast>
    </Toasts>
  );
}
