/**
 * Lets whatever says data-lead-open press the dialog's own trigger, which also wakes its island.
 * Part of the first script, so that no click is too early.
 */
export function openLeadDialogFrom(stage: HTMLElement): void {
  stage.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('[data-lead-open]')) {
      stage.querySelector<HTMLElement>('[data-lead-trigger]')?.click();
    }
  });
}
