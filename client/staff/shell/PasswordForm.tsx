import { useEffect, useRef } from 'react';

import {
  signInForm,
  signInTexts,
  type PostedSignIn,
} from '../../../src/features/staff/sign-in/sign-in.contract.ts';
import { sessionApi, staffForms } from '../../../src/features/staff/staff.contract.ts';
import { blankValues } from '../../../src/shared/form.ts';
import { Button } from '../../../src/ui/Button/Button.tsx';
import { TextField } from '../../../src/ui/Field/Field.tsx';
import { read, write } from '../../shared/browser-storage.ts';
import { assertAllPlaced, useForm } from '../../forms/use-form.ts';
import { cookieRefused, signedOut } from './sign-in.ts';
import * as styles from './PasswordForm.css.ts';

/** The name that staff gave in this browser (FUP-02). */
const NAME_KEY = 'staffName';

const rememberName = (name: string | null) => write('localStorage', NAME_KEY, name);

function fillName(input: HTMLInputElement | null): void {
  if (input?.value === '') input.value = read('localStorage', NAME_KEY) ?? '';
}

interface PasswordFormProps {
  /** The staff page that the plain form leads to. */
  destination: string;
  /** A sign-in posted without JavaScript, and what was wrong with it. */
  posted: PostedSignIn | null;
  /** The e-mail that Cloudflare Access vouches for; null where staff give a name. */
  person: string | null;
  onSignedIn: () => void;
}

/** The one password of the staff area; a plain form until it is hydrated (ADM-01 to ADM-06). */
export function PasswordForm({ destination, posted, person, onSignedIn }: PasswordFormProps) {
  const { fields, formProps, status, isBusy } = useForm({
    form: signInForm,
    posted: posted && {
      values: { ...blankValues(signInForm), name: posted.name },
      errors: posted.errors,
      problem: signInForm.problem(posted.errors),
    },
    afterwards: 'clear',
    submit: async ({ content }, send) => {
      await signedOut();
      const result = await send(sessionApi.signIn, content);
      if (!result.ok) {
        const { error, fields: wrong } = result.error;
        const text = error || signInTexts.failed;
        const errors = Object.keys(wrong).length > 0 ? wrong : { password: text };
        return { kind: 'invalid', text, errors };
      }
      const refused = await cookieRefused();
      if (refused) return { kind: 'invalid', text: refused, errors: { password: refused } };
      rememberName(content.name);
      onSignedIn();
      return { kind: 'sent', text: '' };
    },
  });
  const { name, password, ...others } = fields;
  assertAllPlaced(others);
  // Not checked when it is left: the error would move Cancel from under the pointer.
  const { onBlur: _, ...field } = password;

  const nameInput = useRef<HTMLInputElement>(null);
  const isSent = status?.kind === 'sent';
  // At first, and after a success has cleared the form of a dialog that may open again.
  useEffect(() => fillName(nameInput.current), []);
  useEffect(() => {
    if (isSent) fillName(nameInput.current);
  }, [isSent]);

  return (
    <form {...formProps} className={styles.form} action={staffForms.signIn}>
      <input type="hidden" name="next" value={destination} />
      {/* There are no accounts; a password manager needs a name to store the password under. */}
      <input type="text" name="username" defaultValue="staff" autoComplete="username" hidden />
      {person === null ? (
        <TextField {...name} inputRef={nameInput} />
      ) : (
        <p className={styles.person}>
          You are <strong>{person}</strong>.
        </p>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a page or dialog that asks for nothing else */}
      <TextField {...field} autoFocus />
      <Button type="submit" busy={isBusy}>
        Sign in
      </Button>
    </form>
  );
}
