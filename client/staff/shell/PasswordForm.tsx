import { signInForm, signInTexts } from '../../../src/features/staff/sign-in.contract.ts';
import { sessionApi, staffForms } from '../../../src/features/staff/staff.contract.ts';
import { blankValues } from '../../../src/shared/form.ts';
import { Button } from '../../../src/ui/Button/Button.tsx';
import { TextField } from '../../../src/ui/Field/Field.tsx';
import { assertAllPlaced, useForm } from '../../forms/use-form.ts';
import { cookieRefused, signedOut } from './sign-in.ts';
import * as styles from './PasswordForm.css.ts';

interface PasswordFormProps {
  /** The staff page that the plain form leads to. */
  destination: string;
  /** What was wrong with a password posted without JavaScript. */
  problem: string | null;
  onSignedIn: () => void;
}

/** The one password of the staff area; a plain form until it is hydrated (ADM-01 to ADM-06). */
export function PasswordForm({ destination, problem, onSignedIn }: PasswordFormProps) {
  const { fields, formProps, isBusy } = useForm({
    form: signInForm,
    posted: problem
      ? { values: blankValues(signInForm), errors: { password: problem }, problem }
      : null,
    afterwards: 'clear',
    submit: async ({ content }, send) => {
      await signedOut();
      const result = await send(sessionApi.signIn, content);
      const refused = result.ok ? await cookieRefused() : result.error.error || signInTexts.failed;
      if (refused) return { kind: 'invalid', text: refused, errors: { password: refused } };
      onSignedIn();
      return { kind: 'sent', text: '' };
    },
  });
  const { password, ...rest } = fields;
  assertAllPlaced(rest);
  // Not checked when it is left: the error would move Cancel from under the pointer.
  const { onBlur: _, ...field } = password;

  return (
    <form {...formProps} className={styles.form} action={staffForms.signIn}>
      <input type="hidden" name="next" value={destination} />
      {/* There are no accounts; a password manager needs a name to store the password under. */}
      <input type="text" name="username" defaultValue="staff" autoComplete="username" hidden />
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the only field of a page or dialog that asks for it */}
      <TextField {...field} autoFocus />
      <Button type="submit" busy={isBusy}>
        Sign in
      </Button>
    </form>
  );
}
