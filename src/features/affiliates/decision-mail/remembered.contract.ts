import type { MailText } from '../../../shared/text/mail-text.ts';

/** @returns what is wrong with a text for everyone that names one applicant; undefined where it does not */
export function namedIn(
  { subject, text }: MailText,
  { first_name, last_name, email }: { first_name: string; last_name: string; email: string },
): string | undefined {
  const typed = `${subject}\n${text}`.toLowerCase();
  const quoted = [email, `${first_name} ${last_name}`].find((value) =>
    typed.includes(value.toLowerCase()),
  );
  return quoted === undefined
    ? undefined
    : `A remembered text is for everyone, and this one names ${quoted}. Write {first_name} {last_name}, or do not remember it.`;
}
