import { z } from 'zod';

import { recordId } from '../../http/validate.ts';
import { isDay } from '../../shared/text/day.ts';
import {
  IDS_MAX,
  knownConditions,
  PAGE_SIZE,
  PAGE_SIZE_MAX,
  parseOrder,
  searchText,
  type Conditions,
  type ListState,
} from './list.contract.ts';
import type { ListQuery, Selection } from './list.queries.ts';

const OFFSET_MAX = 999_999_999;

const ids = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(recordId).max(IDS_MAX));

/** What can be asked of a list in addition to its pages. */
export interface ListOptions {
  /** Its orders, as the API names them. */
  sorts: readonly string[];
  /** Its subsets, as the API names them. */
  filters: readonly string[];
  /** The further conditions that it knows, in words. */
  conditions: Conditions;
}

const conditionValue = (name: string) =>
  name === 'since' || name === 'until'
    ? z.string().refine(isDay, 'Write a day as YYYY-MM-DD').optional()
    : z.string().trim().max(500).optional();

/** The query of a list's API call; each parameter once, nothing unknown. */
export const listParameters = ({ sorts, filters, conditions }: ListOptions) =>
  z.strictObject({
    ...(Object.fromEntries(
      Object.keys(conditions).map((name) => [name, conditionValue(name)]),
    ) as object),
    search: z.string().transform(searchText).default(''),
    status: z.enum(filters).optional(),
    sort: z
      .enum(sorts)
      .default('newest')
      .transform((sort) => parseOrder(sort)),
    offset: z.coerce.number().int().min(0).max(OFFSET_MAX).default(0),
    limit: z.coerce.number().int().min(1).max(PAGE_SIZE_MAX).default(PAGE_SIZE),
    shown: ids.optional(),
  });

export const toListQuery = ({
  search,
  status: filter,
  sort: order,
  offset,
  limit,
  shown: _shown,
  ...conditions
}: z.output<ReturnType<typeof listParameters>>): ListQuery => ({
  search,
  filter,
  conditions: knownConditions(conditions, conditions),
  order,
  offset,
  limit,
});

/** What a change of all that a list finds may ask for: the list's query without a page. */
export const selectionParameters = (options: ListOptions) =>
  listParameters(options)
    .omit({ sort: true, offset: true, limit: true, shown: true })
    .transform(({ search, status: filter, ...conditions }): Selection => ({
      search,
      filter,
      conditions: knownConditions(conditions, conditions),
    }));

/** What the URL of a list's page asks for. */
export const queryOfPage = ({
  search,
  status,
  conditions,
  sort,
  offset,
}: ListState): ListQuery => ({
  search,
  filter: status || undefined,
  conditions,
  order: parseOrder(sort),
  offset,
  limit: PAGE_SIZE,
});
