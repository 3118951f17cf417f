import { expect, test } from 'vitest';

import guide from '../../docs/owner.md?raw';
import { CONTEXT_WORDS, passwordProblem } from '../../tools/password-rules.ts';

test.each(['', 'shortlist', 'e9f2-Lq7!xW'])(
  '%j is too short for the staff password',
  (password) => {
    expect(passwordProblem(password)).toBeDefined();
  },
);

test.each(['RicStaff2026!!', 'p4ssw0rd-r3cruit1ng', 'Welcome-Admin-1', 'ric ric ric ric ric'])(
  '%j is mostly words that are guessed first here',
  (password) => {
    expect(passwordProblem(password)).toContain('guessed first');
  },
);

test.each(['correct horse battery staple', 'twelve chars', 'x'.repeat(64), '密'.repeat(12)])(
  '%j is taken',
  (password) => {
    expect(passwordProblem(password)).toBeUndefined();
  },
);

test('the owner’s guide lists the words', () => {
  for (const word of CONTEXT_WORDS) expect(guide).toContain(`\`${word}\``);
});
