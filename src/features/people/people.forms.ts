import { isEmail } from '../../shared/fields.ts';
import { defineForm, EMAIL_INPUT, requiredText } from '../../shared/form.ts';

const email = {
  label: 'Email address',
  missing: 'Please enter an email address',
  ...EMAIL_INPUT,
};

/** Looks a person up; posted, so that no address stands in a URL. */
export const findForm = defineForm({
  fields: {
    email: requiredText({
      ...email,
      check: (text) => (isEmail(text) ? undefined : 'Please enter a valid email address'),
    }),
  },
});

/** The second step of erasing: the address, typed again. */
export const eraseForm = defineForm({
  fields: { email: requiredText({ ...email, label: 'Type their email address to confirm' }) },
});
