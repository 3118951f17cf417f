import { z } from 'zod';

import { recordId } from '../http/validate.ts';
import { isDay } from '../shared/text/day.ts';
import {
  formatOrder,
  IDS_MAX,
  PAGE_SIZE,
  PAGE_SIZE_MAX,
  parseOrder,
  searchText,
  type ChipName,
  type ListMeta,
  type ListResponse,
  type ListState,
} from './list.contract.ts';
import type { ListPage, ListQuery } from './list.queries.ts';

const OFFSET_MAX = 999_999_999;

const ids = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(recordId).max(IDS_MAX));

/** What can be asked of a list in addition to its pages. */
export interface ListOptions {
  isSearched?: boolean;
  /** Its orders, as the API names them. */
  sorts?: readonly string[];
  /** Its subsets, as the API names them. */
  filters?: readonly string[];
  /** The further conditions that it knows. */
  chips?: readonly ChipName[];
}

const chipValue = (name: ChipName) =>
  name === 'since' || name === 'until'
    ? z.string().refine(isDay, 'Write a day as YYYY-MM-DD').optional()
    : z.string().trim().max(500).optional();

/** The query of a list's API call; each parameter once, nothing unknown. */
export const listParameters = ({
  isSearched = false,
  sorts = [],
  filters = [],
  chips = [],
}: ListOptions) =>
  z.strictObject({
    ...(Object.fromEntries(chips.map((name) => [name, chipValue(name)])) as {
      [Name in ChipName]?: ReturnType<typeof chipValue>;
    }),
    search: z
      .string()
      .refine(() => isSearched, 'This list has no search')
      .transform(searchText)
      .default(''),
    status: z.enum(filters).optional(),
    sort: z
      .enum(sorts)
      .default('newest')
      .transform((sort) => parseOrder(sort)),
    offset: z.coerce.number().int().min(0).max(OFFSET_MAX).default(0),
    limit: z.coerce.number().int().min(1).max(PAGE_SIZE_MAX).default(PAGE_SIZE),
    shown: ids.optional(),
  });

/** What is given of the chips. */
export const chipsOf = (chips: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(chips).flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' ? [[name, value]] : [],
    ),
  );

export const toListQuery = ({
  search,
  status: filter,
  sort: order,
  offset,
  limit,
  shown: _shown,
  ...chips
}: z.output<ReturnType<typeof listParameters>>): ListQuery => ({
  search,
  filter,
  chips: chipsOf(chips),
  order,
  offset,
  limit,
});

/** What the URL of a list's page asks for. */
export const queryOfPage = ({ search, status, chips, sort, offset }: ListState): ListQuery => ({
  search,
  filter: status || undefined,
  chips: chipsOf(chips),
  order: parseOrder(sort),
  offset,
  limit: PAGE_SIZE,
});

export const listMeta = ({
  matched,
  total,
  offset,
  order,
  unmatched,
}: ListPage<unknown>): ListMeta => ({
  matched,
  total,
  offset,
  sort: formatOrder(order),
  ...(unmatched ? { unmatched } : {}),
});

/** The response of a list. */
export const listResponse = <Stored, Row>(
  page: ListPage<Stored>,
  toRow: (stored: Stored) => Row,
): ListResponse<Row> => ({ data: page.rows.map((row) => toRow(row)), meta: listMeta(page) });
