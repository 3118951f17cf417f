import { oneLine, visible } from '../../../shared/fields.ts';
import {
  defineForm,
  hiddenText,
  optionalText,
  requiredText,
  type FormContent,
  type FormErrors,
} from '../../../shared/form.ts';

export const signInTexts = {
  empty: 'Please enter a password',
  wrong: 'Invalid password',
  failed: 'Authentication failed',
  noCookie:
    'Your browser did not keep the sign-in. Allow cookies for this site, and open it over https.',
} as const;

const password = requiredText({
  label: 'Password',
  type: 'password',
  autoComplete: 'current-password',
  missing: signInTexts.empty,
  // Compared exactly as typed: a blank may be part of it (ADM-03).
  normalize: (typed) => typed,
  anyCharacter: true,
  max: 1024,
  tooLong: signInTexts.wrong,
});

/** A name for colleagues; the password alone signs in. */
const name = optionalText({
  label: 'Your name',
  helper: 'Colleagues see it next to what you do.',
  autoComplete: 'name',
  normalize: (typed) => visible(oneLine(typed)),
  max: 60,
});

const fields = { name, password };
export const signInForm = defineForm({ fields });
export type SignIn = FormContent<typeof fields>;

/** A sign-in that was posted without JavaScript, and what is wrong with it. */
export type PostedSignIn = { name: string; errors: FormErrors<typeof fields> };

/** Without JavaScript; `next` is the page that the sign-in leads to. */
export const plainSignInForm = defineForm({ fields: { ...fields, next: hiddenText() } });

export const signOutForm = defineForm({ fields: { next: hiddenText() } });
