import { withTimeout } from '../shared/async/timeout.ts';
import { StoreFailed } from '../shared/store-failed.ts';

/**
 * D1, KV and R2 stall now and then, for half a minute and longer. Visitors do not wait that long, so
 * every call to a store has a deadline. A late call fails like one to a store that is away: StoreFailed.
 */

/** A statement or a batch; the slowest that the site runs takes a tenth of it. */
export const D1_MS = 4000;
/** KV only shortens what D1 knows as well. */
const KV_MS = 1000;
/** A visitor may wait for what R2 has; D1 has what the page is made of. It is the time of its body, too. */
export const R2_READ_MS = 2000;
/** Only staff wait for a file to be stored or removed. */
const R2_WRITE_MS = 8000;

/** What calls to stores are part of. */
export interface StoreClock {
  /** Measures how long a call takes. */
  timed: <Value>(what: string, work: Promise<Value>) => Promise<Value>;
  /** How long (ms) a call may take at most, where many of them make one response. */
  timeLeft: () => number;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

type Method = (...args: unknown[]) => unknown;

/** The objects behind the wrappers: a batch takes the platform's own statements. */
const originals = new WeakMap<object, object>();
const original = (value: unknown): unknown =>
  isObject(value) ? (originals.get(value) ?? value) : value;
const unwrap = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(original) : original(value);

interface Store {
  name: string;
  /** The methods that ask it, and how long (ms) each may take. */
  calls: ReadonlyMap<string, number>;
  /** The methods that return something with such methods. */
  makers: ReadonlySet<string>;
}

/**
 * Wraps a binding so that its calls have a deadline. A missing binding is passed through: only its
 * callers fail, not every page of the site.
 */
function withDeadlines<Binding extends object>(
  binding: Binding,
  store: Store,
  clock: StoreClock,
): Binding {
  const { name: what, calls, makers } = store;
  if (!isObject(binding)) return binding;
  const wrapper = new Proxy(binding, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      const method = (...args: unknown[]) =>
        Reflect.apply(member as Method, target, args.map(unwrap));
      const ms = calls.get(String(name));
      if (ms !== undefined) {
        return async (...args: unknown[]) => {
          try {
            const left = Math.min(ms, clock.timeLeft());
            if (left <= 0) throw new Error(`${what} is too slow for this response`);
            const call = withTimeout(Promise.resolve(method(...args)), left, what);
            const result = await clock.timed(what.toLowerCase(), call);
            demandWhole(String(name), args, result);
            return result;
          } catch (error) {
            throw new StoreFailed(what, error);
          }
        };
      }
      if (makers.has(String(name))) {
        return (...args: unknown[]) => withDeadlines(method(...args) as object, store, clock);
      }
      return method;
    },
  });
  originals.set(wrapper, binding);
  return wrapper;
}

/** A batch answers for each of its statements; one that does not has to be taken for one that failed. */
function demandWhole(name: string, args: readonly unknown[], result: unknown): void {
  const asked = args[0];
  if (name !== 'batch' || !Array.isArray(asked)) return;
  if (!Array.isArray(result) || result.length !== asked.length) {
    throw new Error('D1 gave no result for some statement of a batch');
  }
}

const each = (ms: number, ...names: readonly string[]) => names.map((name) => [name, ms] as const);

const D1: Store = {
  name: 'D1',
  calls: new Map(each(D1_MS, 'first', 'run', 'all', 'raw', 'batch', 'exec')),
  makers: new Set(['prepare', 'bind', 'withSession']),
};
const KV: Store = {
  name: 'KV',
  calls: new Map(each(KV_MS, 'get', 'getWithMetadata', 'put', 'delete', 'list')),
  makers: new Set(),
};
const R2: Store = {
  name: 'R2',
  calls: new Map([
    ...each(R2_READ_MS, 'get', 'head', 'list'),
    ...each(R2_WRITE_MS, 'put', 'delete'),
  ]),
  makers: new Set(),
};

export const d1WithTimeout = (d1: D1Database, clock: StoreClock): D1Database =>
  withDeadlines(d1, D1, clock);

export const kvWithTimeout = (kv: KVNamespace, clock: StoreClock): KVNamespace =>
  withDeadlines(kv, KV, clock);

/** The deadline of `get` covers its response; the reader of the body sets another for that. */
export const r2WithTimeout = (bucket: R2Bucket, clock: StoreClock): R2Bucket =>
  withDeadlines(bucket, R2, clock);
