import { env } from 'cloudflare:workers';

import type { Env } from '../../src/config.ts';

/** How a store fails. In the last three it did the work. */
export const STORE_FAULTS = [
  'refused',
  'hang',
  '500',
  '429',
  'malformed',
  'slow 5 s',
  'answer lost',
] as const;
export type StoreFault = (typeof STORE_FAULTS)[number];

const never = new Promise<never>(() => {});

/** Makes a call to a store fail, with D1's error texts. */
async function under(
  fault: StoreFault,
  { store, call }: { store: string; call: string },
  work: () => Promise<unknown>,
): Promise<unknown> {
  switch (fault) {
    case 'refused':
      throw new Error(`${store}_ERROR: Network connection lost.`);
    case '500':
      throw new Error(`${store}_ERROR: internal error; reference = 0123456789`);
    case '429':
      throw new Error(`${store}_ERROR: overloaded. Too many requests queued.`);
    case 'hang':
      return never;
    case 'malformed': {
      const response = await work();
      if (call === 'batch' && Array.isArray(response)) return [];
      throw new Error(`${store}_ERROR: Failed to parse body as JSON, got: <!doctype html>`);
    }
    case 'answer lost':
      await work();
      throw new Error(`${store}_ERROR: Network connection lost.`);
    case 'slow 5 s':
    default: {
      const response = await work();
      await scheduler.wait(5000);
      return response;
    }
  }
}

export interface StoreFaultPlan {
  fault: StoreFault;
  /** Which calls it hits: by their SQL or key, or by their number among all calls or those of a kind. */
  hits: RegExp | number | { nth: number; of: RegExp } | 'all';
}

/** The statements that a faulty database saw, in order; a batch is one, its SQL in one text. */
export interface Seen {
  calls: string[];
  hit: number;
}

export type Store = 'D1' | 'KV' | 'R2';

type Method = (...args: unknown[]) => unknown;
const CALLS = new Set([
  'first',
  'run',
  'all',
  'raw',
  'batch',
  'get',
  'head',
  'put',
  'delete',
  'list',
]);

/** A binding with failing calls, and what it saw. */
export function faulty<Binding extends object>(
  binding: Binding,
  store: Store,
  { fault, hits }: StoreFaultPlan,
): { binding: Binding; seen: Seen } {
  const seen: Seen = { calls: [], hit: 0 };
  const known = new WeakMap<object, { target: object; sql: string }>();

  const isNext = (text: string): boolean => {
    if (hits === 'all') return true;
    if (hits instanceof RegExp) return hits.test(text);
    if (typeof hits === 'number') return hits === seen.calls.length;
    return (
      hits.of.test(text) && seen.calls.filter((call) => hits.of.test(call)).length === hits.nth
    );
  };
  const isHit = (text: string): boolean => {
    seen.calls.push(text);
    const hit = isNext(text);
    if (hit) seen.hit += 1;
    return hit;
  };

  const wrap = <Target extends object>(target: Target, sql: string): Target => {
    const wrapper = new Proxy(target, {
      get(_, name) {
        const member: unknown = Reflect.get(target, name);
        if (typeof member !== 'function') return member;
        return (...args: unknown[]) => {
          const statements = Array.isArray(args[0]) ? (args[0] as object[]) : [];
          const own = (value: unknown) =>
            typeof value === 'object' && value ? (known.get(value)?.target ?? value) : value;
          const work = () =>
            Promise.resolve(
              Reflect.apply(
                member as Method,
                target,
                args.map((arg) => (Array.isArray(arg) ? arg.map(own) : own(arg))),
              ),
            );
          if (!CALLS.has(String(name))) {
            const made = Reflect.apply(member as Method, target, args) as object;
            return wrap(made, name === 'prepare' ? String(args[0]) : sql);
          }
          const text =
            store !== 'D1'
              ? `${String(name)} ${String(args[0])}`
              : sql || statements.map((one) => known.get(one)?.sql ?? '').join(';\n');
          return isHit(text) ? under(fault, { store, call: String(name) }, work) : work();
        };
      },
    });
    known.set(wrapper, { target, sql });
    return wrapper;
  };

  return { binding: wrap(binding, ''), seen };
}

/** The environment with one store that fails. */
export function envWith(store: Store, plan: StoreFaultPlan): { env: Env; seen: Seen } {
  const name = ({ D1: 'DB', KV: 'KV', R2: 'BLOG_HTML' } as const)[store];
  const { binding, seen } = faulty<object>(env[name], store, plan);
  return { env: { ...env, [name]: binding }, seen };
}
