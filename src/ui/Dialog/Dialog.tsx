import type { ReactNode, Ref } from 'react';

import * as styles from './Dialog.css.ts';

interface DialogProps {
  id: string;
  /** Its name for screen readers; show a heading inside as well. */
  label: string;
  children: ReactNode;
  /** For showModal() and close(). */
  dialogRef?: Ref<HTMLDialogElement>;
  onClose?: () => void;
  /** Shown from the start, in the page; script makes it modal. */
  isOpen?: boolean;
}

/** The browser's own dialog: focus is kept inside, Escape closes, the page behind is inert. */
export function Dialog({ id, label, children, dialogRef, onClose, isOpen }: DialogProps) {
  return (
    <dialog
      id={id}
      className={styles.root}
      aria-label={label}
      {...(isOpen ? { open: true } : {})}
      {...(dialogRef ? { ref: dialogRef } : {})}
      {...(onClose ? { onClose } : {})}
    >
      {children}
    </dialog>
  );
}
