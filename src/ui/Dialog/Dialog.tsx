import type { ReactEventHandler, ReactNode, Ref } from 'react';

import * as styles from './Dialog.css.ts';

interface DialogProps {
  id: string;
  /** For screen readers; show a heading as well. */
  label: string;
  children: ReactNode;
  dialogRef?: Ref<HTMLDialogElement>;
  onClose?: () => void;
  /** Before it closes on Escape, which it can prevent. */
  onCancel?: ReactEventHandler<HTMLDialogElement>;
}

/** The native dialog: it traps focus, closes on Escape and makes the page inert. */
export function Dialog({ id, label, children, dialogRef, onClose, onCancel }: DialogProps) {
  return (
    <dialog
      id={id}
      className={styles.root}
      aria-label={label}
      {...(dialogRef ? { ref: dialogRef } : {})}
      {...(onClose ? { onClose } : {})}
      {...(onCancel ? { onCancel } : {})}
    >
      {children}
    </dialog>
  );
}
