import { focusRow } from './row-focus.ts';

/** How many places back one can go on from. */
const REMEMBERED = 8;

/** The row that an element is in, or whose pane it is in. */
function rowOf(element: Element): string | undefined {
  const { row, rowOf: of } =
    element.closest<HTMLElement>('[data-row], [data-row-of]')?.dataset ?? {};
  return row ?? of;
}

const isThere = (element: HTMLElement) =>
  element.isConnected && element.getClientRects().length > 0;

/**
 * A button that its own press removes leaves the focus to nothing. It goes to where one goes on: the row
 * that the button was in or about, or what had it before. One that is only disabled stays: its form knows.
 * @returns what stops it
 */
export function keepFocus(): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  /** The newest last. */
  let focused: { element: HTMLElement; row: string | undefined }[] = [];
  const goOn = () => {
    const last = focused.at(-1);
    if (!last || document.activeElement !== document.body || isThere(last.element)) return;
    if (last.row !== undefined) focusRow(last.row, false);
    if (document.activeElement !== document.body) return;
    focused = focused.filter(({ element }) => isThere(element));
    focused.at(-1)?.element.focus({ preventScroll: true });
  };
  const note = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    const others = focused.filter(({ element }) => element !== target);
    focused = [...others, { element: target, row: rowOf(target) }].slice(-REMEMBERED);
  };
  const forget = ({ target, relatedTarget }: FocusEvent) => {
    // A press beside everything takes it from what stays as it is; what is removed is gone by then.
    queueMicrotask(() => {
      if (relatedTarget !== null || !(target instanceof HTMLElement)) return;
      if (isThere(target) && !target.matches(':disabled')) focused = [];
    });
  };
  addEventListener('focusin', note, { signal });
  addEventListener('focusout', forget, { signal });
  const observer = new MutationObserver(goOn);
  observer.observe(document.body, { childList: true, subtree: true });
  signal.addEventListener('abort', () => observer.disconnect());
  return () => stopped.abort();
}
