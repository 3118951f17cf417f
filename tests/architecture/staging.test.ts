import { expect, test } from 'vitest';

import toml from '../../wrangler.toml?raw';

/** One table of wrangler.toml: its header, and its lines without comments. */
interface Table {
  name: string;
  lines: string[];
}

function tablesOf(text: string): Table[] {
  const tables: Table[] = [];
  for (const line of text.split('\n')) {
    const name = /^\[+([\w.]+)\]+$/.exec(line.trim())?.[1];
    if (name) tables.push({ name, lines: [] });
    else if (line.trim() && !line.startsWith('#')) tables.at(-1)?.lines.push(line.trim());
  }
  return tables;
}

const STAGING = 'env.staging.';
const tables = tablesOf(toml);
const staging = tables
  .filter(({ name }) => name.startsWith(STAGING))
  .map(({ name, lines }) => ({ name: name.slice(STAGING.length), lines }));
/** wrangler inherits everything but these. */
const OWN = /^(?:d1_databases|kv_namespaces|r2_buckets|ratelimits|vars|services)$/;
const production = tables.filter(({ name }) => OWN.test(name));

/** Without what names the resource or the address. */
const shapeOf = ({ name, lines }: Table) => ({
  name,
  lines: lines.map((line) =>
    /^(?:database_name|bucket_name|namespace_id)|^[A-Z]\w* =/.test(line)
      ? line.replace(/=.*/, '')
      : line,
  ),
});

test('staging has the bindings, limits and vars of production', () => {
  expect(staging.map(shapeOf)).toEqual(production.map(shapeOf));
});

test('staging shares no resource and no address with production', () => {
  const names = (of: Table[]) =>
    of.flatMap(({ lines }) =>
      lines.filter((line) => /^(?:database_name|bucket_name|namespace_id|SITE_ORIGIN)/.test(line)),
    );
  expect(names(staging)).toHaveLength(names(production).length);
  expect(names(staging).filter((line) => names(production).includes(line))).toEqual([]);
  expect(toml).toContain('name = "ric-site-staging"');
});
