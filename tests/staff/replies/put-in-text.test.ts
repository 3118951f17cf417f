import { expect, test } from 'vitest';

import { amongWords, asReply } from '../../../src/staff/replies/client/put-in-text.ts';

const BLANK = 'Hello Emeka,\n\n\n\nThe RiC team';

test.each([
  ['only its words', 'We can help.', 'Hello Emeka,\n\nWe can help.\n\nThe RiC team'],
  ['a greeting', 'Dear Emeka,\n\nYes.', 'Dear Emeka,\n\nYes.\n\nThe RiC team'],
  ['a signature', 'Yes.\n\nAna\nThe RiC team', 'Hello Emeka,\n\nYes.\n\nAna\nThe RiC team'],
  ['both', 'Hi Emeka,\n\nYes.\n\nThe RiC team', 'Hi Emeka,\n\nYes.\n\nThe RiC team'],
])(
  'a blank reply greets and signs once around a stored text with %s (TXT-02)',
  (_with, stored, reply) => {
    expect(asReply(stored, BLANK).text).toBe(reply);
  },
);

test.each([
  ['only its words', 'We can help.', 'We can help.'],
  ['a greeting', 'Dear Mr. Ade,\n\nWe can help.', 'We can help.'],
  ['a greeting in its sentence', 'Hi Emeka, we can help.', 'Hi Emeka, we can help.'],
  ['both', 'Hello Emeka,\n\nWe can help.\n\nAna\nThe RiC team', 'We can help.\n\nAna'],
])(
  'a stored text with %s goes among words without what they have (TXT-02)',
  (_with, stored, added) => {
    const draft = 'Hello Emeka,\n\nThanks. \n\nThe RiC team';
    const at = draft.indexOf('Thanks. ') + 'Thanks. '.length;
    expect(amongWords(stored, draft, at)).toEqual({
      text: `Hello Emeka,\n\nThanks. ${added}\n\nThe RiC team`,
      cursor: at + added.length,
    });
  },
);
