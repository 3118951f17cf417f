import { describe, expect, test } from 'vitest';

import { STORYCHIEF_API_KEY } from '../../sandbox/credentials.ts';
import { HANG_MS, planResponse, takeFault } from '../../sandbox/providers/faults.ts';
import type { Fault } from '../../sandbox/settings.ts';
import { SandboxState } from '../../sandbox/state.ts';
import { handleRequest } from '../../sandbox/worker.ts';

function ask(state: SandboxState, path: string): Promise<Response> {
  const request = new Request(`https://api.storychief.io/1.0${path}`, {
    headers: { Authorization: `Bearer ${STORYCHIEF_API_KEY}` },
  });
  return handleRequest(request, state, {});
}

function withFault(fault: Fault): SandboxState {
  const state = new SandboxState();
  state.faults.set('storychief', fault);
  return state;
}

test('`times` limits the number of calls that a fault hits', async () => {
  const state = withFault({ mode: 'status', status: 503, body: { error: 'down' }, times: 2 });
  const statuses = [];
  for (let at = 0; at < 3; at += 1) statuses.push((await ask(state, '/me')).status);
  expect(statuses).toEqual([503, 503, 200]);
  expect(state.calls.newest().map((call) => call.status)).toEqual([200, 503, 503]);
});

test('`paths` limits the fault to these paths; other calls do not count against `times`', async () => {
  const state = withFault({ mode: 'status', times: 1, paths: ['/stories'] });
  expect((await ask(state, '/me')).status).toBe(200);
  expect((await ask(state, '/stories?page=1')).status).toBe(500);
  expect((await ask(state, '/stories')).status).toBe(200);
});

test('a refused connection rejects and is recorded with status 0', async () => {
  const state = withFault({ mode: 'refuse' });
  await expect(ask(state, '/me')).rejects.toThrow('refused');
  expect(state.calls.newest()[0]).toMatchObject({ provider: 'storychief', status: 0 });
});

test('one provider’s fault does not affect the others', () => {
  const state = withFault({ mode: 'hang' });
  expect(takeFault(state, 'emailjs', '/api/v1.0/email/send', 'any')).toBeNull();
});

test('a browser’s sign-up is hit only by a fault that names its path', () => {
  const state = new SandboxState();
  state.faults.set('partnerstack', { mode: 'status' });
  expect(takeFault(state, 'partnerstack', '/__sandbox/partnerstack/signup', 'named')).toBeNull();
  state.faults.set('partnerstack', { mode: 'status', paths: ['/signup'] });
  expect(
    takeFault(state, 'partnerstack', '/__sandbox/partnerstack/signup', 'named'),
  ).not.toBeNull();
});

describe('what a caller sees', () => {
  const handle = () => Response.json({ data: [1, 2, 3] });

  test('malformed and truncated bodies are not JSON', async () => {
    for (const mode of ['malformed', 'truncate'] as const) {
      const plan = await planResponse({ mode }, handle);
      expect(plan.status).toBe(200);
      await expect(plan.response?.json()).rejects.toThrow();
    }
  });

  test('an HTML page is sent instead of data', async () => {
    const plan = await planResponse({ mode: 'html' }, handle);
    expect(plan.response?.headers.get('Content-Type')).toContain('text/html');
  });

  test('a hanging call ends with 504; a delayed call takes effect first', async () => {
    expect(await planResponse({ mode: 'hang' }, handle)).toMatchObject({
      status: 504,
      waitMs: HANG_MS,
    });
    let handled = false;
    const plan = await planResponse({ mode: 'delay', delay_ms: 250 }, () => {
      handled = true;
      return handle();
    });
    expect(plan).toMatchObject({ status: 200, waitMs: 250 });
    expect(handled).toBe(true);
  });
});
