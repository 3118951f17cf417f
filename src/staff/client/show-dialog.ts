/** The form that closes it is not meant. */
const FIRST_FIELD = 'form:not([method=dialog]) :is(input, select, textarea, [type=submit])';

/** Shows a dialog with the focus on the first field of its form, or on what sends it. */
export function showDialog(dialog: HTMLDialogElement | null): void {
  dialog?.showModal();
  dialog?.querySelector<HTMLElement>(FIRST_FIELD)?.focus();
}
