import { z } from 'zod';

import { AppError } from '../http/errors.tsx';
import { recordId } from '../http/validate.ts';
import { isDay } from '../shared/text/day.ts';
import { formatCursor, parseCursor, type Cursor } from './cursor.ts';
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
import type { ListPage, ListQuery } from './list-query.ts';

const cursor = z.string().transform((text, context): Cursor => {
  const found = parseCursor(text);
  if (found) return found;
  context.addIssue({ code: 'custom', message: 'Unknown cursor' });
  return z.NEVER;
});

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
    cursor: cursor.optional(),
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
  cursor: from,
  limit,
  shown: _shown,
  ...chips
}: z.output<ReturnType<typeof listParameters>>): ListQuery => ({
  search,
  filter,
  chips: chipsOf(chips),
  order,
  from,
  limit,
});

/** What the URL of a list's page asks for; a cursor that cannot be read is left out. */
export const queryOfPage = ({
  search,
  status,
  chips,
  sort,
  cursor: text,
}: ListState): ListQuery => ({
  search,
  filter: status || undefined,
  chips: chipsOf(chips),
  order: parseOrder(sort),
  from: parseCursor(text ?? ''),
  limit: PAGE_SIZE,
});

/** @throws AppError invalid when the row of the cursor is gone */
export function foundPage<Page>(page: Page | undefined): Page {
  if (page) return page;
  const text = 'The row of this cursor is gone';
  throw new AppError('invalid', text, { fields: { cursor: text } });
}

export const listMeta = (page: ListPage<unknown>): ListMeta => ({
  matched: page.matched,
  matched_at_least: page.isLeast,
  looked_at: page.scanned,
  total: page.total,
  first: page.before === undefined || page.rows.length === 0 ? null : page.before + 1,
  sort: formatOrder(page.order),
  next_cursor: page.next && formatCursor(page.next),
  previous_cursor: page.previous && formatCursor(page.previous),
  ...(page.unmatched ? { unmatched: page.unmatched } : {}),
});

/** The response of a list. @throws AppError invalid when the row of the cursor is gone */
export function listResponse<Stored, Row>(
  found: ListPage<Stored> | undefined,
  toRow: (stored: Stored) => Row,
): ListResponse<Row> {
  const page = foundPage(found);
  return { data: page.rows.map((row) => toRow(row)), meta: listMeta(page) };
}
