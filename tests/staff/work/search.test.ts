import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';

import { meteredD1 } from '../../helpers/metered-d1.ts';
import { eachKind, recordsAs, seedRecords, storeValue } from '../../helpers/records.ts';
import { requestWith } from '../../helpers/request.ts';
import { openSession } from '../../helpers/staff.ts';

let anas = '';
beforeEach(async () => {
  anas = await openSession('Ana');
});

describe.each(eachKind)('a search of $many', ({ kind }) => {
  const ana = () => recordsAs(anas, kind);
  let ids: readonly string[] = [];
  beforeEach(async () => {
    ids = await seedRecords(kind, ['Ada Byron', 'Bob Hope', 'Cleo Li']);
  });
  const found = async (search: string) =>
    (await ana().list(`?search=${encodeURIComponent(search)}`)).data.map(
      ({ name, found_in = null }) => [name, found_in],
    );

  test('finds what staff noted, whatever its accents, and says where (STA-03)', async () => {
    await ana().note(ids[0] ?? '', 'Calls back in May.\nMet at the José fair, wants two SREs');
    await ana().note(ids[1] ?? '', 'The budget is open');
    const note = 'Note by Ana: Met at the José fair, wants two SREs';
    expect(await found('josé FAIR')).toEqual([['Ada Byron', note]]);
    expect(await found('jose')).toEqual([['Ada Byron', note]]);
    expect(await found('budget fair')).toEqual([]);
    const { meta } = await ana().list('?search=jose');
    expect(meta).toMatchObject({ matched: 1, total: 3 });
  });

  test('finds the next step, whatever its accents, until it is another one, and says where (STA-03)', async () => {
    await ana().change({ id: ids[0] ?? '', set: { next_step: 'Call Zoë about Zürich' } });
    await ana().change({ id: ids[1] ?? '', set: { owner: 'Ana' } });
    const step = 'Next step: Call Zoë about Zürich';
    expect(await found('zürich')).toEqual([['Ada Byron', step]]);
    expect(await found('zoe')).toEqual([['Ada Byron', step]]);
    expect(await found('record0')).toEqual([['Ada Byron', null]]);
    await ana().change({ id: ids[0] ?? '', set: { next_step: null } });
    expect(await found('zurich')).toEqual([]);
  });

  test('finds a next step that was stored before they were searched (STA-03)', async () => {
    await storeValue(kind, ids[0] ?? '', 'next_step', 'Send the PLANS');
    expect(await found('the plans')).toEqual([['Ada Byron', 'Next step: Send the PLANS']]);
  });

  test('says nothing of where it found what the name or the address shows (STA-03)', async () => {
    await ana().note(ids[0] ?? '', 'Byron is a friend of Hope');
    expect(await found('byron')).toEqual([['Ada Byron', null]]);
    expect(await found('hope')).toEqual([
      ['Bob Hope', null],
      ['Ada Byron', 'Note by Ana: Byron is a friend of Hope'],
    ]);
  });

  test('reads each record and each note a few times, not each note for each record (STA-03)', async () => {
    await env.DB.prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 200)
       insert into staff_notes (id, subject_kind, subject_id, at, by, text, search_text)
       select 'n' || i, ?, ?, i, 'Ana', 'Note ' || i, 'note ' || i from n`,
    )
      .bind(kind.name, ids[0])
      .run();
    const { d1, read } = meteredD1(env.DB);
    const response = await requestWith({ DB: d1 }, `${kind.path}?search=note%20199`, {
      headers: { cookie: anas },
    });
    const { data } = await response.json<{ data: object[] }>();
    expect(data).toMatchObject([{ name: 'Ada Byron', found_in: 'Note by Ana: Note 199' }]);
    // Twice for the page, once for the counts, once for where it was found.
    expect(read()).toBeLessThan(200 * 5);
  });
});
