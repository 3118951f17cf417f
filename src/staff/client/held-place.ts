/** As far (px) as a resting hand moves a mouse. */
const REST = 8;
/** Two presses at one place within this time (ms) are meant for the control that was there first. */
const SECOND_MS = 400;

/** The last press of a row's button, until the mouse has moved away from it. */
let held: MouseEvent | null = null;

const distance = (event: MouseEvent, other: MouseEvent): number =>
  Math.hypot(event.clientX - other.clientX, event.clientY - other.clientY);
const isNear = (event: MouseEvent, other: MouseEvent): boolean => distance(event, other) <= REST;

function release(event: PointerEvent): void {
  if (held && isNear(event, held)) return;
  held = null;
  document.removeEventListener('pointermove', release);
}

const isPointer = ({ detail }: MouseEvent): boolean => detail > 0;

/** Notes where a button was pressed: another one may come to this place. */
export function holdPlace(event: MouseEvent): void {
  if (!isPointer(event)) return;
  held = event;
  document.addEventListener('pointermove', release);
}

/** Whether a press is a repeat at the same place, meant for the button that was there. */
export function isHeldPlace(event: MouseEvent): boolean {
  if (!held || !isPointer(event) || !isNear(event, held)) return false;
  return event.timeStamp - held.timeStamp < SECOND_MS;
}

/** As far (px) as the second tap of a finger is from its first. */
const TAPS_APART = 24;

function controlOf(target: Element): Element | null {
  const label = target.closest('label');
  return label?.control ?? target.closest('a, button, summary, select, input, textarea');
}

/**
 * Keeps the second press of a double click from what came to its place in between: what lies behind a
 * dialog that was closed, or a record that was opened. A control with the same words is one more step.
 * @returns what stops it
 */
export function guardSecondPress(): () => void {
  let first: { event: MouseEvent; control: Element | null } | null = null;
  const isSecond = (event: MouseEvent, { event: before }: NonNullable<typeof first>) =>
    event.timeStamp - before.timeStamp < SECOND_MS && distance(event, before) <= TAPS_APART;
  const onClick = (event: MouseEvent) => {
    if (!isPointer(event) || !(event.target instanceof Element)) return;
    const control = controlOf(event.target);
    if (
      first &&
      isSecond(event, first) &&
      control !== first.control &&
      control?.textContent !== first.control?.textContent
    ) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else {
      first = { event, control };
    }
  };
  // Who moves away and back means what is there now.
  const onMove = (event: PointerEvent) => {
    if (first && distance(event, first.event) > TAPS_APART) first = null;
  };
  const stopped = new AbortController();
  document.addEventListener('click', onClick, { capture: true, signal: stopped.signal });
  document.addEventListener('pointermove', onMove, { signal: stopped.signal });
  return () => stopped.abort();
}
