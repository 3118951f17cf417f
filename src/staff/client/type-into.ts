export type TypedField = HTMLInputElement | HTMLTextAreaElement;

/** Types a text where the cursor is; what is selected stays before it. */
export function typeInto(field: TypedField, text: string): void {
  const at = field.selectionEnd ?? field.value.length;
  field.setRangeText(text, at, at, 'end');
  tell(field);
}

/** Erases the letter before the cursor. */
export function eraseIn(field: TypedField): void {
  const at = field.selectionEnd ?? field.value.length;
  if (at === 0) return;
  field.setRangeText('', at - 1, at, 'end');
  tell(field);
}

/** As typing does: what follows the field is told. */
const tell = (field: TypedField) => field.dispatchEvent(new Event('input', { bubbles: true }));
