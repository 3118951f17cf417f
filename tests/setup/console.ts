import { afterEach, beforeEach, expect } from 'vitest';

// React reports hydration errors, and the Worker its failures, through console.error. A test fails on
// any call unless it has called `expectErrors()`.
const original = console.error;
let logged: unknown[][] = [];
let expected = false;

/** Allows errors in this test. @returns a live list of what was logged */
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
