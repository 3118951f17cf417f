/** Just above the middle of the window: here is what one reads. */
const READ_HERE = '-45% 0px -55%';

/** Has the picture beside the steps show the step that is being read, or that the mouse or the focus is on. */
export function startSteps(): void {
  const list = document.querySelector<HTMLElement>('[data-steps]');
  if (!list) return;
  const steps = [...list.children];
  const show = (step?: Element | null) => {
    if (step) list.dataset['step'] = String(steps.indexOf(step) + 1);
  };
  const stepOf = ({ target }: Event) => steps.find((step) => step.contains(target as Node));
  const reading = new IntersectionObserver(
    (entries) => {
      // What has the focus keeps its step, also while the page scrolls to it.
      if (!list.contains(document.activeElement))
        show(entries.findLast(({ isIntersecting }) => isIntersecting)?.target);
    },
    { rootMargin: READ_HERE },
  );
  for (const step of steps) reading.observe(step);
  list.addEventListener('pointermove', (event) => {
    // A page that scrolls under a mouse that rests also sends these.
    if (event.movementX !== 0 || event.movementY !== 0) show(stepOf(event));
  });
  list.addEventListener('focusin', (event) => show(stepOf(event)));
}
