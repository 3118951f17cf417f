import { expect, test } from 'vitest';

import { amongWords, asReply } from '../../../src/staff/replies/client/put-in-text.ts';

const BLANK = 'Hello Emeka,\n\n\n\nThe RiC team';
const BY_ANA = { blank: BLANK, me: 'Ana' };

test.each([
  ['only its words', 'We can help.', 'Hello Emeka,\n\nWe can help.\n\nThe RiC team'],
  ['a greeting', 'Dear Emeka,\n\nYes.', 'Dear Emeka,\n\nYes.\n\nThe RiC team'],
  ['a signature', 'Yes.\n\nAna\nThe RiC team', 'Hello Emeka,\n\nYes.\n\nAna\nThe RiC team'],
  ['both', 'Hi Emeka,\n\nYes.\n\nThe RiC team', 'Hi Emeka,\n\nYes.\n\nThe RiC team'],
  ['the name of who writes', 'Yes.\n\n– Ana, RiC', 'Hello Emeka,\n\nYes.\n\n– Ana, RiC'],
  ['a closing', 'Yes.\n\nBest wishes,\nBo', 'Hello Emeka,\n\nYes.\n\nBest wishes,\nBo'],
  [
    'the name in its last words',
    'Ana will call you.',
    'Hello Emeka,\n\nAna will call you.\n\nThe RiC team',
  ],
  [
    'thanks in its last words',
    'Thanks for your patience. We will call.',
    'Hello Emeka,\n\nThanks for your patience. We will call.\n\nThe RiC team',
  ],
])(
  'a blank reply greets and signs once around a stored text with %s (TXT-02)',
  (_with, stored, reply) => {
    expect(asReply(stored, BY_ANA).text).toBe(reply);
  },
);

test('somebody without a name signs as the team (TXT-02)', () => {
  expect(asReply('Yes.', { blank: BLANK, me: '' }).text).toBe(
    'Hello Emeka,\n\nYes.\n\nThe RiC team',
  );
});

test.each([
  ['only its words', 'We can help.', 'The RiC team'],
  ['a greeting', 'Dear Mr. Ade,\n\nWe can help.', 'The RiC team'],
  ['both', 'Hello Emeka,\n\nWe can help.\n\nAna\nThe RiC team', 'Ana\nThe RiC team'],
  ['the name of who writes', 'We can help.\n\nAna', 'Ana'],
])(
  'a stored text with %s goes among words, and the reply still greets and signs once (TXT-02)',
  (_with, stored, signature) => {
    const thanks = 'Hello Emeka,\n\nThanks. ';
    expect(amongWords(stored, `${thanks}\n\nThe RiC team`, thanks.length, BY_ANA)).toEqual({
      text: `${thanks}We can help.\n\n${signature}`,
      cursor: `${thanks}We can help.`.length,
    });
  },
);

const SIGNED = '\n\nThe RiC team';

test.each([
  ['at the end of words', 'Thanks|', 'Thanks\n\nWe can help.'],
  ['in a line of words', 'Thanks| for all', 'Thanks We can help. for all'],
  ['before a line of words', '|Talk soon', 'We can help.\n\nTalk soon'],
  ['before a full stop', 'Thanks|.', 'Thanks We can help..'],
])('a stored text that is put in %s does not stick to them (TXT-02)', (_where, typed, reply) => {
  const at = typed.indexOf('|');
  const draft = `${typed.replace('|', '')}${SIGNED}`;
  expect(amongWords('We can help.', draft, at, BY_ANA).text).toBe(`${reply}${SIGNED}`);
});

test('before other words of a reply, a stored text leaves its signature out; a greeting in its sentence stays (TXT-02)', () => {
  const draft = 'Hello Emeka,\n\n\n\nTalk to you on Monday.\n\nThe RiC team';
  const at = 'Hello Emeka,\n\n'.length;
  expect(amongWords('Hi Emeka, we can help.\n\nAna', draft, at, BY_ANA).text).toBe(
    'Hello Emeka,\n\nHi Emeka, we can help.\n\nTalk to you on Monday.\n\nThe RiC team',
  );
});
