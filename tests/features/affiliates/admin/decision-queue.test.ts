import { describe, expect, test } from 'vitest';

import {
  DecisionQueue,
  isOpen,
  pendingDecision,
  shiftedCounts,
  UNDO_MS,
  type Job,
  type Outcome,
} from '../../../../client/staff/applications/decision-queue.ts';
import type { ApplicationRow } from '../../../../src/features/affiliates/admin/affiliates-admin.contract.ts';

const SEND = { status: 'approved', send: true } as const;
const REJECT = { status: 'rejected', send: false } as const;
const who = (id: string) => ({ id, first_name: id.toUpperCase(), last_name: 'Byron' });
const row = (id: string, status: ApplicationRow['status']) => ({ id, status }) as ApplicationRow;
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** A queue whose sends are answered by the test, in order. */
function queueWith(answer: (job: Job) => Outcome) {
  const sent: string[] = [];
  const queue = new DecisionQueue((job) => {
    sent.push(`${job.decision.status} ${job.target.id}`);
    return Promise.resolve(answer(job));
  });
  const pass = async (ms: number) => {
    for (let left = ms; left > 0; left -= 1000) queue.tick(Math.min(left, 1000));
    await settled();
  };
  return { queue, sent, pass };
}
const allDone = (job: Job): Outcome => ({
  is: 'done',
  row: row(job.target.id, job.decision.status),
});
const down = (): Outcome => ({ is: 'failed', text: 'Failed to send to PartnerStack' });

describe('ten seconds to undo', () => {
  test('nothing is sent before the ten seconds are over, then each once', async () => {
    const { queue, sent, pass } = queueWith(allDone);
    queue.hold([who('a'), who('b')], SEND);
    await pass(UNDO_MS - 1);
    expect(sent).toEqual([]);
    expect(isOpen(queue.snapshot())).toBe(true);
    await pass(1);
    expect(sent).toEqual(['approved a', 'approved b']);
    expect(queue.snapshot()).toMatchObject({
      held: [],
      queue: [],
      running: null,
      total: 2,
      through: 2,
      done: { sent: 2, approved: 0, rejected: 0 },
      failures: [],
    });
    expect(isOpen(queue.snapshot())).toBe(false);
  });

  test('undone, nothing is ever sent; the last decision goes first, or the one that is named', async () => {
    const { queue, sent, pass } = queueWith(allDone);
    queue.hold([who('a')], SEND);
    queue.hold([who('b')], REJECT);
    queue.hold([who('c')], SEND);
    expect(queue.undo()?.targets[0]?.id).toBe('c');
    expect(queue.undo(queue.snapshot().held[0]?.key)?.targets[0]?.id).toBe('a');
    await pass(UNDO_MS);
    expect(sent).toEqual(['rejected b']);
    expect(queue.undo()).toBeUndefined();
  });

  test('a machine that slept leaves the seconds that were not seen', async () => {
    const { queue, sent } = queueWith(allDone);
    queue.hold([who('a')], SEND);
    queue.tick(3_600_000);
    await settled();
    expect(sent).toEqual([]);
    expect(queue.snapshot().held[0]?.remainingMs).toBe(UNDO_MS - 1000);
  });

  test('an application on its way is not decided on a second time', () => {
    const { queue } = queueWith(allDone);
    expect(queue.hold([who('a')], SEND)).toBe(true);
    expect(queue.hold([who('a')], REJECT)).toBe(false);
    queue.hold([who('a'), who('b')], REJECT);
    expect(pendingDecision(queue.snapshot(), 'a')?.decision).toEqual(SEND);
    expect(pendingDecision(queue.snapshot(), 'b')?.decision).toEqual(REJECT);
    expect(pendingDecision(queue.snapshot(), 'c')).toBeNull();
  });

  test('sent without waiting, it goes at once', async () => {
    const { queue, sent } = queueWith(allDone);
    queue.hold([who('a')], SEND);
    queue.sendNow();
    await settled();
    expect(sent).toEqual(['approved a']);
  });
});

