import { oneLine } from '../fields.ts';
import { requiredText } from '../form.ts';

/** An e-mail, with placeholders or filled in. */
export type MailText = { subject: string; text: string };

/** What the placeholders of a text become, by name; '' for what is not known. */
export type Filling = Readonly<Record<string, string>>;

const IN_BRACES = /\{([^{}\n]{0,40})\}/g;

const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(IN_BRACES)].map(([, name = '']) => name);

/** What is wrong with the placeholders of a text; they would reach the person as they are. */
export function placeholderProblem(text: string, known: readonly string[]): string | undefined {
  const unknown = placeholdersIn(text).find((name) => !known.includes(name));
  if (unknown === undefined) return undefined;
  if (known.length === 0) return `Nothing fills {${unknown}} here: it would be sent as it stands`;
  const names = known.map((name) => `{${name}}`);
  return `There is no placeholder {${unknown}}. Known are ${names.join(', ')}`;
}

/**
 * A text for one person. A line whose placeholders are all empty is left out. The values of
 * placeholders are not searched for placeholders.
 */
export function filledText({ subject, text }: MailText, values: Filling): MailText {
  const valueOf = (name: string) => (Object.hasOwn(values, name) ? values[name] : undefined);
  const fill = (line: string) =>
    line.replace(IN_BRACES, (braces, name: string) => valueOf(name) ?? braces);
  const lines = text.split('\n').filter((line) => {
    const names = placeholdersIn(line);
    return names.length === 0 || names.some((name) => valueOf(name) !== '');
  });
  return {
    // On one line, so that no value can add a header.
    subject: oneLine(fill(subject)),
    text: lines
      .map(fill)
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
  };
}

/** The fields of an e-mail that staff write. @param check what else is wrong with a text */
export const mailFields = (check: (text: string) => string | undefined = () => undefined) => ({
  subject: requiredText({
    label: 'Subject',
    missing: 'Write a subject',
    max: 150,
    normalize: oneLine,
    check,
  }),
  text: requiredText({
    label: 'Text',
    missing: 'Write a text',
    rows: 9,
    max: 4000,
    maxBytes: 12_000,
    check,
  }),
});
