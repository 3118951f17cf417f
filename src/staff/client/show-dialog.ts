/** Shows a dialog with the focus on its first field, where it has one. */
export function showDialog(dialog: HTMLDialogElement | null): void {
  dialog?.showModal();
  dialog?.querySelector<HTMLElement>('form :is(input, select, textarea)')?.focus();
}
