import { defineForm, requiredText } from '../../../shared/form.ts';

/** The second step of erasing: the address or, for a person without one, the phone number, typed again. */
export const eraseForm = defineForm({
  fields: {
    contact: requiredText({
      label: 'Type it to confirm',
      missing: 'Please type what is shown above',
    }),
  },
});
