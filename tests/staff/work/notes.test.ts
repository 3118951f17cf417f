import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';

import type { WorkEntry } from '../../../src/staff/work/work.contract.ts';
import { deleteRecord, eachKind, recordsAs, seedRecords } from '../../helpers/records.ts';
import { sendJson } from '../../helpers/request.ts';
import { getAs, openSession, tableIn } from '../../helpers/staff.ts';
import { noteOn } from '../../helpers/work.ts';

let anas = '';
beforeEach(async () => {
  anas = await openSession('Ana');
});

describe.each(eachKind)('a note on one of the $many', ({ kind }) => {
  const note = (id: string, text: string, noteId?: string) =>
    noteOn(kind.path, anas, id, text, noteId);
  const ana = () => recordsAs(anas, kind);
  let ada = '';
  let bob = '';
  beforeEach(async () => {
    [ada = '', bob = ''] = await seedRecords(kind, ['Ada Byron', 'Bob Hope']);
  });

  test('is in the history at once, as it was written, above what was before (FUP-01, STF-01)', async () => {
    await ana().change({ id: ada, set: { owner: 'Ana' } });
    await note(ada, 'First');
    const answer = await note(ada, '  Hires 40 nurses.\nCall after nine. ');
    const history = await answer.json<WorkEntry[]>();
    expect(history.map(({ who, text, is_note, reply }) => [who, text, is_note, reply])).toEqual([
      ['Ana', 'Hires 40 nurses.\nCall after nine.', true, null],
      ['Ana', 'First', true, null],
      ['Ana', expect.stringContaining('owner Ana'), false, null],
    ]);
    expect(Date.now() - Date.parse(history[0]?.at ?? '')).toBeLessThan(60_000);
    expect((await ana().details(ada)).history).toEqual(history);
    expect((await ana().details(bob)).history).toEqual([]);
  });

  test('whose answer was lost is there once when it is sent again, in the log too (FUP-01)', async () => {
    const id = crypto.randomUUID();
    const first = await (await note(ada, 'Called', id)).json();
    expect(await (await note(ada, 'Called', id)).json()).toEqual(first);
    const both = await Promise.all([note(ada, 'Called', id), note(ada, 'Called', id)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await ana().details(ada)).history).toHaveLength(1);
    const log = await tableIn(anas, '/admin/audit');
    expect(log.filter((cells) => cells.includes('Note added'))).toHaveLength(1);
  });

  test('is taken back by who wrote it, once and by nobody else, and the log says so (STF-01)', async () => {
    const id = crypto.randomUUID();
    await note(ada, 'Not for here', id);
    const undo = async (as: string, of = ada) => {
      const path = `${kind.path}/${of}/notes/${id}/undo`;
      const response = await sendJson('POST', path, {}, { cookie: as });
      expect(response.status).toBe(200);
      return (await response.json<WorkEntry[]>()).map(({ text }) => text);
    };
    expect(await undo(await openSession('Ben'))).toEqual(['Not for here']);
    expect(await undo(anas, bob)).toEqual([]);
    expect(await undo(anas)).toEqual(['Note taken back']);
    expect(await undo(anas), 'again is the same').toEqual(['Note taken back']);
  });

  test('is in the way of no change, and no change in the way of it (STF-02)', async () => {
    await note(ada, 'Called');
    expect(await ana().details(ada)).toMatchObject({ version: 1, changed_by: null });
    const { conflicts } = await ana().change({
      id: ada,
      set: { owner: 'Ana' },
      was: { owner: null },
    });
    expect(conflicts).toEqual([]);
    expect((await note(ada, 'Again')).status).toBe(200);
  });

  test('on a record that is gone says so and is stored nowhere (FUP-01)', async () => {
    await deleteRecord(kind, ada);
    for (const id of [ada, 'nobody']) {
      const response = await note(id, 'Called');
      expect([response.status, await response.json()]).toEqual([404, { error: kind.texts.gone }]);
    }
    expect(await env.DB.prepare('select count(*) as n from staff_notes').first('n')).toBe(0);
    expect(await env.DB.prepare('select count(*) as n from staff_audit').first('n')).toBe(0);
  });

  test('that is empty or too long says so (FUP-01)', async () => {
    for (const [text, error] of [
      [' \n', 'Write a note'],
      ['x'.repeat(4001), 'A note has at most 4,000 characters'],
    ] as const) {
      const response = await note(ada, text);
      expect([response.status, await response.json()]).toMatchObject([
        422,
        { fields: { text: error } },
      ]);
    }
    expect((await note(ada, 'x'.repeat(4000))).status).toBe(200);
    expect((await note(ada, 'Called', 'no-id')).status).toBe(422);
  });

  test('is for staff only (ADM-11)', async () => {
    expect((await noteOn(kind.path, '', ada, 'Hello')).status).toBe(401);
    expect((await getAs('', `${kind.path}/${ada}`)).status).toBe(401);
  });
});
