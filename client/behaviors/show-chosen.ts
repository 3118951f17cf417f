import { elbowsOf, showsOf, stackText } from '../../src/ui/Landscape/chosen.ts';

/** Shows who is right of the line as sheets of paper that can be read, or says that they are too many. */
export function showChosen(row: HTMLElement, line: number, count: number): void {
  const shows = showsOf(count);
  row.dataset['shows'] = shows;
  const sheets = [...row.querySelectorAll<HTMLElement>('[data-rating]')];
  const ratings = sheets.map((sheet) => Number(sheet.dataset['rating']));
  const chosen = ratings.filter((tenths) => tenths >= line);
  sheets.forEach((sheet, at) => {
    const isChosen = (ratings[at] ?? 0) >= line;
    sheet.hidden = !isChosen;
    sheet.toggleAttribute('data-lowest', isChosen && at === sheets.length - chosen.length);
  });
  const stack = row.querySelector('[data-stack]');
  if (stack) stack.textContent = stackText(count);
  const elbows = row.closest('section')?.querySelectorAll('[data-elbows] path') ?? [];
  elbows.forEach((path, at) =>
    path.setAttribute('d', elbowsOf(chosen, line, shows, at === 0 ? 'beside' : 'alone')),
  );
}
