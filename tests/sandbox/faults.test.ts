import { describe, expect, test } from 'vitest';

import { STORYCHIEF_API_KEY } from '../../sandbox/credentials.ts';
import { HANG_MS, parseFault, planAnswer, takeFault, type Fault } from '../../sandbox/faults.ts';
import { SandboxState } from '../../sandbox/state.ts';
import { answerRequest } from '../../sandbox/worker.ts';

function ask(state: SandboxState, path: string): Promise<Response> {
  const request = new Request(`https://api.storychief.io/1.0${path}`, {
    headers: { Authorization: `Bearer ${STORYCHIEF_API_KEY}` },
  });
  return answerRequest(request, state, {});
}

function withFault(fault: Fault): SandboxState {
  const state = new SandboxState();
  state.faults.set('storychief', fault);
  return state;
}

test('`times` hits that many calls and then lets the provider recover', async () => {
  const state = withFault({ mode: 'status', status: 503, body: { error: 'down' }, times: 2 });
  const statuses = [];
  for (let at = 0; at < 3; at += 1) statuses.push((await ask(state, '/me')).status);
  expect(statuses).toEqual([503, 503, 200]);
  expect(state.calls.newest().map((call) => call.status)).toEqual([200, 503, 503]);
});

test('`paths` spares all other paths, and they do not use up `times`', async () => {
  const state = withFault({ mode: 'status', times: 1, paths: ['/stories'] });
  expect((await ask(state, '/me')).status).toBe(200);
  expect((await ask(state, '/stories?page=1')).status).toBe(500);
  expect((await ask(state, '/stories')).status).toBe(200);
});

test('a refused connection rejects and is written down as status 0', async () => {
  const state = withFault({ mode: 'refuse' });
  await expect(ask(state, '/me')).rejects.toThrow('refused');
  expect(state.calls.newest()[0]).toMatchObject({ provider: 'storychief', status: 0 });
});

test('one provider’s fault leaves the others well', () => {
  const state = withFault({ mode: 'hang' });
  expect(takeFault(state, 'emailjs', '/api/v1.0/email/send')).toBeNull();
});

test('a browser’s sign-up is hit only by a fault that names it', () => {
  const state = new SandboxState();
  state.faults.set('partnerstack', { mode: 'status' });
  expect(takeFault(state, 'partnerstack', '/__sandbox/partnerstack/signup', true)).toBeNull();
  state.faults.set('partnerstack', { mode: 'status', paths: ['/signup'] });
  expect(takeFault(state, 'partnerstack', '/__sandbox/partnerstack/signup', true)).not.toBeNull();
});

describe('what a caller sees', () => {
  const work = () => Response.json({ data: [1, 2, 3] });

  test('a body that breaks off is no JSON any more', async () => {
    for (const mode of ['malformed', 'truncate'] as const) {
      const plan = await planAnswer({ mode }, work);
      expect(plan.status).toBe(200);
      await expect(plan.response?.json()).rejects.toThrow();
    }
  });

  test('an HTML page comes where data belongs', async () => {
    const plan = await planAnswer({ mode: 'html' }, work);
    expect(plan.response?.headers.get('Content-Type')).toContain('text/html');
  });

  test('a hanging call is given up in the end, a delayed one has done its work', async () => {
    expect(await planAnswer({ mode: 'hang' }, work)).toMatchObject({
      status: 504,
      waitMs: HANG_MS,
    });
    let done = false;
    const plan = await planAnswer({ mode: 'delay', delay_ms: 250 }, () => {
      done = true;
      return work();
    });
    expect(plan).toMatchObject({ status: 200, waitMs: 250 });
    expect(done).toBe(true);
  });
});

test.each([
  [{}, 'mode'],
  [{ mode: 'status', status: 99 }, 'status'],
  [{ mode: 'delay', delay_ms: -1 }, 'delay_ms'],
  [{ mode: 'delay', times: 1.5 }, 'times'],
  [{ mode: 'delay', paths: '/stories' }, 'paths'],
  [{ mode: 'delay', delay: 5 }, 'delay'],
])('a mistyped fault is refused by name instead of doing nothing: %j', (input, field) => {
  const result = parseFault(input);
  expect('error' in result && result.error.startsWith(`${field}:`)).toBe(true);
});
