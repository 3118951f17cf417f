/** The form that closes it is not meant. */
const FIRST_FIELD = 'form:not([method=dialog]) :is(input, select, textarea, [type=submit])';

/**
 * Shows a dialog with the focus on the first field of its form, or on what sends it.
 * @param begin a selector of the field where one begins instead
 */
export function showDialog(dialog: HTMLDialogElement | null, begin = FIRST_FIELD): void {
  dialog?.showModal();
  dialog?.querySelector<HTMLElement>(begin)?.focus();
}
