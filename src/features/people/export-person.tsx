import { renderToStaticMarkup } from 'react-dom/server';

import { readMessage } from '../../outbox/mail.port.ts';
import type { Services } from '../../services.ts';
import { site } from '../../shared/content/site.ts';
import { snakeCase } from '../../db/api-row.ts';
import { isoOf } from '../../shared/iso.ts';
import { findPerson, readPerson, type StoredPerson } from './people.queries.ts';

/** What is stored of a person, in the words of the privacy policy; times are UTC ISO 8601. */
export interface PersonFile {
  site: string;
  exported_at: string;
  email: string;
  leads: object[];
  visits: object[];
  messages: object[];
  applications: object[];
  mail: object[];
  notes: object[];
  actions_of_staff: object[];
}

/** Bookkeeping columns, left out of the export. */
const INTERNAL = new Set([
  ...['seq', 'fingerprint', 'limitKey', 'slotReleasedAt', 'searchText'],
  ...['version', 'owner', 'changedAt', 'changedBy'],
]);
const isTime = (name: string) => /At$|^at$|^notBefore$|^lockedUntil$/.test(name);

function valueOf(name: string, value: unknown): unknown {
  if (isTime(name) && typeof value === 'number') return isoOf(value);
  if (name === 'attribution' && typeof value === 'string') return JSON.parse(value) as unknown;
  return value;
}

const record = (row: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([name]) => !INTERNAL.has(name))
      .map(([name, value]) => [snakeCase(name), valueOf(name, value)]),
  );

/** A row of the outbox with what it says; who of the staff caused it is not the person's data. */
function mailRecord({ payload, ...row }: StoredPerson['mail'][number]) {
  const { kind, status, createdAt, sentAt } = row;
  return { ...record({ kind, status, createdAt, sentAt }), ...readMessage(payload) };
}

const auditRecord = ({ at, action }: StoredPerson['audit'][number]) => record({ at, action });

const noteRecord = ({ at, mailSubject: subject, text }: StoredPerson['notes'][number]) =>
  record({ at, ...(subject === null ? {} : { subject }), text });

/** The file about the person that a record is about; undefined when there is no such record. */
export async function personFile(
  { db }: Pick<Services, 'db'>,
  recordId: string,
  now: number,
): Promise<PersonFile | undefined> {
  const found = await findPerson(db, recordId);
  if (!found) return undefined;
  const stored = await readPerson(db, found.email);
  return {
    site: site.brand,
    exported_at: new Date(now).toISOString(),
    email: found.email,
    leads: stored.leads.map(record),
    visits: stored.visits.map(record),
    messages: stored.messages.map(record),
    applications: stored.applications.map(record),
    mail: stored.mail.map(mailRecord),
    notes: stored.notes.map(noteRecord),
    actions_of_staff: stored.audit.map(auditRecord),
  };
}

const PARTS = {
  leads: 'Request to get started',
  visits: 'Later visits',
  messages: 'Messages',
  applications: 'Applications to the affiliate program',
  mail: 'E-mails',
  notes: 'What our staff noted and replied',
  actions_of_staff: 'What our staff did',
} as const satisfies Partial<Record<keyof PersonFile, string>>;

const CSS =
  'body{max-width:48rem;margin:2rem auto;padding:0 1rem;font:16px/1.5 system-ui,sans-serif;color:#14160f}' +
  'h2{margin:2rem 0 .5rem;font-size:1.25rem}dl{display:grid;grid-template-columns:minmax(8rem,1fr) 3fr;gap:.25rem 1rem;margin:0;padding:.75rem 0;border-top:1px solid #ccc}' +
  'dt{color:#555}dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}';

const words = (name: string) => name.replaceAll('_', ' ');
const shown = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value, null, 1);

/** The file for people, without anything from elsewhere. */
export const personHtml = (file: PersonFile): string =>
  `<!doctype html>${renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{`Data stored by ${file.site}`}</title>
        <style>{CSS}</style>
      </head>
      <body>
        <h1>{`What ${file.site} stores of ${file.email}`}</h1>
        <p>{`Exported on ${file.exported_at}. All times are UTC.`}</p>
        {Object.entries(PARTS).map(([name, title]) => {
          const records = file[name as keyof typeof PARTS];
          return (
            <section key={name}>
              <h2>{title}</h2>
              {records.length === 0 ? <p>Nothing.</p> : null}
              {records.map((each) => (
                <dl key={JSON.stringify(each)}>
                  {Object.entries(each)
                    .filter(([, value]) => value !== null && value !== '')
                    .map(([field, value]) => [
                      <dt key={`${field} name`}>{words(field)}</dt>,
                      <dd key={field}>{shown(value)}</dd>,
                    ])}
                </dl>
              ))}
            </section>
          );
        })}
      </body>
    </html>,
  )}`;
