import type { KeyAction } from '../../../../staff/client/keys.ts';
import { moveKeys } from '../../../../staff/list/client/move-keys.ts';
import { focusedRow, currentRow } from '../../../../staff/list/client/row-focus.ts';
import type { ShownDay, ShownPart } from './use-day.ts';

/** Shows what arrived. */
export const ARRIVED_KEY = '.';
/** Shows more of a part. */
export const MORE_KEY = '+';

/** Asks for the next step of the row that was done. */
export const NEXT_KEY = 'n';

/** The place of a part in the page, which links lead to. */
export const partId = (title: string): string => title.toLowerCase().replaceAll(' ', '-');

const inRow = (id: string | undefined, wanted: string) =>
  document.querySelector<HTMLElement>(`tr[data-row="${CSS.escape(id ?? '')}"]${wanted}`);

/** A key that presses the button which the row has for it. */
function rowKey(key: string, label: string): KeyAction {
  const button = () => inRow(currentRow(), `:not([data-left]) [aria-keyshortcuts="${key}"]`);
  return {
    key,
    label,
    group: 'Change',
    isFor: () => button() !== null,
    run: () => button()?.click(),
  };
}

/** In the current row, or else the last one above it: the focus goes on from a row that was done. */
function nextStepButton(): HTMLElement | undefined {
  const buttons = [
    ...document.querySelectorAll<HTMLElement>(`tr[data-left] [aria-keyshortcuts="${NEXT_KEY}"]`),
  ];
  const row = inRow(currentRow(), '');
  return buttons.findLast((button) => {
    const place = row?.compareDocumentPosition(button) ?? Node.DOCUMENT_POSITION_PRECEDING;
    return (place & Node.DOCUMENT_POSITION_FOLLOWING) === 0 || row?.contains(button);
  });
}

/** The part of the row that has the focus. */
const currentPart = (parts: readonly ShownPart[]) =>
  parts.find(({ records }) => records.some(({ row }) => row.id === focusedRow()));

const ROW_KEYS: readonly KeyAction[] = [
  rowKey('d', 'Done'),
  rowKey('a', 'Send again'),
  rowKey('z', 'Next step tomorrow'),
  rowKey('Shift+Z', 'Next step in a week'),
  rowKey('Shift+A', 'Decide'),
  {
    key: NEXT_KEY,
    label: 'Next step of the row that was done',
    group: 'Change',
    isFor: () => nextStepButton() !== undefined,
    run: () => nextStepButton()?.click(),
  },
];

/** The keys of the day: those of the lists, as its rows lead into them. */
export const dayKeys = ({
  parts,
  records,
  arrived,
  showArrived,
  showMore,
}: ShownDay): readonly KeyAction[] => [
  ...moveKeys({ ids: () => records.map(({ row: { id } }) => id) }),
  {
    key: 'o',
    label: 'Open in its list',
    group: 'Read',
    isFor: () => focusedRow() !== undefined,
    run: () => inRow(focusedRow(), ' [data-opener]')?.click(),
  },
  {
    key: MORE_KEY,
    label: 'Show more of this part',
    group: 'Read',
    isFor: () => (currentPart(parts)?.more ?? 0) > 0,
    run: () => showMore(currentPart(parts)?.title ?? ''),
  },
  {
    key: ARRIVED_KEY,
    label: 'Show what has changed',
    group: 'Read',
    isFor: () => arrived > 0,
    run: showArrived,
  },
  ...ROW_KEYS,
];
