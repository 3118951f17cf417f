import { env } from 'cloudflare:workers';

import { openDatabase } from '../../src/db/client.ts';
import { createProviders } from '../../src/providers/providers.ts';
import { servicesOf, type Services } from '../../src/services.ts';

/** Where a run is cut off: before its nth outbound call, or after the call but before its response. */
export interface Cut {
  step: number;
  when: 'before' | 'after';
}

/**
 * Services of a run that is cut off, as when the Worker stops: every call to D1 and to a provider is a
 * step, and from the given one on none gets out.
 */
export function cutOff({ step, when }: Cut): { services: Services; wasCut: () => boolean } {
  let steps = 0;
  let gone = false;
  async function take<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    if (gone) throw new Error('The Worker is gone');
    steps += 1;
    const isLast = steps === step;
    if (isLast) gone = true;
    if (isLast && when === 'before') throw new Error('The Worker is gone');
    const response = await work();
    if (isLast) throw new Error('The Worker is gone');
    return response;
  }

  const originals = new WeakMap<D1PreparedStatement, D1PreparedStatement>();
  const wrapped = (statement: D1PreparedStatement): D1PreparedStatement => {
    const proxy = new Proxy(statement, {
      get(target, name: keyof D1PreparedStatement) {
        if (name === 'bind') return (...values: unknown[]) => wrapped(target.bind(...values));
        const method = target[name] as (...args: unknown[]) => Promise<unknown>;
        return (...args: unknown[]) => take(() => method.apply(target, args));
      },
    });
    originals.set(proxy, statement);
    return proxy;
  };
  const d1 = new Proxy(env.DB, {
    get(target, name: keyof D1Database) {
      if (name === 'prepare') return (sql: string) => wrapped(target.prepare(sql));
      if (name === 'batch') {
        return (statements: D1PreparedStatement[]) =>
          take(() => target.batch(statements.map((each) => originals.get(each) ?? each)));
      }
      return target[name].bind(target);
    },
  });
  const services = servicesOf(env);
  const outbound: typeof fetch = (input, init) => take(() => env.SANDBOX.fetch(input, init));
  return {
    services: {
      ...services,
      d1,
      db: openDatabase(d1),
      providers: createProviders(services.config, outbound),
    },
    wasCut: () => gone,
  };
}
