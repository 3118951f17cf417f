import { useRef, useState, type FormEvent } from 'react';

import { passwordProblem, staffForms } from '../../../src/features/staff/staff.contract.ts';
import { Button } from '../../../src/ui/Button/Button.tsx';
import { TextField } from '../../../src/ui/Field/Field.tsx';
import { signIn } from './sign-in.ts';
import * as styles from './PasswordForm.css.ts';

interface PasswordFormProps {
  /** The staff page that the plain form leads to. */
  destination: string;
  /** What was wrong with a password posted without JavaScript. */
  problem: string | null;
  onSignedIn: () => void;
}

/** The one password of the staff area; a plain form until it is hydrated (ADM-01 to ADM-06). */
export function PasswordForm({ destination, problem: posted, onSignedIn }: PasswordFormProps) {
  const field = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  const [problem, setProblem] = useState(posted);
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const password = field.current?.value ?? '';
    let found = passwordProblem(password);
    if (!found) {
      setBusy(true);
      found = await signIn(password);
      setBusy(false);
    }
    setProblem(found ?? null);
    if (found) return field.current?.focus();
    if (field.current) field.current.value = '';
    onSignedIn();
  };

  return (
    <form
      className={styles.form}
      method="post"
      action={staffForms.signIn}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <input type="hidden" name="next" value={destination} />
      {/* There are no accounts; a password manager needs a name to store the password under. */}
      <input type="text" name="username" defaultValue="staff" autoComplete="username" hidden />
      <TextField
        id="staff-password"
        name="password"
        label="Password"
        type="password"
        autoComplete="current-password"
        inputRef={field}
        error={problem ?? undefined}
        onChange={() => setProblem(null)}
      />
      <Button type="submit" busy={busy}>
        Sign in
      </Button>
    </form>
  );
}
