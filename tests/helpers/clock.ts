import { vi } from 'vitest';

/** Stops `Date`, and no timer: nothing depends on how fast the machine is. `vi.useRealTimers` ends it. */
export const stopClock = (now: number = Date.now()) => vi.useFakeTimers({ toFake: ['Date'], now });
