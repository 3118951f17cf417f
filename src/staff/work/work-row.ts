import { apiRow } from '../../db/api-row.ts';
import type { RecordKind } from './record-kind.contract.ts';
import { namesOf } from './values.contract.ts';
import type { WorkRow } from './work.contract.ts';

const OF_EVERY_RECORD = [
  'id',
  'name',
  'email',
  'created_at',
  'version',
  'changed_at',
  'changed_by',
] as const satisfies readonly (keyof WorkRow)[];

type Kind = Pick<RecordKind, 'values'>;

/** What every record has, and what staff set on it, by the names of the API. */
export const workFields = ({ values }: Kind): readonly string[] => [
  ...OF_EVERY_RECORD,
  ...namesOf(values),
];

/** A stored record without what is only of its kind. */
export function workRowOf(kind: Kind, row: object): WorkRow {
  const stored: Readonly<Record<string, unknown>> = apiRow(row);
  return Object.fromEntries(
    workFields(kind).map((name) => [name, stored[name] ?? null]),
  ) as WorkRow;
}
