import { contactForm, type ContactValues } from '../../src/features/contact/contact.contract.ts';
import { blankValues, checkForm } from '../../src/shared/form.ts';
import { CONTACT_API, goodMessage, post } from './submissions.ts';

/** A message that breaks no rule. */
export const good = {
  name: "Mary O'Neil-Smith",
  email: 'mary@northquay.example',
  subject: 'Hiring two nurses',
  message: 'We are looking for two night nurses in Leeds.',
};

/** The errors that the browser shows. */
export const checkContact = (values: Partial<ContactValues>) =>
  checkForm(contactForm, { ...blankValues(contactForm), ...values });

export const BAD_SUBJECT = 'Subject contains invalid content';
export const BAD_MESSAGE = 'Message contains invalid content';
export const MANY_LINKS = 'Too many links in message';

/** A value and its error; none when it is right. */
export type Case = readonly [value: string, text?: string];

/** The cases in which the browser or the Worker reports another error than the table has. */
export async function disagreements(
  field: keyof ContactValues,
  cases: readonly Case[],
): Promise<unknown[]> {
  const found: unknown[] = [];
  for (const [value, text] of cases) {
    const expected = text === undefined ? {} : { [field]: text };
    const browser = checkContact({ ...good, [field]: value });
    const { status, body } = await post(CONTACT_API, goodMessage({ [field]: value }));
    const worker = { status, fields: body.fields ?? {} };
    const same =
      JSON.stringify(browser) === JSON.stringify(expected) &&
      JSON.stringify(worker.fields) === JSON.stringify(expected) &&
      status === (text === undefined ? 200 : 422);
    if (!same) found.push({ value: value.slice(0, 60), text, browser, worker });
  }
  return found;
}
