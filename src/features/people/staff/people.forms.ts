import { defineForm, EMAIL_INPUT, requiredText } from '../../../shared/form.ts';

const email = {
  label: 'Email address',
  missing: 'Please enter an email address',
  ...EMAIL_INPUT,
};

/** The second step of erasing: the address, typed again. */
export const eraseForm = defineForm({
  fields: { email: requiredText({ ...email, label: 'Type their email address to confirm' }) },
});
