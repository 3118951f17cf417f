import { env } from 'cloudflare:workers';

import { SandboxState } from '../../sandbox/state.ts';
import { handleRequest } from '../../sandbox/worker.ts';
import type { Env } from '../../src/config.ts';
import type { Running, World } from './world.ts';

/**
 * What the Worker is bound to: every call goes through the world, which gives it its time and its
 * faults. D1 is SQLite of a Durable Object, as D1 itself is; a call costs a fiftieth of one to the
 * local D1. KV, R2 and the limiters are maps on the world's clock.
 */

export type Row = Record<string, SqlStorageValue>;

/** Runs one statement, at once. */
export type Read = <Shape extends object = Row>(sql: string, ...values: unknown[]) => Shape[];

/** What tells itself how many rows it had. */
const givesRows = /^select\b| returning /;

class Statement {
  readonly #db: Database;
  readonly text: string;
  readonly #values: readonly unknown[];

  constructor(db: Database, text: string, values: readonly unknown[] = []) {
    this.#db = db;
    this.text = text;
    this.#values = values;
  }

  bind(...values: unknown[]): Statement {
    return new Statement(this.#db, this.text, values);
  }

  run(): { columns: string[]; rows: SqlStorageValue[][]; changes: number } {
    const { sql } = this.#db.storage;
    const values = this.#values.map((value) =>
      typeof value === 'boolean' ? Number(value) : value,
    );
    try {
      const cursor = sql.exec(this.text, ...values);
      const rows = [...cursor.raw()] as SqlStorageValue[][];
      const changes = givesRows.test(this.text)
        ? rows.length
        : Number(sql.exec('select changes() as n').one()['n']);
      return { columns: cursor.columnNames, rows, changes };
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      throw new Error(`D1_ERROR: ${text}`, { cause: error });
    }
  }

  result() {
    const { columns, rows, changes } = this.run();
    const results = rows.map((row) =>
      Object.fromEntries(columns.map((name, index) => [name, row[index]])),
    );
    return { success: true, results, meta: { changes, rows_read: 0, rows_written: 0 } };
  }
}

/** What a delivery came to may be stored late; what a person sent would come after their erasure. */
const RESULT = /^(update "(outbox|affiliate_applications)"|insert into "staff_audit")/;

class Database {
  readonly storage: DurableObjectStorage;
  readonly #world: World;
  readonly #written: Hooks['written'];

  constructor(storage: DurableObjectStorage, world: World, written: Hooks['written']) {
    this.storage = storage;
    this.#world = world;
    this.#written = written;
  }

  #call<Value>(statements: readonly Statement[], work: () => Value): Promise<Value> {
    const texts = statements.map(({ text }) => text);
    const atOnce = (by: Running) => {
      const value = statements.length === 1 ? work() : this.storage.transactionSync(work);
      this.#written(texts, by);
      return value;
    };
    const mayBeLate = texts.every((text) => RESULT.test(text));
    return this.#world.call('D1', atOnce, mayBeLate);
  }

  prepare(text: string) {
    return this.#prepared(new Statement(this, text));
  }

  #prepared(statement: Statement): object {
    const all = () => this.#call([statement], () => statement.result());
    return {
      statement,
      bind: (...values: unknown[]) => this.#prepared(statement.bind(...values)),
      all,
      run: all,
      raw: () => this.#call([statement], () => statement.run().rows),
      first: async () => (await all()).results[0] ?? null,
    };
  }

  batch(prepared: readonly { statement: Statement }[]) {
    const statements = prepared.map(({ statement }) => statement);
    return this.#call(statements, () => statements.map((each) => each.result()));
  }
}

/** A location knows of a write after this time (ms) at the latest. */
const KV_LAG_MS = 60_000;

/** What a location reads may be of up to a minute ago. */
function keyValues(world: World) {
  const writes: { key: string; value: string | null; at: number; until: number }[] = [];
  const write = (key: string, value: string | null, seconds = Infinity) => {
    writes.push({ key, value, at: world.now, until: world.now + seconds * 1000 });
  };
  return {
    get: (key: string, type?: string) =>
      world.call('KV', () => {
        const knownAt = world.now - (world.random() < 0.3 ? world.random() * KV_LAG_MS : 0);
        const found = writes.findLast((each) => each.key === key && each.at <= knownAt);
        if (!found || found.value === null || found.until <= world.now) return null;
        return type === 'json' ? (JSON.parse(found.value) as unknown) : found.value;
      }),
    put: (key: string, value: string, { expirationTtl = Infinity } = {}) =>
      world.call('KV', () => write(key, value, expirationTtl)),
    delete: (key: string) => world.call('KV', () => write(key, null)),
  };
}

function bucket(world: World) {
  const stored = new Map<string, { text: string; about: object }>();
  const objectOf = (key: string) => {
    const found = stored.get(key);
    return found ? { key, ...found.about, text: async () => found.text } : null;
  };
  const binding = {
    head: (key: string) => world.call('R2', () => objectOf(key)),
    get: (key: string) => world.call('R2', () => objectOf(key)),
    put: (key: string, text: string, about: object) =>
      world.call('R2', () => {
        stored.set(key, { text, about: { ...about, uploaded: new Date() } });
      }),
    delete: (keys: string | string[]) =>
      world.call('R2', () => [keys].flat().forEach((key) => stored.delete(key))),
    list: ({ prefix = '' }) =>
      world.call('R2', () => {
        const keys = [...stored.keys()].filter((key) => key.startsWith(prefix));
        return { objects: keys.map(objectOf), truncated: false };
      }),
  };
  return { binding, stored };
}

/** The platform's limiter, by the minute. */
function limiter(world: World, limit: number) {
  const counts = new Map<string, number>();
  return {
    limit: async ({ key }: { key: string }) => {
      const name = `${key} ${Math.floor(world.now / 60_000)}`;
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      return { success: count <= limit };
    },
  };
}

/** What is told of what the Worker does. */
interface Hooks {
  /** Statements of one batch took effect; their caller does not know yet. */
  written: (texts: readonly string[], by: Running) => void;
  /** A call leaves the Worker for a provider. */
  leaving: (host: string, body: string, by: Running) => void;
  /** The provider answered it; what comes back may be lost. */
  taken: (host: string, isGood: boolean, by: Running) => void;
}

export type Stores = ReturnType<typeof storesOf>;

export function storesOf(world: World, storage: DurableObjectStorage, hooks: Hooks) {
  const r2 = bucket(world);
  const outside = new SandboxState();
  outside.now = () => Math.floor(world.now);
  outside.stories.replaceAll([]);
  outside.emailjs.rateLimit = true;
  const leave = async (request: Request): Promise<Response> => {
    const { hostname } = new URL(request.url);
    const body = await request.clone().text();
    hooks.leaving(hostname, body, world.owner);
    return world.call(hostname, async (by) => {
      const response = await handleRequest(request, outside, {});
      hooks.taken(hostname, response.ok, by);
      return response;
    });
  };
  const read: Read = (sql, ...values) => storage.sql.exec(sql, ...values).toArray() as never;
  const bindings = {
    ...env,
    DB: new Database(storage, world, hooks.written),
    KV: keyValues(world),
    BLOG_HTML: r2.binding,
    SUBMISSION_LIMITER: limiter(world, 30),
    SIGN_IN_LIMITER: limiter(world, 60),
    READ_LIMITER: limiter(world, 120),
    SANDBOX: { fetch: leave },
    NOTIFY_WEBHOOK_URL: 'https://hooks.example.com/team',
    EMAILJS_PACE_MS: undefined,
  } as unknown as Env;
  return { bindings, read, r2: r2.stored, outside };
}
