import { failure, success, type Result } from '../../../../shared/result.ts';

const SEPARATORS = [',', ';', '\t'] as const;

/** What stands most often in the first line: spreadsheets of many countries write semicolons. */
function separatorOf(text: string): string {
  const [line = ''] = text.replace(/"[^"]*"/g, '').split('\n', 1);
  const counted = SEPARATORS.map((one) => ({ one, count: line.split(one).length }));
  return counted.toSorted((a, b) => b.count - a.count)[0]?.one ?? ',';
}

/** A row of a file, with the line that it begins on. */
export interface CsvRow {
  line: number;
  values: string[];
}

/**
 * The rows of a CSV file as RFC 4180 has it, also with semicolons, tabs, or what a first line such as
 * Excel's 'sep=;' names. Lines without any value are left out.
 * @returns the rows, or what is wrong and where
 */
export function parseCsv(file: string): Result<CsvRow[], string> {
  const text = file.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const [declaration = '', declared] = /^"?sep=([,;\t|])"?\n/i.exec(text) ?? [];
  const separator = declared ?? separatorOf(text);
  const plain = `[^${separator}\n]`;
  const token = new RegExp(`(?:"([^"]*(?:""[^"]*)*)"|((?!")${plain}+|))([${separator}]|\n|$)`, 'y');
  const rows: CsvRow[] = [];
  let line = declaration === '' ? 1 : 2;
  let row: CsvRow = { line, values: [] };
  token.lastIndex = declaration.length;
  while (token.lastIndex < text.length) {
    const [all, quoted, bare = '', end] = token.exec(text) ?? [];
    if (all === undefined) {
      return failure(`Line ${line}: a quotation mark is not closed, or text stands after it`);
    }
    row.values.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'));
    line += all.split('\n').length - 1;
    if (end === separator && token.lastIndex < text.length) continue;
    if (row.values.some((value) => value.trim() !== '')) rows.push(row);
    row = { line, values: [] };
  }
  return success(rows);
}
