import { useEffect, useRef } from 'react';

import { Button } from '../../../ui/Button/Button.tsx';
import { Dialog } from '../../../ui/Dialog/Dialog.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { signedIn, useSession } from '../../client/session-state.ts';
import * as styles from './SignInDialog.css.ts';

interface SignInDialogProps {
  id: string;
  title: string;
  text: string;
  /** The staff page that the form leads to without JavaScript. */
  destination: string;
  /** The e-mail that Cloudflare Access vouches for; left out where the page does not know. */
  person?: string | null;
  onCancel: () => void;
}

/**
 * Asks for the password over the page; calls that wait for it continue afterwards. After a sign-out in
 * another tab it cannot be closed.
 */
export function SignInDialog({
  id,
  title,
  text,
  destination,
  person = null,
  onCancel,
}: SignInDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const session = useSession();
  const isShown = session === 'asked' || session === 'left';

  useEffect(() => {
    if (isShown) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isShown]);

  const onClose = () => {
    // A browser may close a dialog on Escape even so.
    if (session === 'left') dialog.current?.showModal();
    else onCancel();
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
      {session === 'asked' ? (
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
