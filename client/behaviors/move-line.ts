import { peopleText } from '../../src/shared/sample-search/pile.ts';
import { asRating } from '../../src/shared/sample-search/score.ts';
import { drawn, isChosen, sheetsIn } from '../../src/ui/Landscape/sheets.ts';

function write(root: Element, selector: string, text: string): void {
  const element = root.querySelector(selector);
  if (element) element.textContent = text;
}

/** Shows who is right of the line. */
export function moveLine(input: HTMLInputElement, root: Element): void {
  const line = Number(input.value);
  const paths = [...root.querySelectorAll('[data-sheets]')];
  const [left, right] = paths;
  const sheets = [left, right].flatMap((path) => sheetsIn(path?.getAttribute('d') ?? ''));
  const chosen = sheets.filter((sheet) => isChosen(sheet, line));
  left?.setAttribute('d', drawn(sheets.filter((sheet) => !isChosen(sheet, line))));
  for (const path of paths.slice(1)) path.setAttribute('d', drawn(chosen));
  write(root, '[data-line-from]', asRating(line));
  write(root, '[data-line-people]', peopleText(chosen.length));
  input.setAttribute('aria-valuetext', `From ${asRating(line)} up: ${peopleText(chosen.length)}`);
}
