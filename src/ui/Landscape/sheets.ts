/** A tenth of the rating is ten units wide, and a sheet in a column one unit high. */
const TENTH = 10;
const LOWEST = 10;
export const WIDTH = 90 * TENTH;
/** Higher columns are pressed together. */
export const HEIGHT = 56;
/** Neighboring tenths pile up together, so that the piles are not squared up. */
const PILED = 2;
const SHEET = 18;

/** The middle of a sheet's lower edge. */
export type Sheet = readonly [x: number, y: number];

/** Where each resume lies, in the order of the ratings given, in tenths from 10 to 100. */
export function sheetsOf(ratings: readonly number[]): Sheet[] {
  const columnOf = (tenths: number) => Math.floor(tenths / PILED);
  const heights = Map.groupBy(ratings, columnOf);
  const levels = new Map<number, number>();
  return ratings.map((tenths) => {
    const column = columnOf(tenths);
    const level = levels.get(column) ?? 0;
    levels.set(column, level + 1);
    const pressed = Math.min(1, HEIGHT / (heights.get(column)?.length ?? 1));
    return [(tenths - LOWEST) * TENTH, HEIGHT - Math.round((level + 1) * pressed * 10) / 10];
  });
}

/** Sheets as the `d` of a path. */
const drawn = (sheets: readonly Sheet[]): string =>
  sheets.map(([x, y]) => `M${Math.round(x) - SHEET / 2} ${y}h${SHEET}`).join('');

/** Whether a sheet is on the line or right of it; the line in tenths. */
export const isChosen = ([x]: Sheet, line: number): boolean => x >= (line - LOWEST) * TENTH;

/** The paths left of the line and of the chosen sheets. */
export function divided(sheets: readonly Sheet[], line: number) {
  const chosen = sheets.filter((sheet) => isChosen(sheet, line));
  const left = drawn(sheets.filter((sheet) => !isChosen(sheet, line)));
  return { left, right: drawn(chosen), count: chosen.length };
}

/** The sheets that a path shows. */
export const sheetsIn = (d: string): Sheet[] =>
  [...d.matchAll(/M(-?\d+) ([\d.]+)/g)].map(([, x, y]) => [Number(x) + SHEET / 2, Number(y)]);
