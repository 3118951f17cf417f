import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';

import type { Decision } from '../../../../src/features/affiliates/admin/decisions.ts';
import type { ApplicationRow } from '../../../../src/features/affiliates/admin/affiliates-admin.contract.ts';
import { sha256 } from '../../../../src/shared/sha256.ts';
import {
  current,
  decideAs,
  expectApprovedOnce,
  QUIETLY,
  registrations,
  REJECT,
  SEND,
  shortOf,
} from '../../../helpers/decisions.ts';
import { sandbox } from '../../../helpers/sandbox.ts';
import { openSession, seedApplication } from '../../../helpers/staff.ts';

let cookie = '';
beforeEach(async () => {
  cookie = await openSession();
});

const patch = (id: string, body: unknown, as = cookie) => decideAs(as, id, body);

describe('two people and one application', () => {
  test(
    '20 approvals at once: one registration, one winner, 19 are told',
    { tags: ['ADA-17'] },
    async () => {
      const id = await seedApplication();
      const sessions = await Promise.all(Array.from({ length: 20 }, () => openSession()));
      const answers = await Promise.all(sessions.map((session) => patch(id, SEND, session)));
      const won = answers.filter(({ status }) => status === 200);
      const told = answers.filter(({ status }) => status === 409);
      expect([won.length, told.length]).toEqual([1, 19]);
      const winner = await shortOf(
        sessions[answers.findIndex(({ status }) => status === 200)] ?? '',
      );
      for (const answer of told) {
        const { error, application } = await answer.json<{
          error: string;
          application: ApplicationRow;
        }>();
        expect(error).toMatch(/^Ada Byron (was already approved|is being decided on)/);
        expect(error).toContain(`by session ${winner}`);
        expect(application.id).toBe(id);
      }
      await expectApprovedOnce(id);
    },
  );

  test('two applications of one e-mail at once make one partner, and both can be approved', async () => {
    const ids = await Promise.all([
      seedApplication(),
      seedApplication({ email: 'Ada@Example.com' }),
    ]);
    const answers = await Promise.all(ids.map((id) => patch(id, SEND)));
    for (const [index, answer] of answers.entries()) {
      if (answer.status === 200) continue;
      expect(answer.status).toBe(409);
      expect(await answer.json()).toMatchObject({
        error: expect.stringContaining('Another application with the e-mail of Ada Byron'),
      });
      expect((await patch(ids[index] ?? '', SEND)).status).toBe(200);
    }
    const [partner, ...more] = await sandbox.partners();
    expect(more).toEqual([]);
    expect(await registrations()).toHaveLength(1);
    for (const id of ids)
      expect(await current(id)).toMatchObject({
        status: 'approved',
        partnerstack_id: partner?.key,
      });
  });

  test('different decisions at once: one counts, and nobody who is rejected is a partner', async () => {
    for (let round = 0; round < 6; round += 1) {
      const email = `round${round}@example.com`;
      const id = await seedApplication({ email });
      const all: Decision[] = [SEND, REJECT, QUIETLY, SEND, REJECT, QUIETLY];
      const order = [...all.slice(round), ...all.slice(0, round)];
      const answers = await Promise.all(order.map((decision) => patch(id, decision)));
      const won = order.filter((_, index) => answers[index]?.status === 200);
      expect(won).toHaveLength(1);
      const { status, partnerstack_id } = await current(id);
      expect(status).toBe(won[0]?.status);
      const partners = (await sandbox.partners()).filter((partner) => partner.email === email);
      expect(partners).toHaveLength(won[0]?.send ? 1 : 0);
      expect(partnerstack_id).toBe(partners[0]?.key ?? null);
    }
  });

  test('while one is being sent, another decision is told since when and by whom', async () => {
    const id = await seedApplication();
    const session = await shortOf(cookie);
    await env.DB.prepare('insert into partner_attempts values (?, ?, ?, 1, ?, ?, ?, ?)')
      .bind(
        await sha256('ada@example.com'),
        'c',
        id,
        session,
        'local',
        Date.now(),
        Date.now() + 40_000,
      )
      .run();
    for (const decision of [SEND, QUIETLY, REJECT]) {
      const response = await patch(id, decision, await openSession());
      expect(response.status).toBe(409);
      expect(await response.json()).toMatchObject({
        error: expect.stringMatching(
          new RegExp(`^Ada Byron is being decided on since .* by session ${session}\\.`),
        ),
        application: { id, status: 'pending' },
        yours: false,
      });
    }
    expect(await sandbox.calls('partnerstack')).toEqual([]);
  });
});
