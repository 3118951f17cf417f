import { describe, expect, test } from 'vitest';

import {
  applicationForm,
  type ApplicationValues,
} from '../../../src/features/affiliates/application.contract.ts';
import { websiteAddress } from '../../../src/shared/text/website-address.ts';
import { checkForm, readFields } from '../../../src/shared/form.ts';
import { whole } from '../../helpers/affiliates.ts';

const checkApplication = (values: ApplicationValues) => checkForm(applicationForm, values);

describe('the rules', () => {
  test('names of any script and length are accepted (AFF-11)', () => {
    for (const firstName of ['李', 'Ngọc Ánh', 'María-José', "D'Arcy", 'x'.repeat(100), '🧑‍💼']) {
      expect(checkApplication({ ...whole, firstName })).toEqual({});
    }
    expect(checkApplication({ ...whole, firstName: 'x'.repeat(101) })).toEqual({
      firstName: 'Must be no more than 100 characters long',
    });
  });

  test('a text at its limit in code points passes, and one more is refused with the limit', () => {
    const motivation = '字'.repeat(5000);
    expect(checkApplication({ ...whole, motivation })).toEqual({});
    expect(checkApplication({ ...whole, motivation: `${motivation}字` })).toEqual({
      motivation: 'Must be no more than 5000 characters long',
    });
    // Three bytes a character are enough for every script; a text of emoji alone is cut shorter.
    expect(checkApplication({ ...whole, motivation: '🙂'.repeat(5000) })).toEqual({
      motivation: 'Motivation is too long: it may have 15,000 bytes, and an emoji has four',
    });
  });

  test.each([
    ['https://ana.example', 'https://ana.example'],
    ['HTTP://ana.example/a?b=c', 'HTTP://ana.example/a?b=c'],
    [' ana.example ', 'https://ana.example'],
    ['www.ana.example/blog', 'https://www.ana.example/blog'],
    ['//ana.example', 'https://ana.example'],
    ['bücher.example', 'https://bücher.example'],
    ['ana.example:8443', 'https://ana.example:8443'],
  ])('a website typed as %j is taken as %j (AFF-18)', (typed, stored) => {
    expect(websiteAddress(typed)).toBe(stored);
  });

  test.each([
    'ana',
    '@ana',
    '@ada.byron',
    'none',
    'n.a.',
    'not a site',
    'javascript:alert(1)',
    'mailto:a@b.example',
    'https://',
    'https://ana@evil.example',
  ])('%j is taken as a website, as it was typed, and is no address (AFF-50)', (typed) => {
    expect(websiteAddress(typed)).toBeUndefined();
    expect(readFields(applicationForm, { ...whole, website: ` ${typed} ` })).toMatchObject({
      ok: true,
      value: { website: typed },
    });
  });

  test('a website is refused only when it is too long, and stands on one line (AFF-50)', () => {
    expect(checkApplication({ ...whole, website: '@'.repeat(500) })).toEqual({});
    expect(checkApplication({ ...whole, website: '@'.repeat(501) })).toEqual({
      website: 'Must be no more than 500 characters long',
    });
    expect(readFields(applicationForm, { ...whole, website: 'a\nBcc: b' })).toMatchObject({
      ok: true,
      value: { website: 'a Bcc: b' },
    });
  });

  test('the form’s message about missing values comes before that about wrong ones (AFF-21)', () => {
    const empty = { ...whole, email: 'x', motivation: '' };
    expect(applicationForm.problem(checkApplication(empty))).toBe(
      'Please fill in all required fields',
    );
    const wrong = { ...whole, email: 'x' };
    expect(applicationForm.problem(checkApplication(wrong))).toBe(
      'Please check the fields that are marked',
    );
    expect(checkApplication(whole)).toEqual({});
  });

  test('texts are stored trimmed, and empty ones as null (AFF-22)', () => {
    expect(
      readFields(applicationForm, {
        ...whole,
        firstName: ' Ana ',
        audience: '\n a \n',
        company: ' ',
      }),
    ).toMatchObject({ value: { firstName: 'Ana', audience: 'a', company: null } });
  });
});
