/** A tenth of the rating is ten units wide, and a sheet in a column one unit high. */
const TENTH = 10;
const LOWEST = 10;
export const WIDTH = 90 * TENTH;
/** Higher columns are pressed together. */
export const HEIGHT = 48;
/** Neighboring tenths pile up together, so that the piles are not squared up. */
const PILED = 2;
export const SHEET = 16;
/** A chosen sheet that nothing lies on shows its whole height. */
const THICK = 3;

/** The left end of a sheet's lower edge: its rating. */
export type Sheet = readonly [x: number, y: number];

/** The best rating has no tenths after it, and lies on those before it. */
const columnOf = (tenths: number): number => Math.floor(Math.min(tenths, 99) / PILED);

/** Where each resume lies, in the order of the ratings given, in tenths from 10 to 100. */
export function sheetsOf(ratings: readonly number[]): Sheet[] {
  const heights = Map.groupBy(ratings, columnOf);
  const levels = new Map<number, number>();
  return ratings.map((tenths) => {
    const column = columnOf(tenths);
    const level = levels.get(column) ?? 0;
    levels.set(column, level + 1);
    const pressed = Math.min(1, HEIGHT / (heights.get(column)?.length ?? 1));
    return [(tenths - LOWEST) * TENTH, HEIGHT - Math.round(level * pressed * 10) / 10];
  });
}

const column = ([x]: Sheet): number => columnOf(x / TENTH + LOWEST);

/** What the end of the ruler leaves of a sheet; one at the very end stands in front of it, as its number does. */
const widthAt = (x: number): number => (x < WIDTH ? Math.min(SHEET, WIDTH - x) : -SHEET);

/** The lower edges of sheets that lie at one height, left of a line: each from the end of the one before. */
function row(y: number, lefts: readonly number[], line: number): string {
  const widthOf = (left: number) => Math.min(SHEET, line - left);
  const [first = 0, ...others] = lefts.toSorted((a, b) => a - b);
  let end = first + SHEET;
  const moves = others.map((left) => {
    const gap = left - end;
    end = left + SHEET;
    return `m${gap} 0h${widthOf(left)}`;
  });
  return `M${first} ${y}h${widthOf(first)}${moves.join('')}`;
}

/** Sheets left of a line as the `d` of a path: their lower edges. */
const lines = (sheets: readonly Sheet[], line: number): string =>
  [...Map.groupBy(sheets, ([, y]) => y)]
    .map(([y, level]) =>
      row(
        y,
        level.map(([x]) => Math.round(x)),
        line,
      ),
    )
    .join('');

/** Where a sheet is drawn from: its rating, or the end of the ruler, less its width. */
const startOf = (x: number): number => Math.min(x, x + widthAt(x));

/** Sheets as the `d` of a path: what is seen of each from the front, up to the next column of sheets. */
function fronts(sheets: readonly Sheet[]): string {
  const columns = Map.groupBy(sheets, column);
  const highest = new Map(
    [...columns].map(([at, stack]) => [at, Math.min(...stack.map(([, y]) => y))]),
  );
  const heightOf = (sheet: Sheet) => (sheet[1] === highest.get(column(sheet)) ? THICK : 1);
  return sheets
    .map((sheet) => {
      const [left, y] = sheet;
      const x = Math.round(left);
      const height = heightOf(sheet);
      const gaps = (columns.get(column(sheet) + 1) ?? [])
        .filter((other) => other[1] > y - height && y > other[1] - heightOf(other))
        .map((other) => startOf(Math.round(other[0])) - x)
        .filter((gap) => gap > 0);
      const width = Math.min(widthAt(x), ...gaps);
      return `M${x} ${y}h${width}v-${height}h${-width}z`;
    })
    .join('');
}

/** Of a sheet in a picture that nobody moves. */
const WHOLE = 1.25;

/** Sheets as the `d` of a path: each whole and alike, as low as it lies on no other. */
function wholes(sheets: readonly Sheet[]): string {
  /** Where each level ends. */
  const ends: number[] = [];
  return sheets
    .map(([x]) => ({ left: startOf(Math.round(x)), width: Math.abs(widthAt(Math.round(x))) }))
    .toSorted((a, b) => a.left - b.left)
    .map(({ left, width }) => {
      const free = ends.findIndex((end) => end <= left);
      const level = free < 0 ? ends.length : free;
      ends[level] = left + width;
      return `M${left} ${HEIGHT - level * WHOLE}h${width}v-${WHOLE}h${-width}z`;
    })
    .join('');
}

/** Of a rating in tenths. */
const placeOf = (tenths: number): number => (tenths - LOWEST) * TENTH;

/** Whether a sheet is on the line or right of it; the line in tenths. */
export const isChosen = ([x]: Sheet, line: number): boolean => x >= placeOf(line);

/** The paths left of the line and of the chosen sheets. @param isStill whether nobody moves the line */
export function divided(sheets: readonly Sheet[], line: number, isStill = false) {
  const chosen = sheets.filter((sheet) => isChosen(sheet, line));
  const left = lines(
    sheets.filter((sheet) => !isChosen(sheet, line)),
    placeOf(line),
  );
  return { left, right: isStill ? wholes(chosen) : fronts(chosen), count: chosen.length };
}

/** The sheets that a path shows. */
export function sheetsIn(d: string): Sheet[] {
  let end = 0;
  let height = 0;
  return [...d.matchAll(/(m)(-?\d+) ([\d.]+)/gi)].map(([, move, x, y]) => {
    const isNear = move === 'm';
    const left = Number(x) + (isNear ? end : 0);
    if (!isNear) height = Number(y);
    end = left + SHEET;
    return [left, height];
  });
}

/** The `d` of the line itself, in tenths. */
export const lineAt = (line: number): string => `M${placeOf(line)} 0V${HEIGHT}`;
