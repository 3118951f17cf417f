import { AsyncLocalStorage } from 'node:async_hooks';

import { readRequestIdFrom } from '../../shared/log.ts';

/** A response carries the ID that the request's log lines and error page have. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** What is known of the request that the running code works for. */
interface RequestScope {
  id: string;
  /** Time (ms) spent waiting, by what for. */
  spent: Map<string, number>;
  stores: StoreWait;
}

/** How long a request has waited for stores; of calls at the same time, once. */
interface StoreWait {
  /** Calls that have not answered. */
  open: number;
  /** When (ms) the first of them began. */
  since: number;
  /** Time (ms) before that. */
  waited: number;
  /** What is done after the response has other limits. */
  isLimited: boolean;
}

const scopes = new AsyncLocalStorage<RequestScope>();

/** How long (ms) a response may wait for stores in all: nobody waits longer for a page. */
export const STORES_MS = 15_000;

/** Runs work for a request; its log lines have the request's ID. */
export async function inRequest<Value>(
  id: string,
  work: (scope: RequestScope) => Promise<Value>,
): Promise<Value> {
  const stores: StoreWait = { open: 0, since: 0, waited: 0, isLimited: true };
  const scope: RequestScope = { id, spent: new Map(), stores };
  try {
    return await scopes.run(scope, () => work(scope));
  } finally {
    stores.isLimited = false;
  }
}

/** How long (ms) the running request may still wait for stores; Infinity where it has its response. */
export function storeTimeLeft(): number {
  const stores = scopes.getStore()?.stores;
  if (!stores?.isLimited) return Infinity;
  const { open, since, waited } = stores;
  return STORES_MS - waited - (open > 0 ? Date.now() - since : 0);
}

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

/** The same of a call to a store; it counts against the time that the request has for them. */
export async function timedStore<Value>(what: string, work: Promise<Value>): Promise<Value> {
  const stores = scopes.getStore()?.stores;
  if (!stores) return work;
  if (stores.open === 0) stores.since = Date.now();
  stores.open += 1;
  try {
    return await timed(what, work);
  } finally {
    stores.open -= 1;
    if (stores.open === 0) stores.waited += Date.now() - stores.since;
  }
}
