import type { MailText } from '../../../shared/text/mail-text.ts';
import { amongWords, asReply, type Signing } from './put-in-text.ts';

type Box = HTMLInputElement | HTMLTextAreaElement;

function replace(box: Box, text: string, cursor: number): void {
  box.setRangeText(text, 0, box.value.length);
  box.setSelectionRange(cursor, cursor);
  // As typing does: what follows the field is told.
  box.dispatchEvent(new Event('input', { bubbles: true }));
}

interface PutIn extends Signing {
  /** As its reader gets it. */
  stored: MailText;
  /** The text of the reply as it began, or as another stored text left it. */
  given: string;
  /** Where the cursor is. */
  at: number;
}

/**
 * Puts a stored text into a reply, and its subject where there is none yet. It replaces what nobody has
 * written in; otherwise it goes where the cursor is.
 * @returns what the fields have then
 */
export function insertText(textBox: Box, { stored, given, at, ...signing }: PutIn): MailText {
  const { value } = textBox;
  const placed =
    value === given ? asReply(stored.text, signing) : amongWords(stored.text, value, at, signing);
  replace(textBox, placed.text, placed.cursor);
  const subjectBox = textBox.form?.elements.namedItem('subject');
  if (!(subjectBox instanceof HTMLInputElement)) return { subject: '', text: textBox.value };
  if (subjectBox.value.trim() === '' && stored.subject !== '')
    replace(subjectBox, stored.subject, stored.subject.length);
  return { subject: subjectBox.value, text: textBox.value };
}
