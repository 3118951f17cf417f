import { Hono } from 'hono';
import type { ReactNode } from 'react';

import type { AppContext, AppEnv } from '../../http/context.ts';
import { csvExport, type CsvExport } from '../../staff-list/csv-route.ts';
import type { ListQuery } from '../../staff-list/list.queries.ts';
import type { WorkedListProps } from './staff.contract.ts';
import { openRecord, staffList, type Listed, type StaffList } from './staff-list.tsx';
import { timeStyle } from './time-style.ts';
import {
  readerOf,
  staffIn,
  workRoutes,
  type Reader,
  type StoredRecord,
  type WorkedFeature,
} from './work-routes.ts';

interface WorkedList<
  Stored extends StoredRecord,
  Row,
  Details,
  Data extends Listed,
  Exported,
> extends Omit<StaffList<Data>, 'failed' | 'read' | 'screen'> {
  work: WorkedFeature<Stored, Row, Details>;
  read: (c: AppContext, query: ListQuery, reader: Reader) => Promise<Data>;
  csv: Pick<CsvExport<Exported>, 'path' | 'name' | 'action' | 'columns' | 'allColumns'> & {
    read: (
      c: AppContext,
      query: ListQuery,
      reader: Reader,
      size: number,
    ) => ReturnType<CsvExport<Exported>['read']>;
  };
  screen: (props: WorkedListProps<Data, Details>) => ReactNode;
}

/** A list of records that staff work on: page, API, export, and the changes of records. */
export function workedList<
  Stored extends StoredRecord,
  Row,
  Details,
  Data extends Listed,
  Exported,
>({
  work,
  csv,
  read,
  screen,
  ...options
}: WorkedList<Stored, Row, Details, Data, Exported>): Hono<AppEnv> {
  const { failed } = work.texts;
  return new Hono<AppEnv>()
    .route(
      '/',
      csvExport({
        ...options,
        ...csv,
        failed,
        read: (c, query, size) => csv.read(c, query, readerOf(c), size),
        timeZone: (c) => timeStyle(c).timeZone,
      }),
    )
    .route('/', workRoutes(work))
    .route(
      '/',
      staffList({
        ...options,
        failed,
        read: (c, query) => read(c, query, readerOf(c)),
        screen: async (props, c) =>
          screen({
            ...props,
            open: await openRecord(props.state.open, (id) => work.details(c, id), work.texts),
            ...(await staffIn(c)),
          }),
      }),
    );
}
