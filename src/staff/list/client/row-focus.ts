import { isAnswering } from '../../client/key-rules.ts';

/** The id of the row that has the focus, anywhere in it; undefined outside the rows. */
export function focusedRow(): string | undefined {
  const row = document.activeElement?.closest('tr[data-row], tr[data-row-of]');
  return row?.getAttribute('data-row') ?? row?.getAttribute('data-row-of') ?? undefined;
}

let isByKeyboard = true;

/** Notes what moves the focus. @returns what stops it */
export function followModality(): () => void {
  const stopped = new AbortController();
  const options = { signal: stopped.signal, capture: true };
  addEventListener(
    'pointerdown',
    () => {
      isByKeyboard = false;
    },
    options,
  );
  addEventListener(
    'keydown',
    ({ key }) => {
      isByKeyboard ||= key === 'Tab';
    },
    options,
  );
  return () => stopped.abort();
}

/** A key moves the focus to a row. */
export const focusByKeyboard = (): void => {
  isByKeyboard = true;
};

/** Whether the row that has the focus is to come into view; where a pointer led, it stays where it is. */
export const isKeyboardInRows = (): boolean => isByKeyboard && focusedRow() !== undefined;

/**
 * The row that letters act on: the one that the focus is in, or whose pane it is in, however it came there.
 * A click beside all that can be pressed leaves the focus to the page, and one at the open row.
 */
export function currentRow(open: string | null = null): string | undefined {
  const { activeElement } = document;
  const { row, rowOf } =
    activeElement?.closest<HTMLElement>('[data-row], [data-row-of]')?.dataset ?? {};
  const isBeside = activeElement?.matches('body, main, [role="group"]') ?? true;
  return row ?? rowOf ?? (isBeside ? (open ?? undefined) : undefined);
}

/** Brings a row into view: whole, and with it the rows before and after it. */
function showRow(row: Element): void {
  const rows = [...document.querySelectorAll('tr[data-row]')];
  const at = rows.indexOf(row);
  // The row itself last: where there is no room for three, it is whole.
  for (const each of [rows[at - 1], rows[at + 1], row]) each?.scrollIntoView({ block: 'nearest' });
}

/** Moves the focus to a row. @param scroll whether the row is to come into view; a pointer stays where it is */
export function focusRow(id: string, scroll = true): void {
  const opener = document.querySelector<HTMLElement>(`[data-opener="${CSS.escape(id)}"]`);
  opener?.focus({ preventScroll: true });
  const row = opener?.closest('tr');
  if (scroll && row) showRow(row);
}

/** Where keys go on after a field: to the open record's row, the first, or what stands in place of rows. */
export function focusFirstRow(wanted = 'tr[data-row]'): void {
  const row = document.querySelector(wanted) ?? document.querySelector('tr[data-row]');
  const id = row?.getAttribute('data-row');
  focusByKeyboard();
  if (id) focusRow(id);
  else document.querySelector<HTMLElement>('[data-no-rows]')?.focus();
}

/** Escape leaves each field for its row. @returns what stops it */
export function leaveFieldsByEscape(): () => void {
  const onKeyDown = ({ key, isComposing, defaultPrevented, target }: KeyboardEvent) => {
    if (
      key !== 'Escape' ||
      isComposing ||
      defaultPrevented ||
      document.querySelector('dialog[open]')
    )
      return;
    if (!(target instanceof HTMLElement) || !isAnswering(target)) return;
    // The first one empties a search.
    if (target instanceof HTMLInputElement && target.type === 'search' && target.value !== '')
      return;
    focusFirstRow('tr[data-open]');
  };
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}

/** The same for what ends later than it was asked for: it takes the focus from no field and no dialog. */
export function returnToRow(id: string): void {
  if (!isAnswering(document.activeElement)) focusRow(id);
}

/** The row so many further on, at the ends the last one there is; the first when none has the focus. */
export function rowFrom(ids: readonly string[], from: string | undefined, step: number) {
  const at = from === undefined ? -1 : ids.indexOf(from);
  if (at < 0) return ids[0];
  return ids[Math.max(0, Math.min(ids.length - 1, at + step))];
}

/** The first of the wanted after a row, then from the top. */
export function nextOf(ids: readonly string[], after = '', wanted: ReadonlySet<string>) {
  const at = ids.indexOf(after);
  return [...ids.slice(at + 1), ...ids.slice(0, at + 1)].find((id) => wanted.has(id));
}

/** The ids from one row to another, both included, whichever comes first. */
export function idsBetween(ids: readonly string[], one: string, other: string): string[] {
  const [from = 0, to = 0] = [ids.indexOf(one), ids.indexOf(other)].toSorted((a, b) => a - b);
  return from < 0 ? [other] : ids.slice(from, to + 1);
}
