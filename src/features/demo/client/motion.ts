import { drawSheets } from '../../../../client/behaviors/move-line.ts';
import { sheetsOf, type Sheet } from '../../../ui/Landscape/sheets.ts';

const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';
const SORT_MS = 240;
const MARK_MS = 420;
const MOVE_MS = 480;

export const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

const rowsOf = (form: HTMLElement) => [...form.querySelectorAll<HTMLElement>('ol > li > button')];

export const topsOf = (form: HTMLElement) =>
  new Map(rowsOf(form).map((row) => [row, row.getBoundingClientRect().top]));

/** Moves rows from where they were to where they are now. */
export function sort(before: ReadonlyMap<HTMLElement, number>): void {
  for (const [row, top] of before) {
    const by = top - row.getBoundingClientRect().top;
    if (by === 0 || !row.isConnected) continue;
    row.animate([{ transform: `translateY(${by}px)` }, { transform: 'none' }], {
      duration: SORT_MS,
      easing: EASE,
    });
  }
}

/** Marks what the job description asks for, from the first letter of each phrase to its last. */
export function mark(form: HTMLElement): void {
  form.querySelectorAll('section mark').forEach((phrase, at) =>
    phrase.animate([{ backgroundSize: '0 78%', offset: 0 }], {
      duration: MARK_MS,
      delay: at * 90,
      easing: EASE,
      fill: 'backwards',
    }),
  );
}

/** Counts the calls, so that the last one wins. */
let moves = 0;

/** Moves each sheet from its old rating to its new one, beginning in the next frame. */
export function moveSheets(
  form: HTMLElement,
  before: readonly number[],
  after: readonly number[],
): void {
  const root = form.querySelector('[data-landscape]');
  const input = root?.querySelector('input');
  const isSame = before.length === after.length && before.every((one, at) => one === after[at]);
  if (!root || !input || isSame || before.length !== after.length) return;
  moves += 1;
  const move = moves;
  const from = sheetsOf(before);
  const to = sheetsOf(after);
  const start = performance.now();
  const frame = (now: number) => {
    if (move !== moves || !root.isConnected) return;
    const part = isStill() ? 1 : 1 - (1 - Math.min(1, Math.max(0, now - start) / MOVE_MS)) ** 3;
    const sheets = to.map(([x, y], at): Sheet => {
      const [fromX, fromY] = from[at] ?? [x, y];
      return [fromX + (x - fromX) * part, fromY + (y - fromY) * part];
    });
    drawSheets(input, root, sheets);
    if (part < 1) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}
