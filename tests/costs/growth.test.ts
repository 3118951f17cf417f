import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { growth, MAX_GROWTH, SCALE } from '../helpers/growth.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

/** Work that takes so long (ms). */
const taking = (ms: number) => () => void vi.advanceTimersByTime(ms);

test('quadratic work is found, and linear work passes', () => {
  expect(growth(taking(1), taking(SCALE ** 2))).toBeGreaterThan(MAX_GROWTH);
  expect(growth(taking(1), taking(SCALE))).toBeLessThan(MAX_GROWTH);
});
