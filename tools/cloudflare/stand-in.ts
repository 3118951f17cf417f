// Plays the part of the platform's API that `npm run deploy`, `npm run backup` and `npm run restore`
// use, with SQLite as D1, for tools/check-platform.ts. `lose` names the calls whose connection is lost.
import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { DatabaseSync } from 'node:sqlite';

export const ACCOUNT = 'a'.repeat(32);
const FIRST_VERSION = '00000000-0000-4000-8000-000000000001';

interface Lost {
  method: string;
  path: RegExp;
  /** Whether the call takes effect before its connection is lost. */
  takesEffect: boolean;
  times: number;
  /** Only one in so many of these calls. */
  every?: number;
  seen?: number;
}

interface Failure {
  status: number;
  code: number;
  message: string;
}

class Refused extends Error {
  readonly failure: Failure;

  constructor(status: number, code: number, message: string) {
    super(message);
    this.failure = { status, code, message };
  }
}

const notFound = (what: string) => new Refused(404, 10_007, `${what} not found`);

interface Script {
  bindings: { name: string; type: string }[];
  versions: number;
  crons: string[];
}

function isHit(lost: Lost, method: string, path: string): boolean {
  if (lost.times === 0 || lost.method !== method || !lost.path.test(path)) return false;
  lost.seen = (lost.seen ?? 0) + 1;
  return lost.seen % (lost.every ?? 1) === 0;
}

export class StandIn {
  readonly databases = new Map<string, { id: string; db: DatabaseSync }>();
  readonly namespaces = new Map<string, string>();
  readonly buckets = new Set<string>();
  readonly scripts = new Map<string, Script>();
  readonly secrets = new Map<string, string[]>();
  /** Method and path of each call below the account, in order. */
  calls: string[] = [];
  /** Calls that it has no response for: the check fails when there is any. */
  readonly unknown: string[] = [];
  #lost: Lost[] = [];
  readonly #server = createServer((request, response) => void this.#serve(request, response));

