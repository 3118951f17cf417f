import type { MailText } from '../../../shared/text/mail-text.ts';

type Box = HTMLInputElement | HTMLTextAreaElement;

/** Types a text where the cursor is; what is selected stays before it. */
function typeInto(box: Box, text: string): void {
  const at = box.selectionEnd ?? box.value.length;
  box.setRangeText(text, at, at, 'end');
  // As typing does: what follows the field is told.
  box.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Puts a stored text where the cursor of a reply is, and its subject where there is none yet.
 * @returns what the fields have then
 */
export function insertText(textBox: Box, { subject, text }: MailText): MailText {
  typeInto(textBox, text);
  const subjectBox = textBox.form?.elements.namedItem('subject');
  if (!(subjectBox instanceof HTMLInputElement)) return { subject: '', text: textBox.value };
  if (subjectBox.value.trim() === '' && subject !== '') typeInto(subjectBox, subject);
  return { subject: subjectBox.value, text: textBox.value };
}
