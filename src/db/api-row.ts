import { isoOf } from '../shared/iso.ts';
import { snakeCase } from '../shared/text/letter-case.ts';

/** 'next_step' as Drizzle names its column: 'nextStep'. */
export type Camel<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name;
type Snake<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Snake<Rest>}`
  : Name;

/** A stored row as the API has it: names with underscores, times as ISO 8601. */
export type ApiRow<Stored> = {
  [Name in keyof Stored & string as Snake<Name>]: Name extends `${string}At`
    ? Stored[Name] extends number | null
      ? string | null
      : Stored[Name]
    : Stored[Name];
};

export const apiRow = <Stored extends object>(stored: Stored): ApiRow<Stored> =>
  Object.fromEntries(
    Object.entries(stored).map(([name, value]) => [
      snakeCase(name),
      name.endsWith('At') && typeof value === 'number' ? isoOf(value) : value,
    ]),
  ) as ApiRow<Stored>;
