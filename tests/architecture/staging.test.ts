import { expect, test } from 'vitest';

import toml from '../../wrangler.toml?raw';

/** The tables of wrangler.toml, by header and lines without comments. */
const tables = toml
  .split(/^(?=\[)/m)
  .map((text) => text.split('\n').filter((line) => line.trim() && !line.startsWith('#')))
  .map(([header = '', ...lines]) => ({ name: header.replaceAll(/[[\]]/g, ''), lines }));
const staging = tables
  .filter(({ name }) => name.startsWith('env.staging.'))
  .map(({ name, lines }) => ({ name: name.replace('env.staging.', ''), lines }));
/** wrangler inherits everything but these. */
const production = tables.filter(({ name }) =>
  /^(?:d1_databases|kv_namespaces|r2_buckets|ratelimits|vars|services)$/.test(name),
);
/** Lines that name a resource or an address. */
const OWN = /^(?:database_name|bucket_name|namespace_id|SITE_ORIGIN)/;

test('staging has the bindings, limits and vars of production', () => {
  const shapes = (of: typeof tables) =>
    of.map(({ name, lines }) => ({
      name,
      lines: lines.map((line) =>
        OWN.test(line) || /^[A-Z]\w* =/.test(line) ? line.replace(/=.*/, '') : line,
      ),
    }));
  expect(shapes(staging)).toEqual(shapes(production));
});

test('staging shares no resource and no address with production', () => {
  const names = (of: typeof tables) =>
    of.flatMap(({ lines }) => lines.filter((line) => OWN.test(line)));
  expect(names(staging)).toHaveLength(names(production).length);
  expect(names(staging).filter((line) => names(production).includes(line))).toEqual([]);
  expect(toml).toContain('name = "ric-site-staging"');
});
