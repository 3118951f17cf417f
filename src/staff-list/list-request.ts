import { z } from 'zod';

import { AppError } from '../http/errors.tsx';
import { formatCursor, parseCursor, type Cursor } from './cursor.ts';
import {
  formatOrder,
  PAGE_SIZE,
  PAGE_SIZE_MAX,
  parseOrder,
  searchText,
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

/** What can be asked of a list in addition to its pages. */
export interface ListOptions {
  isSearched?: boolean;
  /** Its orders, as the API names them. */
  sorts?: readonly string[];
  /** Its subsets, as the API names them. */
  filters?: readonly string[];
}

/** The query of a list's API call; each parameter once, nothing unknown. */
export const listParameters = ({ isSearched = false, sorts = [], filters = [] }: ListOptions) =>
  z.strictObject({
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
  });

export const toListQuery = ({
  search,
  status: filter,
  sort: order,
  cursor: from,
  limit,
}: z.output<ReturnType<typeof listParameters>>): ListQuery => ({
  search,
  filter,
  order,
  from,
  limit,
});

/** What the URL of a list's page asks for; a cursor that cannot be read is left out. */
export const queryOfPage = ({ search, status, sort, cursor: text }: ListState): ListQuery => ({
  search,
  filter: status || undefined,
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
  sort: formatOrder(page.order),
  next_cursor: page.next && formatCursor(page.next),
  previous_cursor: page.previous && formatCursor(page.previous),
});

/** The response of a list. @throws AppError invalid when the row of the cursor is gone */
export function listResponse<Stored, Row>(
  found: ListPage<Stored> | undefined,
  toRow: (stored: Stored) => Row,
): ListResponse<Row> {
  const page = foundPage(found);
  return { data: page.rows.map((row) => toRow(row)), meta: listMeta(page) };
}