describe('sent one by one', () => {
  test(
    'what fails is kept with its reason, the others go on, and a second try takes only the failed',
    { tags: ['ADA-20'] },
    async () => {
      let ill = true;
      const { queue, sent, pass } = queueWith((job) =>
        ill && job.target.id === 'b' ? down() : allDone(job),
      );
      queue.hold([who('a'), who('b'), who('c')], SEND);
      await pass(UNDO_MS);
      expect(sent).toHaveLength(3);
      expect(queue.snapshot().failures).toEqual([
        {
          job: { target: who('b'), decision: SEND },
          text: 'Failed to send to PartnerStack',
          again: true,
        },
      ]);
      ill = false;
      queue.retry();
      await settled();
      expect(sent.slice(3)).toEqual(['approved b']);
      expect(queue.snapshot()).toMatchObject({ failures: [], done: { sent: 3 } });
    },
  );

  test('after three failures in a row the rest is not tried, and can be taken up again', async () => {
    let ill = true;
    const { queue, sent, pass } = queueWith((job) => (ill ? down() : allDone(job)));
    queue.hold(['a', 'b', 'c', 'd', 'e'].map(who), SEND);
    await pass(UNDO_MS);
    expect(sent).toHaveLength(3);
    expect(queue.snapshot().failures.map(({ text }) => text)).toEqual([
      ...Array.from({ length: 3 }, () => 'Failed to send to PartnerStack'),
      'Not tried',
      'Not tried',
    ]);
    expect(isOpen(queue.snapshot())).toBe(false);
    ill = false;
    queue.retry();
    await settled();
    expect(sent).toHaveLength(8);
    expect(queue.snapshot()).toMatchObject({ failures: [], done: { sent: 5 } });
  });

  test(
    'what somebody else decided is told, shown as it is, and not tried again',
    { tags: ['ADA-17'] },
    async () => {
      const { queue, sent, pass } = queueWith((job) => ({
        is: 'conflict',
        row: row(job.target.id, 'rejected'),
        text: 'Already rejected',
      }));
      queue.hold([who('a')], SEND);
      await pass(UNDO_MS);
      expect(queue.snapshot().rows.get('a')?.status).toBe('rejected');
      expect(queue.snapshot().failures).toMatchObject([{ text: 'Already rejected', again: false }]);
      queue.retry();
      await settled();
      expect(sent).toHaveLength(1);
      queue.dismissFailures();
      expect(queue.snapshot().failures).toEqual([]);
    },
  );

  test('stopped, what was not sent stays as it is', async () => {
    const open: (() => void)[] = [];
    const sent: string[] = [];
    const queue = new DecisionQueue((job) => {
      sent.push(job.target.id);
      return new Promise((resolve) => open.push(() => resolve(allDone(job))));
    });
    queue.hold(['a', 'b', 'c'].map(who), SEND);
    queue.sendNow();
    await settled();
    expect(queue.snapshot()).toMatchObject({ total: 3, through: 0 });
    queue.stop();
    open[0]?.();
    await settled();
    expect(sent).toEqual(['a']);
    expect(queue.snapshot()).toMatchObject({ total: 1, through: 1, running: null, queue: [] });
  });
});

test(
  'counts follow what was decided since the list was read, and no further',
  { tags: ['ADA-01'] },
  () => {
    const counts = { pending: 3, sending: 0, approved: 1, rejected: 0, total: 4 };
    const listed = [row('a', 'pending'), row('b', 'pending'), row('c', 'approved')];
    const rows = new Map([
      ['a', row('a', 'approved')],
      ['c', row('c', 'approved')],
      ['not listed', row('not listed', 'rejected')],
    ]);
    expect(shiftedCounts(counts, listed, rows)).toEqual({
      pending: 2,
      sending: 0,
      approved: 2,
      rejected: 0,
      total: 4,
    });
  },
);
