import { useEffect, useRef, type ReactNode } from 'react';

import { Button } from '../../../src/ui/Button/Button.tsx';
import type { DecisionQueue, QueueState } from '../applications/decision-queue.ts';
import { doneText, heldText, nameOf } from '../applications/decision-words.ts';
import * as styles from './Toasts.css.ts';
import { useResting } from '../list/use-resting.ts';

/** How long what went well is shown, unless somebody rests on it (ms). */
const DONE_SHOWN_MS = 8_000;

interface ToastsProps {
  queue: DecisionQueue;
  state: QueueState;
  /** Something else to say, e.g. that an id was copied. */
  notice: string;
  paused: boolean;
  onPause: (paused: boolean) => void;
  onUndo: (key?: number) => void;
  /** A button of a toast was pressed and is gone with it: the focus wants another place. */
  onGone: () => void;
}

const seconds = (ms: number): number => Math.ceil(ms / 1000);

/**
 * What is on its way and what came of it, in a corner. Said politely, never taking the focus; nothing
 * that matters goes away by itself, and while the pointer or the focus is here no time goes by
 * (WCAG 2.2.1, 4.1.3).
 */
export function Toasts({ queue, state, notice, paused, onPause, onUndo, onGone }: ToastsProps) {
  const thenGone = (act: () => void) => () => {
    act();
    onGone();
  };
  const { held, running, queue: waiting, total, through, failures, done } = state;
  const last = held.at(-1);
  const others = held.length - 1;
  const isRunning = running !== null || waiting.length > 0;
  const tray = useRef<HTMLElement>(null);
  useResting(tray, onPause);
  const doneLine = isRunning ? '' : doneText(done);

  useEffect(() => {
    if (doneLine === '' || paused) return undefined;
    const timer = setTimeout(() => queue.dismissDone(), DONE_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [queue, doneLine, paused]);

  // What the pointer or the focus was on may go away under it, and then says nothing of leaving.
  const isEmpty = !last && !isRunning && failures.length === 0 && doneLine === '' && notice === '';
  useEffect(() => {
    if (isEmpty) onPause(false);
  }, [isEmpty, onPause]);

  return (
    <section className={styles.tray} ref={tray} aria-label="Decisions on their way">
      <Toast text={last ? heldText(last) : ''}>
        {last ? (
          <>
            <p className={styles.count} aria-hidden="true">
              {paused ? 'Paused' : `in ${seconds(last.remainingMs)} s`}
              {others > 0 ? `, ${others} more before it` : ''}
            </p>
            <Button
              size="small"
              variant="secondary"
              className={styles.press}
              onClick={() => onUndo(last.key)}
            >
              Undo
            </Button>
            <Button
              size="small"
              variant="quiet"
              className={styles.press}
              onClick={thenGone(() => queue.sendNow())}
            >
              {others > 0 ? 'Send all now' : 'Send now'}
            </Button>
          </>
        ) : null}
      </Toast>
      <Toast text={isRunning ? `Sending ${Math.min(through + 1, total)} of ${total}` : ''}>
        {isRunning && waiting.length > 0 ? (
          <Button
            size="small"
            variant="quiet"
            className={styles.press}
            onClick={thenGone(() => queue.stop())}
          >
            Stop after this one
          </Button>
        ) : null}
      </Toast>
      <Toast text={doneLine}>
        {doneLine ? (
          <Button
            size="small"
            variant="quiet"
            className={styles.press}
            onClick={thenGone(() => queue.dismissDone())}
          >
            Dismiss
          </Button>
        ) : null}
      </Toast>
      <Toast
        tone="problem"
        text={
          failures.length === 0
            ? ''
            : `${failures.length === 1 ? 'One decision was' : `${failures.length} decisions were`} not taken`
        }
      >
        {failures.length > 0 ? (
          <>
            <ul className={styles.failures}>
              {failures.map(({ job: { target }, text }) => (
                <li key={target.id}>
                  <strong>{nameOf(target)}</strong>: {text}
                </li>
              ))}
            </ul>
            {failures.some(({ again }) => again) ? (
              <Button
                size="small"
                variant="secondary"
                className={styles.press}
                onClick={thenGone(() => queue.retry())}
              >
                Try again
              </Button>
            ) : null}
            <Button
              size="small"
              variant="quiet"
              className={styles.press}
              onClick={thenGone(() => queue.dismissFailures())}
            >
              Dismiss
            </Button>
          </>
        ) : null}
      </Toast>
      <Toast text={notice}>{null}</Toast>
    </section>
  );
}

/** One toast; its live region stands ready from the start, or its first text would not be heard. */
function Toast({
  text,
  tone = 'plain',
  children,
}: {
  text: string;
  tone?: keyof typeof styles.toast;
  children: ReactNode;
}) {
  return (
    <div className={text === '' ? styles.silent : `${styles.toast[tone]} ${styles.shown}`}>
      <p className={styles.text} role="status">
        {text}
      </p>
      {children}
    </div>
  );
}
