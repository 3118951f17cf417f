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
}

/** The browser's own dialog: focus is kept inside, Escape closes, the page behind is inert. */
export function Dialog({ id, label, children, dialogRef, onClose }: DialogProps) {
  return (
    <dialog
      id={id}
      className={styles.root}
      aria-label={label}
      {...(dialogRef ? { ref: dialogRef } : {})}
      {...(onClose ? { onClose } : {})}
    >
      {children}
    </dialog>
  );
}
