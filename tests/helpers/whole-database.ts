import { env } from 'cloudflare:workers';

/** Every table of the database. */
export async function tableNames(): Promise<string[]> {
  const { results } = await env.DB.prepare(
    "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like '\\_cf\\_%' escape '\\' order by name",
  ).all<{ name: string }>();
  return results.map(({ name }) => name);
}

/** Where a text stands, in any column of any table. */
export async function foundOf(...texts: readonly string[]): Promise<string[]> {
  const wanted = texts.map((text) => text.toLowerCase());
  const found: string[] = [];
  const names = await tableNames();
  const all = await env.DB.batch<Record<string, unknown>>(
    names.map((table) => env.DB.prepare(`select * from "${table}"`)),
  );
  for (const [index, { results }] of all.entries()) {
    for (const row of results) {
      for (const [column, value] of Object.entries(row)) {
        const text = String(value).toLowerCase();
        for (const each of wanted) {
          if (text.includes(each)) found.push(`${names[index] ?? ''}.${column}: ${each}`);
        }
      }
    }
  }
  return [...new Set(found)].toSorted();
}

/** The same for names and contents in KV and R2. */
export async function foundInStores(...texts: readonly string[]): Promise<string[]> {
  const wanted = texts.map((text) => text.toLowerCase());
  const stored: [string, string][] = [];
  for (const { name } of (await env.KV.list()).keys) {
    stored.push([`KV ${name}`, name + ((await env.KV.get(name)) ?? '')]);
  }
  for (const { key } of (await env.BLOG_HTML.list()).objects) {
    stored.push([`R2 ${key}`, key + ((await (await env.BLOG_HTML.get(key))?.text()) ?? '')]);
  }
  return stored
    .filter(([, text]) => wanted.some((each) => text.toLowerCase().includes(each)))
    .map(([place]) => place);
}
