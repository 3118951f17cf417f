import { beforeEach, describe, expect, test } from 'vitest';

import type { ApplicationsResponse } from '../../../../src/features/affiliates/admin/affiliates-admin.contract.ts';
import { current, decideAs, REJECT, SEND, sendDue } from '../../../helpers/decisions.ts';
import { sandbox } from '../../../helpers/sandbox.ts';
import { getAs, openSession, seedApplication } from '../../../helpers/staff.ts';
import { expectErrors } from '../../../setup/console.ts';

let cookie = '';
beforeEach(async () => {
  cookie = await openSession();
});

const api = async (query: string) =>
  (await (await getAs(cookie, `/api/admin/applications?${query}`)).json()) as ApplicationsResponse;

describe('applications of one status', () => {
  test('only those are listed, newest first, with the counts of all (ADA-01)', async () => {
    for (const [index, status] of ['pending', 'approved', 'pending', 'rejected'].entries())
      await seedApplication({ first_name: `A${index}`, status, created_at: 1_000 + index });
    const { data, meta } = await api('status=pending');
    expect(data.map(({ first_name }) => first_name)).toEqual(['A2', 'A0']);
    expect(meta).toMatchObject({
      matched: 2,
      total: 4,
      counts: { pending: 2, approved: 1, rejected: 1 },
      offset: 0,
    });
    expect((await api('status=rejected')).data).toHaveLength(1);
    expect((await getAs(cookie, '/api/admin/applications?status=gone')).status).toBe(422);
  });

  test('together with a search, however short (ADA-03)', async () => {
    await seedApplication({ first_name: 'Ada', status: 'pending' });
    await seedApplication({ first_name: 'Adam', status: 'rejected' });
    await seedApplication({ first_name: 'Grace', email: 'g@x.org', status: 'pending' });
    for (const search of ['ad', 'ada']) {
      const { data, meta } = await api(`status=pending&search=${search}`);
      expect(
        data.map(({ first_name }) => first_name),
        search,
      ).toEqual(['Ada']);
      expect(meta, search).toMatchObject({ matched: 1 });
    }
  });

  test('applications that could not be sent are listed with the reason until they are decided on (ADA-16)', async () => {
    expectErrors();
    const seeds = ['Ann', 'Ben', 'Cid'].map((first_name, index) =>
      seedApplication({
        first_name,
        email: `${first_name}@x.example`,
        created_at: 1_000 + index,
      }),
    );
    const [ann = '', ben = '', cid = ''] = await Promise.all(seeds);
    await sandbox.fault('partnerstack', {
      mode: 'status',
      status: 400,
      body: '{"message":"This group is closed"}',
      paths: ['/partnerships'],
    });
    for (const id of [ann, ben]) await decideAs(cookie, id, SEND);
    await sendDue();
    const reason = { failure: 'This group is closed', failed_at: expect.stringMatching(/Z$/) };
    const { data, meta } = await api('status=not_sent');
    expect(data).toMatchObject([
      { id: ben, status: 'pending', ...reason },
      { id: ann, status: 'pending', ...reason },
    ]);
    expect(meta).toMatchObject({
      matched: 2,
      counts: { pending: 3, approved: 0, rejected: 0, not_sent: 2 },
    });
    expect((await api('status=not_sent&search=ann')).data).toMatchObject([{ id: ann }]);
    expect((await api('')).data).toMatchObject([
      { id: cid, failure: null, failed_at: null },
      {},
      {},
    ]);
    const page = (
      await (await getAs(cookie, '/admin/affiliates?status=not_sent')).text()
    ).replaceAll('<!-- -->', '');
    expect(page).toMatch(/Not sent on \w+ \d+, \d{4}, [^<]*: This group is closed/);
    expect(page).toMatch(/Not sent<span[^>]*>2</);
    expect(page).not.toContain('Cid');

    // Another reason replaces the first; a decision of any kind ends it.
    await sandbox.fault('partnerstack', { mode: 'refuse' });
    await decideAs(cookie, ann, SEND);
    await sendDue();
    expect(await current(ann)).toMatchObject({ failure: 'Failed to send to PartnerStack' });
    await sandbox.heal();
    expect((await decideAs(cookie, ann, SEND)).status).toBe(200);
    expect((await decideAs(cookie, ben, REJECT)).status).toBe(200);
    expect((await api('status=sending')).data).toMatchObject([{ id: ann }]);
    await sendDue();
    for (const id of [ann, ben])
      expect(await current(id)).toMatchObject({ failure: null, failed_at: null });
    expect((await api('status=not_sent')).meta).toMatchObject({
      matched: 0,
      counts: { not_sent: 0 },
    });
  });

  test('the page has its state in its address, without JavaScript too', async () => {
    await seedApplication({ first_name: 'Pending-Ada', status: 'pending' });
    await seedApplication({ first_name: 'Rejected-Bo', status: 'rejected' });
    const html = await (await getAs(cookie, '/admin/affiliates?status=rejected')).text();
    expect(html).toContain('Rejected-Bo');
    expect(html).not.toContain('Pending-Ada');
    expect(html).toMatch(/href="\/admin\/affiliates\?status=pending"/);
    // What is no status is left out: a page is no API.
    expect(await (await getAs(cookie, '/admin/affiliates?status=x')).text()).toContain(
      'Pending-Ada',
    );
  });
});
