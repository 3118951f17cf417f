import { useEffect, useEffectEvent, useState } from 'react';

import { Toast, ToastButton, Toasts } from '../shell/Toasts.tsx';
import * as styles from '../shell/Toasts.css.ts';
import { decisionText, doneText, nameOf } from './decision-words.ts';
import type { Decisions } from './use-decisions.ts';

/** How long a success is shown, unless the pointer or the focus is on it (ms). */
const DONE_SHOWN_MS = 8_000;
const NOTICE_SHOWN_MS = 4_000;

interface DecisionToastsProps {
  decisions: Decisions;
  /** Another short message, e.g. that an id was copied. */
  notice: string;
  onNoticeShown: () => void;
  onUndo: () => void;
  /** The button that was clicked is gone: the focus needs another element. */
  onGone: () => void;
}

/** What can be undone, and the outcomes of the decisions of this page. */
export function DecisionToasts({
  decisions,
  notice,
  onNoticeShown,
  onUndo,
  onGone,
}: DecisionToastsProps) {
  const [resting, setResting] = useState(false);
  const { outcomes, problem, now, decide, dismiss, dismissProblem } = decisions;
  const { undoable, done, failures } = outcomes;
  const doneLine = doneText(done);
  const failed = failures.map(({ made }) => made);

  useVanishing(resting ? '' : doneLine, DONE_SHOWN_MS, () => dismiss(done));
  useVanishing(resting ? '' : notice, NOTICE_SHOWN_MS, onNoticeShown);

  const retryable = failures.flatMap(({ made }) => {
    const row = decisions.known.get(made.target.id)?.row;
    return row?.status === 'pending' ? [{ row, decision: made.decision }] : [];
  });
  const retry = () => {
    for (const { row, decision } of retryable) decide([row], decision);
  };
  const thenGone = (act: () => void) => () => {
    act();
    onGone();
  };
  const isEmpty =
    !undoable && doneLine === '' && failures.length === 0 && problem === '' && notice === '';

  return (
    <Toasts label="Decisions on their way" isEmpty={isEmpty} onRest={setResting}>
      <Toast text={undoable ? decisionText(undoable.targets, undoable.decision) : ''}>
        <p className={styles.count} aria-hidden="true">
          {undoable ? `${Math.max(1, Math.ceil((undoable.until - now) / 1000))} s to undo` : null}
        </p>
        <ToastButton variant="secondary" onClick={onUndo}>
          Undo
        </ToastButton>
      </Toast>
      <Toast text={doneLine}>
        <ToastButton variant="quiet" onClick={thenGone(() => dismiss(done))}>
          Dismiss
        </ToastButton>
      </Toast>
      <Toast
        tone="problem"
        text={
          failures.length === 0
            ? ''
            : `${failures.length === 1 ? 'One decision was' : `${failures.length} decisions were`} not taken`
        }
      >
        <ul className={styles.failures}>
          {failures.map(({ made: { target }, text }) => (
            <li key={target.id}>
              <strong>{nameOf(target)}</strong>: {text}
            </li>
          ))}
        </ul>
        {retryable.length > 0 ? (
          <ToastButton variant="secondary" onClick={thenGone(retry)}>
            Try again
          </ToastButton>
        ) : null}
        <ToastButton variant="quiet" onClick={thenGone(() => dismiss(failed))}>
          Dismiss
        </ToastButton>
      </Toast>
      <Toast tone="problem" text={problem}>
        <ToastButton variant="quiet" onClick={thenGone(dismissProblem)}>
          Dismiss
        </ToastButton>
      </Toast>
      <Toast text={notice} />
    </Toasts>
  );
}

/** Calls back when a text has been shown for a while; another text starts the time again. */
function useVanishing(text: string, shownMs: number, callback: () => void): void {
  const onTimeout = useEffectEvent(callback);
  useEffect(() => {
    if (text === '') return undefined;
    const timer = setTimeout(() => onTimeout(), shownMs);
    return () => clearTimeout(timer);
  }, [text, shownMs]);
}
