import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { storedEmail } from '../../src/shared/text/email-address.ts';
import { readableDomains } from '../../src/shared/text/readable-domain.ts';

test.each([
  'jürgen@münchen.example',
  'info@strasse.straße.de',
  '王@例子.公司.cn',
  'a@правда.рф',
  'a@παράδειγμα.ελ',
  'a@bücher-und-mehr.co.uk',
  'a@😀.example',
  'a@mañana.com',
])('%s is shown as it was written (PPL-01)', (email) => {
  const stored = storedEmail(email);
  expect(stored).toMatch(/@.*xn--/);
  expect(readableDomains(stored)).toBe(email);
});

test('every address of letters is shown as the form took it, and is stored the same again', () => {
  const domain = fc.stringMatching(/^[äöüßéñçøåαβγδжфщ例子公司a-z]{1,20}$/u);
  fc.assert(
    fc.property(domain, (label) => {
      const stored = storedEmail(`a@${label}.example`);
      const shown = readableDomains(stored);
      expect(shown).not.toMatch(/xn--/);
      expect(storedEmail(shown)).toBe(stored);
    }),
    { seed: 1, numRuns: 500 },
  );
});

test.each([
  'a@example.com',
  // No letters of any alphabet, or ones that a browser takes for others.
  'a@xn--zzzzzzzzzzzzzz99999.com',
  'a@xn--0.com',
  'a@xn--.com',
  'a@xn--www-.com',
  // No domain of an address.
  'xn--mnchen-3ya',
])('%s stays as it is', (text) => expect(readableDomains(text)).toBe(text));

test('each address of a text is readable, and the rest stays', () => {
  expect(readableDomains('a@xn--mnchen-3ya.de · Acme xn--x · b@mail.xn--fsq.com')).toBe(
    'a@münchen.de · Acme xn--x · b@mail.例.com',
  );
});
