/** Shows a dialog with the focus on the first field of its form, or on what sends it. */
export function showDialog(dialog: HTMLDialogElement | null): void {
  dialog?.showModal();
  dialog?.querySelector<HTMLElement>('form :is(input, select, textarea, [type=submit])')?.focus();
}