  /** @returns its address, for CLOUDFLARE_API_BASE_URL */
  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const address = this.#server.address();
    if (!address || typeof address === 'string') throw new Error('The stand-in has no port');
    return `http://127.0.0.1:${address.port}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  createDatabase(name: string): DatabaseSync {
    const db = new DatabaseSync(':memory:');
    this.databases.set(name, { id: randomUUID(), db });
    return db;
  }

  /** Loses the connection of the next calls that match. */
  lose(lost: Lost): void {
    this.#lost.push(lost);
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const method = request.method ?? 'GET';
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    const path = url.pathname.replace(`/accounts/${ACCOUNT}`, '') || '/';
    this.calls.push(`${method} ${path}`);
    const lost = this.#lost.find((one) => isHit(one, method, path));
    if (lost) lost.times -= 1;
    if (lost && !lost.takesEffect) return void request.socket.destroy();
    const { status, envelope } = this.#respond(method, path, url, body);
    if (lost) return void request.socket.destroy();
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(envelope));
  }

  #respond(method: string, path: string, url: URL, body: Buffer) {
    try {
      const result = this.#route(method, path, url, body);
      return { status: 200, envelope: { success: true, errors: [], messages: [], result } };
    } catch (error) {
      const { status, code, message } =
        error instanceof Refused
          ? error.failure
          : { status: 500, code: 7500, message: error instanceof Error ? error.message : '' };
      const envelope = { success: false, errors: [{ code, message }], messages: [], result: null };
      return { status, envelope };
    }
  }

  #route(method: string, path: string, url: URL, body: Buffer): unknown {
    const json = () => JSON.parse(body.toString() || '{}') as Record<string, unknown>;
    const call = `${method} ${path}`;
    const isFirstPage = (url.searchParams.get('page') ?? '1') === '1';
    if (call === 'GET /accounts') return [{ id: ACCOUNT, name: 'Owner' }];
    if (path.startsWith('/d1/database')) {
      return this.#d1(method, path.slice('/d1/database'.length), json, isFirstPage);
    }
    if (call === 'GET /storage/kv/namespaces') {
      return isFirstPage ? [...this.namespaces].map(([title, id]) => ({ title, id })) : [];
    }
    if (call === 'POST /storage/kv/namespaces') {
      const title = String(json()['title']);
      if (this.namespaces.has(title))
        throw new Refused(400, 10_014, 'a namespace with this account ID and title already exists');
      this.namespaces.set(title, randomUUID().replaceAll('-', ''));
      return { id: this.namespaces.get(title), title };
    }
    if (call === 'POST /r2/buckets') {
      const name = String(json()['name']);
      if (this.buckets.has(name))
        throw new Refused(409, 10_004, 'The bucket you tried to create already exists');
      this.buckets.add(name);
      return { name };
    }
    const bucket = /^GET \/r2\/buckets\/([\w-]+)$/.exec(call)?.[1];
    if (bucket) {
      if (!this.buckets.has(bucket)) throw notFound('The specified bucket');
      return { name: bucket };
    }
    return this.#workers(call, json, body);
  }

  #d1(method: string, path: string, json: () => Record<string, unknown>, isFirstPage: boolean) {
    const describe = (name: string, id: string) => ({ name, uuid: id, version: 'production' });
    if (path === '' && method === 'GET') {
      return isFirstPage ? [...this.databases].map(([name, { id }]) => describe(name, id)) : [];
    }
    if (path === '' && method === 'POST') {
      const name = String(json()['name']);
      if (this.databases.has(name))
        throw new Refused(400, 7502, 'A database with that name already exists');
      this.createDatabase(name);
      return describe(name, this.databases.get(name)?.id ?? '');
    }
    const [, id = '', action = ''] = path.split(/\/(.+?)(?:\/(.+))?$/);
    const found = [...this.databases].find(([name, one]) => one.id === id || name === id);
    if (!found) throw notFound('The database');
    const [name, { id: uuid, db }] = found;
    if (method === 'GET' && action === '') return describe(name, uuid);
    if (method === 'GET' && action === 'time_travel/bookmark') {
      const changes = db.prepare('SELECT total_changes() AS n').get()?.['n'];
      return { bookmark: `0000-${String(changes)}` };
    }
    if (method === 'POST' && (action === 'query' || action === 'raw')) {
      const { sql, params } = json() as { sql: string; params?: (string | number | null)[] };
      return runSql(db, sql, params, action === 'raw');
    }
    return this.#noRoute(`${method} /d1/database${path}`);
  }

  #workers(call: string, json: () => Record<string, unknown>, body: Buffer): unknown {
    if (call === 'GET /workers/subdomain') return { subdomain: 'owner' };
    if (call === 'POST /workers/assets/upload') return { jwt: 'completed' };
    if (call === 'GET /workers/services') return [];
    const [, method = '', name = '', action = ''] =
      /^([A-Z]+) \/workers\/(?:scripts|services|workers)\/([\w-]+)(?:\/(.*))?$/.exec(call) ?? [];
    const script = this.scripts.get(name);
    const route = `${method} ${action}`;
    if (route === 'PUT ' || route === 'POST versions') {
      const made = script ?? { bindings: [], versions: 0, crons: [] };
      made.bindings = bindingsIn(new TextDecoder('latin1').decode(body));
      made.versions += 1;
      this.scripts.set(name, made);
      const id = FIRST_VERSION.replace(/1$/, String(made.versions % 10));
      const resources = { script: { etag: 'etag' } };
      return { id, etag: 'etag', startup_time_ms: 5, deployment_id: id, resources };
    }
    if (route === 'POST assets-upload-session') {
      const { manifest } = json() as { manifest: Record<string, { hash: string }> };
      const buckets = [Object.values(manifest).map(({ hash }) => hash)];
      return { jwt: 'upload', buckets };
    }
    if (!script) throw notFound('This Worker');
    switch (route) {
      case 'GET ':
      case 'PATCH ':
        return {
          id: name,
          name,
          subdomain: { enabled: false, previews_enabled: false },
          default_environment: { script: { id: name, tag: 'tag' } },
        };
      case 'GET settings':
      case 'GET script-settings':
      case 'PATCH script-settings':
      case 'PATCH settings':
        return { bindings: script.bindings };
      case 'GET secrets':
        return (this.secrets.get(name) ?? []).map((secret) => ({
          name: secret,
          type: 'secret_text',
        }));
      case 'PUT schedules':
        script.crons = (json() as unknown as { cron: string }[]).map(({ cron }) => cron);
        return { schedules: [] };
      case 'GET subdomain':
      case 'POST subdomain':
        return { enabled: false, previews_enabled: false };
      case 'GET deployments':
        return { deployments: [{ id: FIRST_VERSION, versions: [] }] };
      case 'POST deployments':
        return { id: createHash('sha256').update(name).digest('hex').slice(0, 32) };
      default:
        return this.#noRoute(call);
    }
  }

  #noRoute(call: string): never {
    this.unknown.push(call);
    throw notFound(`The call ${call}`);
  }
}

/** The bindings in the upload's first part, which is JSON. */
function bindingsIn(form: string): Script['bindings'] {
  const metadata = /name="metadata"[^{]*(\{.*\})\r?\n/.exec(form)?.[1];
  return metadata ? (JSON.parse(metadata) as Script).bindings : [];
}

/** D1 runs the statements of a call in one transaction. */
function runSql(
  db: DatabaseSync,
  sql: string,
  params: (string | number | null)[] = [],
  isRaw: boolean,
) {
  const meta = { duration: 1, rows_read: 0, rows_written: 0, changes: 0 };
  try {
    if (params.length > 0 || /^\s*(?:select|with|pragma)\b/i.test(sql)) {
      const statement = db.prepare(sql);
      const columns = statement.columns().map(({ name }) => name);
      if (columns.length === 0) {
        statement.run(...params);
        return [{ success: true, results: [], meta }];
      }
      const rows = statement.all(...params) as Record<string, unknown>[];
      const results = isRaw
        ? { columns, rows: rows.map((row) => columns.map((column) => row[column])) }
        : rows;
      return [{ success: true, results, meta }];
    }
    db.exec('BEGIN');
    db.exec(sql);
    db.exec('COMMIT');
    return [{ success: true, results: isRaw ? { columns: [], rows: [] } : [], meta }];
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    const reason = error instanceof Error ? error.message : 'no reason';
    throw new Refused(400, 7500, `${reason}: SQLITE_ERROR`);
  }
}
