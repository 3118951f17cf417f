import { env } from 'cloudflare:workers';

import { recordKinds } from '../../src/record-kinds.contract.ts';
import type { RecordName } from '../../src/shared/record-names.ts';
import { foldTexts } from '../../src/shared/text/fold.ts';
import type { RecordKind } from '../../src/staff/work/record-kind.contract.ts';
import { namesOf, type WorkValue } from '../../src/staff/work/values.contract.ts';
import type {
  Change,
  Changed,
  DetailsOf,
  WorkResponse,
  WorkRow,
} from '../../src/staff/work/work.contract.ts';
import { sendJson } from './request.ts';
import { getAs } from './staff.ts';

/** What must hold for every kind of record is tested with each. */
export const eachKind = recordKinds.map((kind) => ({ kind, many: kind.noun.many }));

/** Of each kind, a record with this id, first and last name, address, time of arrival and search text. */
const INSERTS: Readonly<Record<RecordName, string>> = {
  lead: `insert into leads (id, name, email, created_at, search_text)
    values (?1, ?2 || ' ' || ?3, ?4, ?5, ?6)`,
  message: `insert into contact_messages (id, limit_key, fingerprint, name, email, subject, message, user_agent, created_at, search_text)
    values (?1, ?4, ?1, ?2 || ' ' || ?3, ?4, 'A demo', 'Could you show it?', 'test', ?5, ?6)`,
  application: `insert into affiliate_applications (id, first_name, last_name, email, experience, audience, motivation, created_at, updated_at, search_text)
    values (?1, ?2, ?3, ?4, 'beginner', 'Recruiters', 'A good fit', ?5, ?5, ?6)`,
};

const TABLES: Readonly<Record<RecordName, string>> = {
  lead: 'leads',
  message: 'contact_messages',
  application: 'affiliate_applications',
};

/** Puts records of people into the database, each a second newer than the one before; returns their ids. */
export async function seedRecords(
  { name: kind }: RecordKind,
  people: readonly string[],
): Promise<string[]> {
  const insert = env.DB.prepare(INSERTS[kind]);
  const rows = people.map((name, index) => {
    const [first = '', last = ''] = name.split(' ');
    const id = `${kind}-${String(index).padStart(6, '0')}`;
    const email = `record${index}@example.com`;
    const at = Date.UTC(2026, 10, 20) + index * 1000;
    return { id, statement: insert.bind(id, first, last, email, at, foldTexts(name, email)) };
  });
  await env.DB.batch(rows.map(({ statement }) => statement));
  return rows.map(({ id }) => id);
}

/** Stores a value of a record as a decision or a reply does, which no change may. */
export const storeValue = (kind: RecordKind, id: string, column: string, value: string | null) =>
  env.DB.prepare(`update ${TABLES[kind.name]} set ${column} = ? where id = ?`)
    .bind(value, id)
    .run();

export const deleteRecord = (kind: RecordKind, id: string) =>
  env.DB.prepare(`delete from ${TABLES[kind.name]} where id = ?`).bind(id).run();

interface Sample {
  field: string;
  value: WorkValue;
  /** What a record has that nobody has worked on. */
  none: string | null;
  /** A value that differs from it, and another one; none again, where there is no other. */
  one: string;
  other: string | null;
  /** What is none. */
  bad: string;
}

const TEXTS: Readonly<
  Record<Exclude<WorkValue['kind'], 'choice'>, Pick<Sample, 'one' | 'other' | 'bad'>>
> = {
  name: { one: 'Ana', other: 'Ben', bad: 'x'.repeat(61) },
  text: { one: 'Call 555 0100', other: 'Plans to 555 0101', bad: 'x'.repeat(201) },
  day: { one: '2026-12-01', other: '2027-01-31', bad: '2026-02-30' },
};

function sampleOf(field: string, value: WorkValue): Sample {
  if (value.kind !== 'choice') return { field, value, none: null, ...TEXTS[value.kind] };
  const options = namesOf(value.options ?? {});
  if (value.read('').ok) {
    const [one = '', other = null] = options;
    return { field, value, none: null, one, other, bad: 'nonsense' };
  }
  const [none = '', one = '', other = ''] = options;
  return { field, value, none, one, other, bad: 'nonsense' };
}

/** What staff set on records of a kind by a change, with values to set. */
export const samplesOf = ({ values }: RecordKind): Sample[] =>
  Object.entries(values)
    // An address is only given to a record that has none.
    .filter(([, { isReadOnly, isIdentity }]) => !isReadOnly && !isIdentity)
    .map(([field, value]) => sampleOf(field, value));

/** What a member of the staff asks of one kind of records. */
export function recordsAs(cookie: string, { path, page }: RecordKind) {
  const post = (body: object) =>
    sendJson('POST', `${path}/changes`, { change_id: crypto.randomUUID(), ...body }, { cookie });
  return {
    /** Any body of a change; each is a new one that brings no id. */
    post,
    list: async (query = ''): Promise<WorkResponse<WorkRow>> =>
      (await getAs(cookie, `${path}${query}`)).json(),
    details: async (id: string): Promise<DetailsOf<WorkRow & Readonly<Record<string, unknown>>>> =>
      (await getAs(cookie, `${path}/${id}`)).json(),
    change: async (...changes: readonly Change[]): Promise<Changed> =>
      (await post({ changes })).json(),
    note: (id: string, text: string, noteId: string = crypto.randomUUID()) =>
      sendJson('POST', `${path}/${id}/notes`, { id: noteId, text }, { cookie }),
    /** The lines of the export, without its mark. */
    lines: async (query = ''): Promise<string[]> =>
      (await (await getAs(cookie, `${path}.csv${query}`)).text()).trimEnd().split('\r\n'),
    screen: async (query = ''): Promise<string> =>
      (await getAs(cookie, `${page.path}${query}`)).text(),
  };
}

/** The change that takes another one back. */
export const backOf = ({ made }: Changed): Change[] =>
  made.map(({ id, set, was }) => ({ id, set: was, was: set }));
