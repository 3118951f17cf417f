import { failure, success, type Result } from '../../../../shared/result.ts';

const SEPARATORS = [',', ';', '\t'] as const;

/** Lines that tell what separates values: the first ones may be a title. */
const LINES_READ = 10;

/** What stands in most of the first lines: spreadsheets of many countries write semicolons. */
function separatorOf(text: string): string {
  const lines = text.replace(/"[^"]*"/g, '').split('\n', LINES_READ);
  const counted = SEPARATORS.map((one) => {
    const counts = lines.map((line) => line.split(one).length - 1);
    const inLines = counts.filter((count) => count > 0).length;
    return { one, inLines, most: Math.max(...counts) };
  });
  const [found] = counted.toSorted((a, b) => b.inLines - a.inLines || b.most - a.most);
  return found?.one ?? ',';
}

/** A row of a file, as a spreadsheet counts it: a line break within a value begins none. */
export interface CsvRow {
  row: number;
  values: string[];
}

/**
 * The rows of a CSV file as RFC 4180 has it, also with semicolons, tabs, or what a first line such as
 * Excel's 'sep=;' names, which is no row. Rows without any value are left out.
 * @returns the rows, or what is wrong and where
 */
export function parseCsv(file: string): Result<CsvRow[], string> {
  const text = file.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const [declaration = '', declared] = /^"?sep=([,;\t|])"?\n/i.exec(text) ?? [];
  const separator = declared ?? separatorOf(text);
  const plain = `[^${separator}\n]`;
  const token = new RegExp(`(?:"([^"]*(?:""[^"]*)*)"|((?!")${plain}+|))([${separator}]|\n|$)`, 'y');
  const rows: CsvRow[] = [];
  let row: CsvRow = { row: 1, values: [] };
  token.lastIndex = declaration.length;
  while (token.lastIndex < text.length) {
    const [all, quoted, bare = '', end] = token.exec(text) ?? [];
    if (all === undefined) {
      return failure(`Row ${row.row}: a quotation mark is not closed, or text stands after it`);
    }
    row.values.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'));
    if (end === separator && token.lastIndex < text.length) continue;
    if (row.values.some((value) => value.trim() !== '')) rows.push(row);
    row = { row: row.row + 1, values: [] };
  }
  return success(rows);
}
