import { useEffect, useRef } from 'react';

import { Button } from '../../../ui/Button/Button.tsx';
import { Dialog } from '../../../ui/Dialog/Dialog.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { signedIn, useSessionEnded } from '../../client/session-state.ts';
import * as styles from './SignInDialog.css.ts';

interface SignInDialogProps {
  id: string;
  title: string;
  text: string;
  /** The staff page that the form leads to without JavaScript. */
  destination: string;
  /** The e-mail that Cloudflare Access vouches for; left out where the page does not know. */
  person?: string | null;
  /** Without it the dialog cannot be closed: the page behind it needs a session. */
  onCancel?: () => void;
}

/** Shows over the page while the session has ended; calls that wait for it continue afterwards. */
export function SignInDialog({
  id,
  title,
  text,
  destination,
  person = null,
  onCancel,
}: SignInDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const ended = useSessionEnded();

  useEffect(() => {
    if (ended) dialog.current?.showModal();
    else dialog.current?.close();
  }, [ended]);

  const onClose = () => {
    if (!ended) return;
    if (onCancel) onCancel();
    // A browser may close a dialog on Escape even so.
    else dialog.current?.showModal();
  };

  return (
    <Dialog id={id} label={title} dialogRef={dialog} onClose={onClose}>
      <PasswordForm
        title={title}
        text={text}
        destination={destination}
        person={person}
        onSignedIn={signedIn}
      />
      {onCancel ? (
        <Button
          variant="quiet"
          size="small"
          className={styles.cancel}
          onClick={() => dialog.current?.close()}
        >
          Cancel
        </Button>
      ) : null}
    </Dialog>
  );
}
