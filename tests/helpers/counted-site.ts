import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';

import worker from '../../src/worker.ts';
import { clearPageCache } from '../../src/http/cache/page-store.ts';
import { ORIGIN } from './request.ts';

/** What leaves the Worker for one view or one run. */
export interface Counts {
  /** Calls to providers. */
  upstream: number;
  /** Round trips to D1; a batch is one. */
  d1: number;
  rowsRead: number;
  rowsWritten: number;
  kv: number;
  r2: number;
  /** Of the answer's body. */
  bytes: number;
}

const none = (): Counts => ({
  upstream: 0,
  d1: 0,
  rowsRead: 0,
  rowsWritten: 0,
  kv: 0,
  r2: 0,
  bytes: 0,
});

const plain = new WeakMap<D1PreparedStatement, D1PreparedStatement>();

function countedStatement(
  statement: D1PreparedStatement,
  sql: string,
  note: (meta?: D1Meta) => void,
): D1PreparedStatement {
  const proxy = new Proxy(statement, {
    get(target, name) {
      if (name === 'bind') {
        return (...values: unknown[]) => countedStatement(target.bind(...values), sql, note);
      }
      return async (...args: unknown[]) => {
        // raw() and first() do not say what they cost; a read may be asked once more for it.
        const isRead = /^\s*(?:select|with)\b/i.test(sql);
        if (name === 'run') {
          const result = await target.run();
          note(result.meta);
          return result;
        }
        if (name === 'all' || isRead) note((await target.all()).meta);
        else note();
        const method = target[name as 'all'] as (...args: unknown[]) => Promise<unknown>;
        return method.apply(target, args);
      };
    },
  });
  plain.set(proxy, statement);
  return proxy;
}

/** Counts the calls of a binding. */
const countedBinding = <Binding extends object>(binding: Binding, note: () => void): Binding =>
  new Proxy(binding, {
    get(target, name) {
      const member = Reflect.get(target, name) as unknown;
      if (typeof member !== 'function') return member;
      return (...args: unknown[]) => {
        note();
        return (member as (...args: unknown[]) => unknown).apply(target, args);
      };
    },
  });

/** The site with counted bindings; each measurement begins at nothing. */
export function countedSite() {
  let counts = none();
  const noteRows = (meta?: D1Meta) => {
    counts.rowsRead += meta?.rows_read ?? 0;
    counts.rowsWritten += meta?.rows_written ?? 0;
  };
  const DB = new Proxy(env.DB, {
    get(target, name) {
      if (name === 'prepare') {
        return (sql: string) =>
          countedStatement(target.prepare(sql), sql, (meta) => {
            counts.d1 += 1;
            noteRows(meta);
          });
      }
      if (name === 'batch') {
        return async (statements: D1PreparedStatement[]) => {
          counts.d1 += 1;
          const results = await target.batch(statements.map((each) => plain.get(each) ?? each));
          for (const { meta } of results) noteRows(meta);
          return results;
        };
      }
      return Reflect.get(target, name) as unknown;
    },
  });
  const site = {
    ...env,
    DB,
    KV: countedBinding(env.KV, () => {
      counts.kv += 1;
    }),
    BLOG_HTML: countedBinding(env.BLOG_HTML, () => {
      counts.r2 += 1;
    }),
    SANDBOX: countedBinding(env.SANDBOX, () => {
      counts.upstream += 1;
    }),
  };

  return {
    env: site,
    /** What a piece of work costs. */
    async count(work: () => Promise<unknown>): Promise<Counts> {
      counts = none();
      await work();
      return counts;
    },
    /** What one view costs with no page in memory, its background work included. */
    async view(path: string): Promise<Counts & { status: number; text: string }> {
      clearPageCache();
      let text = '';
      let status = 0;
      const cost = await this.count(async () => {
        const ctx = createExecutionContext();
        const response = await worker.fetch(
          new Request(new URL(path, ORIGIN), { redirect: 'manual' }),
          site,
          ctx,
        );
        status = response.status;
        text = await response.text();
        await waitOnExecutionContext(ctx);
      });
      return { ...cost, bytes: new TextEncoder().encode(text).byteLength, status, text };
    },
  };
}
