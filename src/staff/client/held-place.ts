/** As far (px) as a resting hand moves a mouse. */
const REST = 8;
/** A finger is nowhere between two taps: for so long its second one is meant for the first button. */
const TAPS_MS = 1500;

/** The last press of a row's button, until the mouse has moved away from it. */
let held: MouseEvent | null = null;

const isNear = (event: MouseEvent, other: MouseEvent): boolean =>
  Math.hypot(event.clientX - other.clientX, event.clientY - other.clientY) <= REST;

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
  const isMouse = event instanceof PointerEvent && event.pointerType === 'mouse';
  return isMouse || event.timeStamp - held.timeStamp < TAPS_MS;
}
