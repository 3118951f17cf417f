import { useEffect, type ReactNode } from 'react';

import { Button } from '../../../src/ui/Button/Button.tsx';
import * as styles from './Toasts.css.ts';

interface ToastsProps {
  label: string;
  isEmpty: boolean;
  /** Called when the pointer or the focus enters or leaves; until it leaves, no toast may vanish (WCAG 2.2.1). */
  onRest: (resting: boolean) => void;
  children: ReactNode;
}

/** Toasts in a corner. They are announced politely and never take the focus (WCAG 4.1.3). */
export function Toasts({ label, isEmpty, onRest, children }: ToastsProps) {
  // An element that vanishes under the pointer or the focus fires no leave event.
  useEffect(() => {
    if (isEmpty) onRest(false);
  }, [isEmpty, onRest]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only notes that it is read
    <section
      className={styles.tray}
      aria-label={label}
      onPointerEnter={() => onRest(true)}
      onFocus={() => onRest(true)}
      onPointerLeave={({ currentTarget }) => onRest(currentTarget.contains(document.activeElement))}
      onBlur={({ currentTarget, relatedTarget }) =>
        onRest(currentTarget.contains(relatedTarget) || currentTarget.matches(':hover'))
      }
    >
      {children}
    </section>
  );
}

interface ToastProps {
  /** '' while there is no toast. The live region exists from the start, or its first text is not announced. */
  text: string;
  tone?: keyof typeof styles.toast;
  children?: ReactNode;
}

export function Toast({ text, tone = 'plain', children }: ToastProps) {
  return (
    <div className={text === '' ? styles.silent : `${styles.toast[tone]} ${styles.shown}`}>
      <p className={styles.text} role="status">
        {text}
      </p>
      {text === '' ? null : children}
    </div>
  );
}

interface ToastButtonProps {
  variant: 'secondary' | 'quiet';
  onClick: () => void;
  children: string;
}

export function ToastButton({ variant, onClick, children }: ToastButtonProps) {
  return (
    <Button size="small" variant={variant} className={styles.press} onClick={onClick}>
      {children}
    </Button>
  );
}
