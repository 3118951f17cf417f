import type { RefObject } from 'react';

import { Button } from '../../../src/ui/Button/Button.tsx';
import { Dialog } from '../../../src/ui/Dialog/Dialog.tsx';
import { DialogQuestion } from '../ui/DialogParts.tsx';
import * as styles from './ConfirmDialog.css.ts';

interface ConfirmDialogProps {
  id: string;
  dialogRef: RefObject<HTMLDialogElement | null>;
  title: string;
  text: string;
  confirm: string;
  onConfirm: () => void;
}

/** Asks before a change that cannot be undone. */
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
      <DialogQuestion title={title} text={text} />
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
