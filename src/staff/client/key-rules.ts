/** How long keys wait for what they are for (ms). */
export const WAIT_MS = 10_000;

/** Keys without a letter that have a meaning in a field or a dialog, so that they wait in their turn. */
const WITHOUT_LETTER = new Set(['Backspace', 'Enter', 'Escape', 'ArrowDown', 'ArrowUp', 'Tab']);
/** With Ctrl, all others are the browser's. */
const WITH_CTRL = new Set(['k', 'j', 'enter']);

/** Whether a key is for the page, and not for the browser. */
function isForPage({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (altKey) return false;
  if (ctrlKey || metaKey) return WITH_CTRL.has(key.toLowerCase());
  return key.length === 1 || WITHOUT_LETTER.has(key);
}

/** Whether a key is a shortcut wherever the focus is: the others scroll, press buttons, or move the focus. */
export const isShortcut = (event: KeyboardEvent): boolean =>
  isForPage(event) && event.key !== ' ' && !WITHOUT_LETTER.has(event.key);

const WITHOUT_TEXT = new Set(['checkbox', 'radio', 'button', 'submit']);

/** Whether letters are typed here, so that none is a shortcut. */
export function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !WITHOUT_TEXT.has(target.type);
  return target.isContentEditable || /^(?:TEXTAREA|SELECT)$/.test(target.tagName);
}

/** Whether somebody types here, or answers a question: what ends late leaves the focus there. */
export const isAnswering = (element: Element | null): boolean =>
  isWriting(element) || (element?.closest('dialog') ?? null) !== null;

/** Keeps the page's keys from whatever else they would do. @param onKey gets each */
export function holdKeys(
  onKey: (event: KeyboardEvent) => void,
  { signal, isHeld = () => true }: { signal: AbortSignal; isHeld?: typeof isForPage },
): void {
  const hold = (event: KeyboardEvent) => {
    if (event.isComposing || !isForPage(event) || !isHeld(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    onKey(event);
  };
  addEventListener('keydown', hold, { capture: true, signal });
}
