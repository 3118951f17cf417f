import type { RefObject } from 'react';

import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import * as styles from './DialogParts.css.ts';
import { StaffButton } from './StaffButton.tsx';

/** The title of a dialog that shows something, and what closes it. */
export const DialogHead = ({ title }: { title: string }) => (
  <div className={styles.head}>
    <h2 className={styles.title} dir="auto">
      {title}
    </h2>
    <form method="dialog">
      <StaffButton type="submit">Close</StaffButton>
    </form>
  </div>
);

export const DialogGroup = ({ children }: { children: string }) => (
  <h3 className={styles.group}>{children}</h3>
);

/** What a dialog asks for, and why. */
export function DialogQuestion({
  title,
  text,
  isGrowing = false,
  isPage = false,
}: {
  title: string;
  text: string;
  /** Whether a sentence may join the text while the dialog is open. */
  isGrowing?: boolean;
  /** Asked by a page of its own. */
  isPage?: boolean;
}) {
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <>
      <Heading className={styles.question}>{title}</Heading>
      <p className={isGrowing ? styles.growing : styles.explanation}>{text}</p>
    </>
  );
}

interface ConfirmDialogProps {
  id: string;
  dialogRef: RefObject<HTMLDialogElement | null>;
  title: string;
  text: string;
  confirm: string;
  onConfirm: () => void;
}

/** Asks before a change. */
export function ConfirmDialog({
  id,
  dialogRef,
  title,
  text,
  confirm,
  onConfirm,
}: ConfirmDialogProps) {
  return (
    <Dialog id={id} label={title} dialogRef={dialogRef}>
      <DialogQuestion title={title} text={text} isGrowing />
      <div className={styles.actions}>
        <Button
          size="small"
          onClick={() => {
            dialogRef.current?.close();
            onConfirm();
          }}
        >
          {confirm}
        </Button>
        <Button variant="secondary" size="small" onClick={() => dialogRef.current?.close()}>
          Cancel
        </Button>
      </div>
    </Dialog>
  );
}
