import { AsyncLocalStorage } from 'node:async_hooks';

import { readRequestIdFrom } from '../../shared/log.ts';

/** A response carries the ID that the request's log lines and error page have. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** What is known of the request that the running code works for. */
interface RequestScope {
  id: string;
  /** Time (ms) spent waiting, by what for. */
  spent: Map<string, number>;
}

const scopes = new AsyncLocalStorage<RequestScope>();

/** Runs work for a request; its log lines have the request's ID. */
export const inRequest = <Value>(id: string, work: (scope: RequestScope) => Value): Value => {
  const scope: RequestScope = { id, spent: new Map() };
  return scopes.run(scope, () => work(scope));
};

// A cron run has none.
readRequestIdFrom(() => scopes.getStore()?.id);

/** How long (ms) the request has waited so far, by what for. */
export const spentInRequest = (): ReadonlyMap<string, number> =>
  scopes.getStore()?.spent ?? new Map();

/** Adds the time of some work to its request. The platform's clock advances only with I/O. */
export async function timed<Value>(what: string, work: Promise<Value>): Promise<Value> {
  const scope = scopes.getStore();
  if (!scope) return work;
  const started = Date.now();
  try {
    return await work;
  } finally {
    scope.spent.set(what, (scope.spent.get(what) ?? 0) + Date.now() - started);
  }
}
