import { renderToStaticMarkup } from 'react-dom/server';

import type { Database } from '../../../db/client.ts';
import { site } from '../../../shared/content/site.ts';
import { snakeCase } from '../../../shared/text/letter-case.ts';
import { contactsOf, peopleOf } from '../../../people/person-of-record.queries.ts';
import { isoOf } from '../../../shared/iso.ts';
import { allPersonTables, readPerson, type StoredPerson } from './person-tables.queries.ts';
import { contactOf } from '../../../shared/text/person-contact.ts';
import { isEmail } from '../../../shared/text/email-address.ts';
import { readableDomains } from '../../../shared/text/readable-domain.ts';

/** Bookkeeping columns, left out of the export. */
const INTERNAL = new Set([
  'seq',
  'fingerprint',
  'limitKey',
  'slotReleasedAt',
  'searchText',
  'importId',
  'version',
  'owner',
  'changedAt',
  'changedBy',
  'keptRecord',
  'moved',
  'noteId',
  'keptVersion',
  'mergedBy',
  'undoing',
]);
const isTime = (name: string) => /At$|^at$|^notBefore$|^lockedUntil$/.test(name);

function valueOf(name: string, value: unknown): unknown {
  if (isTime(name) && typeof value === 'number') return isoOf(value);
  if (name === 'attribution' && typeof value === 'string') return JSON.parse(value) as unknown;
  // A lead as it was before it was merged.
  if (name === 'record' && typeof value === 'string') return record(JSON.parse(value) as object);
  return value;
}

const record = (row: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([name]) => !INTERNAL.has(name))
      .map(([name, value]) => [snakeCase(name), valueOf(name, value)]),
  );

/** What is stored of a person, in the words of the privacy policy; who of the staff did a thing is not theirs. */
const partsOf = (stored: StoredPerson): [title: string, records: object[]][] =>
  allPersonTables.map(([name, table]) => [
    table.title,
    stored[name].map((row: object) => table.exported?.(row) ?? row),
  ]);

const CSS =
  'body{max-width:48rem;margin:2rem auto;padding:0 1rem;font:16px/1.5 system-ui,sans-serif;color:#14160f}' +
  'h2{margin:2rem 0 .5rem;font-size:1.25rem}dl{display:grid;grid-template-columns:minmax(8rem,1fr) 3fr;gap:.25rem 1rem;margin:0;padding:.75rem 0;border-top:1px solid #ccc}' +
  'dt{color:#555}dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}';

function shown(value: unknown): string {
  if (typeof value !== 'string') return JSON.stringify(value, null, 1);
  // What people wrote stays as it is.
  return isEmail(value) ? readableDomains(value) : value;
}

/** The file about the person that a record is about, without anything from elsewhere; times are UTC. */
export async function personFile(
  db: Database,
  recordId: string,
  now: number,
): Promise<string | undefined> {
  const found = (await peopleOf(db, [recordId])).get(recordId);
  if (!found) return undefined;
  const contacts = await contactsOf(db, contactOf(found));
  const parts = partsOf(await readPerson(db, contacts));
  return `<!doctype html>${renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{`Data stored by ${site.brand}`}</title>
        <style>{CSS}</style>
      </head>
      <body>
        <h1>{`What ${site.brand} stores of ${contacts.map(readableDomains).join(', ')}`}</h1>
        <p>{`Exported on ${new Date(now).toISOString()}. All times are UTC.`}</p>
        {parts.map(([title, records]) => (
          <section key={title}>
            <h2>{title}</h2>
            {records.length === 0 ? <p>Nothing.</p> : null}
            {records.map((each) => (
              <dl key={JSON.stringify(each)}>
                {Object.entries(record(each))
                  .filter(([, value]) => value !== null && value !== '')
                  .map(([field, value]) => [
                    <dt key={`${field} name`}>{field.replaceAll('_', ' ')}</dt>,
                    <dd key={field}>{shown(value)}</dd>,
                  ])}
              </dl>
            ))}
          </section>
        ))}
      </body>
    </html>,
  )}`;
}
