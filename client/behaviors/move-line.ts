import { peopleText } from '../../src/shared/sample-search/pile.ts';
import { asRating } from '../../src/shared/sample-search/score.ts';
import { divided, lineAt, sheetsIn, type Sheet } from '../../src/ui/Landscape/sheets.ts';
import { showChosen } from './show-chosen.ts';

function write(root: Element, selector: string, text: string): void {
  const element = root.querySelector(selector);
  if (element) element.textContent = text;
}

/** Draws sheets on both sides of the line, and says who is right of it. */
export function drawSheets(input: HTMLInputElement, root: Element, sheets: readonly Sheet[]): void {
  const line = Number(input.value);
  const { left, right, count } = divided(sheets, line);
  root
    .querySelectorAll('[data-sheets]')
    .forEach((path, at) => path.setAttribute('d', at === 0 ? left : right));
  root.querySelector('[data-drawn-line]')?.setAttribute('d', lineAt(line));
  write(root, '[data-line-from]', asRating(line));
  write(root, '[data-line-people]', peopleText(count));
  input.setAttribute('aria-valuetext', `From ${asRating(line)} up: ${peopleText(count)}`);
  const row = root.closest('section')?.querySelector<HTMLElement>('[data-shows]');
  if (row) showChosen(row, line, count);
}

/** Shows who is right of the line. */
export function moveLine(input: HTMLInputElement, root: Element): void {
  const [left, right] = root.querySelectorAll('[data-sheets]');
  drawSheets(
    input,
    root,
    [left, right].flatMap((path) => sheetsIn(path?.getAttribute('d') ?? '')),
  );
}
