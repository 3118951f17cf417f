import type { ReactNode, Ref } from 'react';

import * as styles from './Dialog.css.ts';

interface DialogProps {
  id: string;
  /** For screen readers; show a heading as well. */
  label: string;
  children: ReactNode;
  dialogRef?: Ref<HTMLDialogElement>;
  onClose?: () => void;
  /** Initially open in the page; a script makes it modal. */
  isOpen?: boolean;
  /** Has two columns in wide windows. */
  isWide?: boolean;
}

/** The native dialog: it traps focus, closes on Escape and makes the page inert. */
export function Dialog({ id, label, children, dialogRef, onClose, isOpen, isWide }: DialogProps) {
  return (
    <dialog
      id={id}
      className={isWide ? `${styles.root} ${styles.wide}` : styles.root}
      aria-label={label}
      {...(isOpen ? { open: true } : {})}
      {...(dialogRef ? { ref: dialogRef } : {})}
      {...(onClose ? { onClose } : {})}
    >
      {children}
    </dialog>
  );
}
