import { signInForm, signInTexts, type SignInErrors } from '../sign-in.contract.ts';
import { sessionApi, staffForms } from '../../staff.contract.ts';
import { blankValues } from '../../../shared/form.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { TextField } from '../../../ui/Field/Field.tsx';
import { assertAllPlaced } from '../../../ui/Field/form-fields.ts';
import { useForm } from '../../../../client/forms/use-form.ts';
import { DialogQuestion } from '../../../ui/staff/DialogParts.tsx';
import { rememberedName, signedOut, whySignInFails } from '../../client/session-state.ts';
import * as styles from './SignInDialog.css.ts';

interface PasswordFormProps {
  title: string;
  text: string;
  /** Where it is the page's main content. */
  isPage?: boolean;
  /** The staff page that the plain form leads to. */
  destination: string;
  /** Of a sign-in posted without JavaScript. */
  errors?: SignInErrors | null;
  /** The e-mail that Cloudflare Access vouches for; null without Access. */
  person: string | null;
  onSignedIn: () => void;
}

/** The one password of the staff area; a plain form until it is hydrated. */
export function PasswordForm({
  title,
  text,
  isPage = false,
  destination,
  errors = null,
  person,
  onSignedIn,
}: PasswordFormProps) {
  const { fields, formProps, isBusy } = useForm({
    form: signInForm,
    posted: errors && {
      values: blankValues(signInForm),
      errors,
      problem: signInForm.problem(errors),
    },
    afterwards: 'clear',
    submit: async ({ content }, send) => {
      const fail = (problem: string, wrong: object = { password: problem }) =>
        ({ kind: 'invalid', text: problem, errors: wrong as Record<string, string> }) as const;
      await signedOut();
      const result = await send(sessionApi.signIn, { ...content, name: rememberedName() });
      if (!result.ok) {
        const { error, fields: wrong } = result.error;
        return Object.keys(wrong).length > 0
          ? fail(error, wrong)
          : fail(error || signInTexts.failed);
      }
      const refused = await whySignInFails();
      if (refused !== null) return fail(refused);
      onSignedIn();
      return { kind: 'sent', text: '' };
    },
  });
  const { password, ...others } = fields;
  assertAllPlaced(others);
  // Not checked when it is left: the error would move Cancel from under the pointer.
  const { onBlur: _, ...field } = password;

  return (
    <>
      <DialogQuestion title={title} text={text} isPage={isPage} />
      <form {...formProps} className={styles.form} action={staffForms.signIn}>
        <input type="hidden" name="next" value={destination} />
        {/* There are no accounts; a password manager needs a name to store the password under. */}
        <input type="text" name="username" defaultValue="staff" autoComplete="username" hidden />
        {person === null ? null : (
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
    </>
  );
}
