import { peopleText } from '../../src/shared/sample-search/pile.ts';
import { asRating } from '../../src/shared/sample-search/score.ts';
import { divided, sheetsIn } from '../../src/ui/Landscape/sheets.ts';

function write(root: Element, selector: string, text: string): void {
  const element = root.querySelector(selector);
  if (element) element.textContent = text;
}

/** Shows who is right of the line. */
export function moveLine(input: HTMLInputElement, root: Element): void {
  const line = Number(input.value);
  const paths = [...root.querySelectorAll('[data-sheets]')];
  const sheets = paths.slice(0, 2).flatMap((path) => sheetsIn(path.getAttribute('d') ?? ''));
  const { left, right, count } = divided(sheets, line);
  paths.forEach((path, at) => path.setAttribute('d', at === 0 ? left : right));
  write(root, '[data-line-from]', asRating(line));
  write(root, '[data-line-people]', peopleText(count));
  input.setAttribute('aria-valuetext', `From ${asRating(line)} up: ${peopleText(count)}`);
}
