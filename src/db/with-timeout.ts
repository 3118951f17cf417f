import { withTimeout } from '../shared/async/timeout.ts';

/**
 * D1, KV and R2 stall now and then, for half a minute and longer. Nobody waits that long for a page or
 * a thank-you, so every call to a store has a deadline: it fails like a store that is away, and whoever
 * called says what that means for the visitor.
 */

/** A statement or a batch; the slowest that the site runs takes a tenth of it. */
const D1_MS = 4000;
/** KV only shortens what D1 knows as well. */
const KV_MS = 1000;
/** A visitor may wait for what R2 has; D1 has what the page is made of. It is the time of its body, too. */
export const R2_READ_MS = 2000;
/** Nobody waits for a file to be stored or removed but staff who asked for it. */
const R2_WRITE_MS = 8000;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

type Method = (...args: unknown[]) => unknown;

/** The objects behind the wrappers: a batch takes the platform's own statements. */
const originals = new WeakMap<object, object>();
const original = (value: unknown): unknown =>
  isObject(value) ? (originals.get(value) ?? value) : value;
const unwrap = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(original) : original(value);

/**
 * A binding whose calls have a deadline. One that is not bound stays so: it fails whoever calls it,
 * and not every page of the site.
 * @param deadlines the methods that ask the store, and how long (ms) each may take
 * @param makers the methods that return something with such methods
 */
function hurried<Binding extends object>(
  binding: Binding,
  what: string,
  deadlines: ReadonlyMap<string, number>,
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
          const answer = await withTimeout(Promise.resolve(method(...args)), ms, what);
          demandWhole(String(name), args, answer);
          return answer;
        };
      }
      if (makers.has(String(name))) {
        return (...args: unknown[]) => hurried(method(...args) as object, what, deadlines, makers);
      }
      return method;
    },
  });
  originals.set(wrapper, binding);
  return wrapper;
}

/** A batch answers for each of its statements; one that does not has to be taken for one that failed. */
function demandWhole(name: string, args: readonly unknown[], answer: unknown): void {
  const asked = args[0];
  if (name !== 'batch' || !Array.isArray(asked)) return;
  if (!Array.isArray(answer) || answer.length !== asked.length) {
    throw new Error('D1 did not answer for every statement of a batch');
  }
}

const each = (ms: number, ...names: readonly string[]) => names.map((name) => [name, ms] as const);

const D1_CALLS = new Map(each(D1_MS, 'first', 'run', 'all', 'raw', 'batch', 'exec'));
const D1_MAKERS = new Set(['prepare', 'bind', 'withSession']);
const KV_CALLS = new Map(each(KV_MS, 'get', 'getWithMetadata', 'put', 'delete', 'list'));
const R2_CALLS = new Map([
  ...each(R2_READ_MS, 'get', 'head'),
  ...each(R2_WRITE_MS, 'put', 'delete', 'list'),
]);

export const d1WithTimeout = (d1: D1Database): D1Database => hurried(d1, 'D1', D1_CALLS, D1_MAKERS);

export const kvWithTimeout = (kv: KVNamespace): KVNamespace => hurried(kv, 'KV', KV_CALLS);

/** The deadline of `get` is for its answer; whoever reads the body gives that one of its own. */
export const r2WithTimeout = (bucket: R2Bucket): R2Bucket => hurried(bucket, 'R2', R2_CALLS);
