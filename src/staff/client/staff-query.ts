import {
  QueryClient,
  useMutation,
  useQuery,
  type MutationOptions,
  type Query,
  type UseMutationOptions,
} from '@tanstack/react-query';
import { useState } from 'react';

import type { AnyEndpoint, CallInput, ResponseOf } from '../../shared/api.ts';
import type { ApiFailure, CallOptions } from '../../../client/api/call.ts';
import { callAsStaff, readAsStaff } from './call-as-staff.ts';
import { connect } from './connection.ts';

/** A call that failed, as TanStack Query keeps it; its message is for people. */
export class CallError extends Error {
  readonly failure: ApiFailure;

  constructor(failure: ApiFailure, fallback: string) {
    super(failure.error || fallback);
    this.failure = failure;
  }
}

interface StaffCallOptions extends CallOptions {
  /** Whether a read was asked for by name, so that it asks for the password where the session has ended. */
  asks?: boolean;
}

/** @param failed the text of a failure that has none of its own. @throws CallError */
export async function callOrThrow<E extends AnyEndpoint>(
  endpoint: E,
  input: CallInput<E>,
  failed: string,
  { asks = endpoint.method !== 'GET', ...options }: StaffCallOptions = {},
): Promise<ResponseOf<E>> {
  const send = asks ? callAsStaff : readAsStaff;
  const result = await send(endpoint, input, options);
  if (result.ok) return result.value;
  throw new CallError(result.error, failed);
}

const gotNoResponse = (error: Error) => error instanceof CallError && error.failure.status === 0;

/** A minute without a connection that the browser does not know to be gone. */
const TRIES_WITHOUT_RESPONSE = 12;
const WAIT_MS = 5000;

/** The key of what shows records of every list. */
export const ALL_LISTS = 'all lists';

/** When (ms) the records of a list were last known to have changed. */
const changedAt = new Map<string, number>();

/** Whether what shows a list was read before a change that was known before it showed. */
const isOld = ({ queryKey: [shown], state }: Query): boolean =>
  [...changedAt].some(
    ([list, at]) => (shown === list || shown === ALL_LISTS) && at >= state.dataUpdatedAt,
  );

const makeClient = () =>
  new QueryClient({
    defaultOptions: {
      // What changes is said by the poll (follow-changes.ts).
      queries: {
        staleTime: Infinity,
        refetchOnWindowFocus: false,
        refetchOnMount: (query) => (isOld(query) ? 'always' : true),
        retry: false,
      },
      // A change may be sent twice: the second finds it made.
      mutations: {
        retry: (tries, error) => tries < TRIES_WITHOUT_RESPONSE && gotNoResponse(error),
        retryDelay: WAIT_MS,
      },
    },
  });

export const pageClient = typeof document === 'undefined' ? null : makeClient();
if (pageClient) connect(pageClient);

/** What shows records of a list. */
const showing = (list: string) => ({
  predicate: ({ queryKey: [shown] }: { queryKey: readonly unknown[] }) =>
    shown === list || shown === ALL_LISTS,
});

/** Has all read again that shows records of a list. */
export const invalidateList = (client: QueryClient, list: string): void =>
  void client.invalidateQueries(showing(list));

/** Stops reads that began before a change which the screen is about to show. */
export const cancelReads = (client: QueryClient, list: string): Promise<void> =>
  client.cancelQueries(showing(list));

/** What the poll reads (follow-changes.ts). */
export const CHANGES = ['changes'];

const SCOPE = 'changes';

/**
 * Has what shows a list read again. Not while changes of it are on their way, which the rows show already: the
 * last of them has it read.
 * @param own how many of them end with this
 */
export function rereadList(client: QueryClient, list: string, own = 0): void {
  if (client.isMutating({ mutationKey: [list] }) > own) return;
  changedAt.set(list, Date.now());
  const inAll = client.isMutating({ predicate: ({ options }) => options.scope?.id === SCOPE });
  void client.invalidateQueries({
    predicate: ({ queryKey: [shown] }) => shown === list || (shown === ALL_LISTS && inAll <= own),
  });
}

/** Of changes of a list: they go out in the order in which they were made, and the last has the list read again. */
export const inOrder = (client: QueryClient, list: string) => ({
  mutationKey: [list],
  scope: { id: SCOPE },
  onSettled: () => {
    rereadList(client, list, 1);
    // With it the numbers beside the sections, before the next poll.
    if (client.isMutating({ mutationKey: [list] }) === 1)
      void client.invalidateQueries({ queryKey: CHANGES });
  },
});

/** The page's client in what only a browser does. */
export function browserClient(): QueryClient {
  if (!pageClient) throw new Error('Only a browser changes anything');
  return pageClient;
}

/** Makes a change, whatever the page shows by the time it is answered. */
export const makeChange = <Data, Sent>(
  options: MutationOptions<Data, Error, Sent>,
  sent: Sent,
): Promise<Data> => {
  const client = browserClient();
  return client.getMutationCache().build(client, options).execute(sent);
};

/** The cache of the page, for all its islands; on the Worker, one for each rendering. */
export const useStaffClient = (): QueryClient => useState(() => pageClient ?? makeClient())[0];

/** What a query has from the page, which was read a little after its load began. */
export const startingWith = <Data>(start: Data | undefined) =>
  start === undefined
    ? {}
    : {
        initialData: start as Data & (() => undefined),
        initialDataUpdatedAt: performance.timeOrigin,
      };

/** What an endpoint of the staff area answers. @param key begins with the list that it changes with */
export function useStaffQuery<E extends AnyEndpoint>(
  key: readonly unknown[],
  endpoint: E,
  input: CallInput<E>,
  { start, failed }: { start?: ResponseOf<E> | undefined; failed: string },
) {
  const client = useStaffClient();
  return useQuery<ResponseOf<E>>(
    {
      queryKey: key,
      queryFn: ({ signal }) => callOrThrow(endpoint, input, failed, { signal }),
      ...startingWith(start),
    },
    client,
  );
}

export const useStaffMutation = <Data, Variables, Before = unknown>(
  options: UseMutationOptions<Data, Error, Variables, Before>,
) => useMutation(options, useStaffClient());
