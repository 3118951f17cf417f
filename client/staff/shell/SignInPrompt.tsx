import { useEffect, useRef } from 'react';

import { paths } from '../../../src/shared/paths.ts';
import { Button } from '../../../src/ui/Button/Button.tsx';
import { Dialog } from '../../../src/ui/Dialog/Dialog.tsx';
import * as styles from '../blog/BlogAdmin.css.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { signedIn } from './session-state.ts';

interface SignInPromptProps {
  /** Hears whether staff signed in; false when they closed the dialog. */
  onAnswer: (signedIn: boolean) => void;
}

/** The password, asked for in the middle of something that goes on afterwards (BAM-17). */
export function SignInPrompt({ onAnswer }: SignInPromptProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <Dialog
      id="staff-sign-in"
      label="Staff sign-in"
      dialogRef={dialog}
      onClose={() => onAnswer(false)}
    >
      <h2 className={styles.promptTitle}>Staff sign-in</h2>
      <p className={styles.promptText}>
        HTML files are written for staff only. What you asked for goes on as soon as you are in.
      </p>
      <PasswordForm
        destination={paths.adminLeads}
        problem={null}
        onSignedIn={() => {
          signedIn();
          onAnswer(true);
        }}
      />
      <Button
        variant="quiet"
        size="small"
        className={styles.promptExit}
        onClick={() => dialog.current?.close()}
      >
        Cancel
      </Button>
    </Dialog>
  );
}
