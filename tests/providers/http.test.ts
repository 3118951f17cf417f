import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { statusFailure } from '../../src/providers/http.ts';
import { stopClock } from '../helpers/clock.ts';

/** What is made of a 429 with these headers. */
const waits = (headers: Record<string, string>) =>
  statusFailure('storychief', {
    status: 429,
    statusText: 'Too Many Requests',
    headers: new Headers(headers),
    text: '',
  }).retryAfterMs;

const DAY_MS = 24 * 3_600_000;

describe('a provider that says when to come back is left alone until then', () => {
  beforeEach(() => {
    stopClock(Date.UTC(2026, 4, 1, 12, 0, 0));
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test.each([
    ['120', 120_000],
    [' 7 ', 7000],
    ['Fri, 01 May 2026 12:02:00 GMT', 120_000],
    ['Friday, 01-May-26 12:02:00 GMT', 120_000],
    ['Fri May  1 12:02:00 2026', 120_000],
  ])('%s', (said, ms) => {
    expect(waits({ 'retry-after': said })).toBe(ms);
  });

  test('a date counts by the clock of who wrote it', () => {
    expect(
      waits({
        'retry-after': 'Fri, 01 May 2026 13:02:00 GMT',
        date: 'Fri, 01 May 2026 13:00:00 GMT',
      }),
    ).toBe(120_000);
  });

  test.each(['999999999', 'Sat, 01 May 2027 12:00:00 GMT', '9'.repeat(400)])(
    'a day at most: %s',
    (said) => {
      expect(waits({ 'retry-after': said })).toBe(DAY_MS);
    },
  );

  test.each([
    '',
    '0',
    '-5',
    '1.5',
    '1e3',
    '0x10',
    'soon',
    'Fri, never',
    '2026-05-01T12:02:00Z',
    'Fri, 01 May 2026 11:59:00 GMT',
  ])('%j asks for nothing', (said) => {
    expect(waits({ 'retry-after': said })).toBeUndefined();
  });
});
