import { afterEach, beforeEach, expect } from 'vitest';

// React reports a wrong tree, and the Worker its failures, through console.error: a test that
// expects one says so with `expectErrors()`; in any other it is a failure.
const original = console.error;
let logged: unknown[][] = [];
let expected = false;

/** Lets this test's code log errors, and returns what was logged so far. */
export function expectErrors(): readonly unknown[][] {
  expected = true;
  return logged;
}

beforeEach(() => {
  logged = [];
  expected = false;
  console.error = (...args: unknown[]) => void logged.push(args);
});

afterEach(() => {
  console.error = original;
  if (!expected) expect(logged, 'nothing was logged as an error').toEqual([]);
});
