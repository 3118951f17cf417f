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

/** Measures how long a call takes. */
export type Timer = <Value>(what: string, work: Promise<Value>) => Promise<Value>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

type Method = (...args: unknown[]) => unknown;

/** The objects behind the wrappers: a batch takes the platform's own statements. */
const originals = new WeakMap<object, object>();
const original = (value: unknown): unknown =>
  isObject(value) ? (originals.get(value) ?? value) : value;
const unwrap = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(original) : original(value);

/**
 * Wraps a binding so that its calls have a deadline. A missing binding is passed through: only its
 * callers fail, not every page of the site.
 * @param deadlines the methods that ask the store, and how long (ms) each may take
 * @param makers the methods that return something with such methods
 */
function withDeadlines<Binding extends object>(
  binding: Binding,
  what: string,
  deadlines: ReadonlyMap<string, number>,
  timed: Timer,
  makers: ReadonlySet<string> = new Set(),
): Binding {
  if (!isObject(binding)) return binding;
  const wrapper = new Proxy(binding, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      const method = (...args: unknown[]) =>
        Reflect.apply(member as Method, target, args.map(unwrap));
      const ms = deadlines.get(String(name));
      if (ms !== undefined) {
        return async (...args: unknown[]) => {
          try {
            const call = withTimeout(Promise.resolve(method(...args)), ms, what);
            const result = await timed(what.toLowerCase(), call);
            demandWhole(String(name), args, result);
            return result;
          } catch (error) {
            throw new StoreFailed(what, error);
          }
        };
      }
      if (makers.has(String(name))) {
        return (...args: unknown[]) =>
          withDeadlines(method(...args) as object, what, deadlines, timed, makers);
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
    throw new Error('D1 did not result for every statement of a batch');
  }
}

const each = (ms: number, ...names: readonly string[]) => names.map((name) => [name, ms] as const);

const D1_CALLS = new Map(each(D1_MS, 'first', 'run', 'all', 'raw', 'batch', 'exec'));
const D1_MAKERS = new Set(['prepare', 'bind', 'withSession']);
const KV_CALLS = new Map(each(KV_MS, 'get', 'getWithMetadata', 'put', 'delete', 'list'));
const R2_CALLS = new Map([
  ...each(R2_READ_MS, 'get', 'head', 'list'),
  ...each(R2_WRITE_MS, 'put', 'delete'),
]);

export const d1WithTimeout = (d1: D1Database, timed: Timer): D1Database =>
  withDeadlines(d1, 'D1', D1_CALLS, timed, D1_MAKERS);

export const kvWithTimeout = (kv: KVNamespace, timed: Timer): KVNamespace =>
  withDeadlines(kv, 'KV', KV_CALLS, timed);

/** The deadline of `get` covers its response; the reader of the body sets another for that. */
export const r2WithTimeout = (bucket: R2Bucket, timed: Timer): R2Bucket =>
  withDeadlines(bucket, 'R2', R2_CALLS, timed);
