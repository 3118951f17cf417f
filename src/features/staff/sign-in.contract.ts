import { defineForm, hiddenText, requiredText } from '../../shared/form.ts';

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
  max: 1024,
  tooLong: signInTexts.wrong,
});

export const signInForm = defineForm({ fields: { password } });

/** Without JavaScript; `next` is the page that the sign-in leads to. */
export const plainSignInForm = defineForm({ fields: { password, next: hiddenText() } });

export const signOutForm = defineForm({ fields: { next: hiddenText() } });
