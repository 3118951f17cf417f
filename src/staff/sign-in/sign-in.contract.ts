import { defineForm, hiddenText, requiredText, type FormErrors } from '../../shared/form.ts';

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
  // Compared exactly as typed: a blank may be part of it.
  normalize: (typed) => typed,
  anyCharacter: true,
  max: 1024,
  tooLong: signInTexts.wrong,
});

const fields = { password };
export const signInForm = defineForm({ fields });
/** What is wrong with a sign-in that was posted without JavaScript. */
export type SignInErrors = FormErrors<typeof fields>;

/** Without JavaScript; `next` is the page that the sign-in leads to. */
export const plainSignInForm = defineForm({ fields: { ...fields, next: hiddenText() } });

export const signOutForm = defineForm({ fields: { next: hiddenText() } });
