import { migrations } from '../migrate.ts';
import { PlatformError, type Platform } from './api.ts';
import type { BuiltConfig } from './built-config.ts';

/** Something that the Worker is bound to. */
export interface Resource {
  kind: 'D1 database' | 'KV namespace' | 'R2 bucket';
  name: string;
  /** undefined while it does not exist */
  id: string | undefined;
}

interface Named {
  id?: string;
  uuid?: string;
  name?: string;
  title?: string;
}

const PAGE = 100;
const MOST_PAGES = 100;

async function listed(platform: Platform, path: string): Promise<Named[]> {
  const all: Named[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const items = await platform.call<Named[]>(`${path}?page=${page}&per_page=${PAGE}`);
    all.push(...items);
    if (items.length < PAGE) return all;
  }
  return all;
}

interface Kind {
  kind: Resource['kind'];
  find: (platform: Platform, name: string) => Promise<string | undefined>;
  create: (platform: Platform, name: string) => Promise<unknown>;
}

const KINDS: readonly Kind[] = [
  {
    kind: 'D1 database',
    find: async (platform, name) =>
      (await listed(platform, '/d1/database')).find((one) => one.name === name)?.uuid,
    create: (platform, name) => platform.call('/d1/database', { method: 'POST', body: { name } }),
  },
  {
    kind: 'KV namespace',
    find: async (platform, name) =>
      (await listed(platform, '/storage/kv/namespaces')).find((one) => one.title === name)?.id,
    create: (platform, name) =>
      platform.call('/storage/kv/namespaces', { method: 'POST', body: { title: name } }),
  },
  {
    kind: 'R2 bucket',
    find: async (platform, name) =>
      (await platform.find<Named>(`/r2/buckets/${name}`)) ? name : undefined,
    create: (platform, name) => platform.call('/r2/buckets', { method: 'POST', body: { name } }),
  },
];

/** wrangler gives a namespace this name when it creates one itself. */
const namespaceName = (worker: string, binding: string) =>
  `${worker}-${binding.toLowerCase().replaceAll('_', '-')}`;

/** What the Worker needs, each with its id where it exists. */
export async function findResources(platform: Platform, config: BuiltConfig): Promise<Resource[]> {
  const names: Record<Resource['kind'], string[]> = {
    'D1 database': config.d1_databases.map((one) => one.database_name),
    'KV namespace': config.kv_namespaces.map((one) => namespaceName(config.name, one.binding)),
    'R2 bucket': config.r2_buckets.map((one) => one.bucket_name),
  };
  return Promise.all(
    KINDS.flatMap(({ kind, find }) =>
      names[kind].map(async (name) => ({ kind, name, id: await find(platform, name) })),
    ),
  );
}

/**
 * Creates a resource. When the response is lost, looks for it by name before it tries again, so that
 * a retry never makes a second one.
 * @returns its id
 */
export async function createResource(
  platform: Platform,
  { kind, name }: Resource,
): Promise<string> {
  const handler = KINDS.find((one) => one.kind === kind);
  if (!handler) throw new Error(`Unknown kind of resource: ${kind}`);
  for (let tries = 1; ; tries += 1) {
    try {
      await handler.create(platform, name);
    } catch (error) {
      const isLost = error instanceof PlatformError && error.status === 0;
      if (!isLost || tries === 3) throw error;
    }
    const id = await handler.find(platform, name);
    if (id) return id;
    if (tries === 3) throw new PlatformError(`The ${kind} ${name} was created and is not listed.`);
  }
}

/** Writes the ids into the configuration that wrangler deploys: it then neither asks nor creates. */
export function withIds(config: BuiltConfig, resources: readonly Resource[]): BuiltConfig {
  const idOf = (name: string): string => {
    const id = resources.find((one) => one.name === name)?.id;
    if (!id) throw new Error(`No id for ${name}`);
    return id;
  };
  return {
    ...config,
    d1_databases: config.d1_databases.map((one) => ({
      ...one,
      database_id: idOf(one.database_name),
    })),
    kv_namespaces: config.kv_namespaces.map((one) => ({
      ...one,
      id: idOf(namespaceName(config.name, one.binding)),
    })),
  };
}

interface QueryResult {
  results: Record<string, unknown>[];
}

/** The migrations that a database does not have yet, in order. */
export async function pendingMigrations(
  platform: Platform,
  database: string | undefined,
): Promise<string[]> {
  const all = migrations().map(({ name }) => name);
  if (!database) return all;
  const read = async (sql: string) => {
    const [result] = await platform.call<QueryResult[]>(`/d1/database/${database}/query`, {
      method: 'POST',
      body: { sql },
      repeatable: true,
    });
    return result?.results ?? [];
  };
  const tables = await read("SELECT name FROM sqlite_master WHERE name = 'd1_migrations'");
  if (tables.length === 0) return all;
  const applied = new Set((await read('SELECT name FROM d1_migrations')).map(({ name }) => name));
  return all.filter((name) => !applied.has(name));
}

/** The database's state now, which Time Travel can restore; undefined where it is not known. */
export async function bookmark(platform: Platform, database: string): Promise<string | undefined> {
  const found = await platform
    .call<{ bookmark?: string }>(`/d1/database/${database}/time_travel/bookmark`)
    .catch(() => undefined);
  return found?.bookmark;
}

/** The secrets that the Worker has; undefined while there is no Worker. */
export async function secretNames(
  platform: Platform,
  worker: string,
): Promise<string[] | undefined> {
  const found = await platform.find<{ name: string }[]>(`/workers/scripts/${worker}/secrets`);
  return found?.map(({ name }) => name);
}
