/** Reads a table that is written as text: a row a line, cells between bars, '' where a row ends early. */
export const textTable = <const Column extends string>(columns: readonly Column[], text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const cells = line.split('|').map((cell) => cell.trim());
      const named = columns.map((column, index) => [column, cells[index] ?? '']);
      return Object.fromEntries(named) as Readonly<Record<Column, string>>;
    });
