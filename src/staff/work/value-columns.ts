import { camelCase } from '../../shared/text/letter-case.ts';
import type { CsvColumns } from '../list/csv-file.ts';
import type { WorkValues } from './values.contract.ts';

/** The columns of an export for what staff set: 'Next Step On'. */
export const valueColumns = (
  values: WorkValues,
): CsvColumns<Readonly<Record<string, string | number | null>>> =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, { isIdentity }]) => !isIdentity)
      .map(([name, { label }]) => [
        label.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()),
        (row) => {
          const value = row[camelCase(name)] ?? null;
          return value === null ? null : String(value);
        },
      ]),
  );
