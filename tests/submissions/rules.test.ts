import { FIELD_TEXTS } from '../../src/shared/fields.ts';
import { expect, test } from 'vitest';

import {
  applicationForm,
  type ApplicationValues,
} from '../../src/features/affiliates/application.contract.ts';
import { leadForm } from '../../src/features/leads/leads.contract.ts';
import { checkForm } from '../../src/shared/form.ts';
import {
  APPLICATIONS_API,
  goodApplication,
  goodLead,
  LEADS_API,
  NO_ROWS,
  post,
  postForm,
  rowCounts,
  untilQuiet,
} from '../helpers/submissions.ts';

/** A change to a good submission, and the errors that it must get; none when it is right. */
type Case = readonly [changes: Record<string, unknown>, fields?: Record<string, string>];

const shown = (value: unknown) => JSON.stringify(value)?.slice(0, 120);
const sorted = (fields: object) =>
  JSON.stringify(Object.entries(fields).toSorted(([a], [b]) => a.localeCompare(b)));
const same = (a: object, b: object) => sorted(a) === sorted(b);

const NO_NAME = 'Please enter your name';
const NO_EMAIL = 'Please enter your email';
const BAD_EMAIL = 'Please enter a valid email address';
const LONG = (length: number) => `Must be no more than ${length} characters long`;

const LEAD_CASES: readonly Case[] = [
  [{ name: '' }, { name: NO_NAME }],
  [{ name: ' \t\n\u00A0' }, { name: NO_NAME }],
  [{ name: '\u0000' }, { name: NO_NAME }],
  [{ name: 'x'.repeat(201) }, { name: 'Name is too long' }],
  [{ name: '𠮷'.repeat(201) }, { name: 'Name is too long' }],
  [{ email: '' }, { email: NO_EMAIL }],
  [{ email: '  ' }, { email: NO_EMAIL }],
  [{ email: 'tom' }, { email: BAD_EMAIL }],
  [{ email: 'a@b' }, { email: BAD_EMAIL }],
  [{ email: 'a b@c.co' }, { email: BAD_EMAIL }],
  [{ email: 'a..b@x.com' }, { email: BAD_EMAIL }],
  [{ email: '.a@x.com' }, { email: BAD_EMAIL }],
  [{ email: 'a@x.com.' }],
  [{ email: 'a@x.com\r\nBcc: b@y.com' }, { email: BAD_EMAIL }],
  [{ email: `${'a'.repeat(243)}@example.com` }, { email: BAD_EMAIL }],
  [
    { name: '', email: '' },
    { name: NO_NAME, email: NO_EMAIL },
  ],
  [
    { name: ' ', email: 'tom@' },
    { name: NO_NAME, email: BAD_EMAIL },
  ],
  [{ name: 'x' }],
  [{ name: 'x'.repeat(200) }],
  [{ name: 'Ngọc Ánh' }],
  [{ name: '  Padded  ' }],
  [{ email: `${'a'.repeat(242)}@example.com` }],
  [{ email: ' padded.lead@example.com ' }],
  [{ email: 'müller@bücher.example' }],
];

test('the dialog and the Worker report the same errors for every lead (LEAD-02, LEAD-03, LEAD-04, ERR-19)', async () => {
  const found: unknown[] = [];
  for (const [changes, fields = {}] of LEAD_CASES) {
    const lead = goodLead(changes) as { name: string; email: string };
    const browser = checkForm(leadForm, lead);
    const { status, body } = await post(LEADS_API, lead);
    const right = status === (Object.keys(fields).length > 0 ? 422 : 200);
    if (!right || !same(browser, fields) || !same(body.fields ?? {}, fields))
      found.push({ changes: shown(changes), fields, browser, status, body });
  }
  expect(found).toEqual([]);
  await untilQuiet();
});

test('the attribution of a lead has limits, and an error names the field (TRK-06, LEAD-12)', async () => {
  const attribution = [
    'landing_page',
    'referrer',
    ...['source', 'medium', 'campaign', 'term', 'content'].flatMap((part) => [
      `utm_${part}`,
      `first_utm_${part}`,
    ]),
  ];
  const cases: Case[] = [
    ...attribution.flatMap((field): Case[] => [
      [{ [field]: 'x'.repeat(499) }],
      [{ [field]: 'x'.repeat(500) }],
      [{ [field]: 'x'.repeat(501) }, { [field]: 'Invalid format' }],
      [{ [field]: 5 }, { [field]: 'Invalid format' }],
    ]),
    [{ partner_key: 'x'.repeat(200) }],
    [{ partner_key: 'x'.repeat(201) }, { partner_key: 'Invalid format' }],
    [{ source: 'x'.repeat(64) }],
    [{ source: 'x'.repeat(65) }, { source: 'Invalid format' }],
    [{ source: '=1+1' }, { source: 'Invalid format' }],
  ];
  const found: unknown[] = [];
  for (const [changes, fields = {}] of cases) {
    const { status, body } = await post(LEADS_API, goodLead(changes));
    const right = status === (Object.keys(fields).length > 0 ? 422 : 200);
    if (!right || !same(body.fields ?? {}, fields)) found.push({ changes: shown(changes), status });
  }
  expect(found).toEqual([]);
  await untilQuiet();
});

const APPLICATION_CASES: readonly Case[] = [
  [{ firstName: '' }, { firstName: 'First name is required' }],
  [{ firstName: ' \u00A0\u200B' }, { firstName: 'First name is required' }],
  [{ firstName: 'x'.repeat(101) }, { firstName: LONG(100) }],
  [{ firstName: 'A\u202Ena' }, { firstName: FIELD_TEXTS.reversed }],
  [{ lastName: '\t' }, { lastName: 'Last name is required' }],
  [{ lastName: 'x'.repeat(101) }, { lastName: LONG(100) }],
  [{ lastName: 'Quin\ntero' }],
  [{ email: '' }, { email: 'Email is required' }],
  [{ email: 'ana@' }, { email: BAD_EMAIL }],
  [{ email: 'a@b' }, { email: BAD_EMAIL }],
  [{ email: 'a@b.example\nBcc: x@y.example' }, { email: BAD_EMAIL }],
  [{ email: `${'a'.repeat(243)}@example.com` }, { email: BAD_EMAIL }],
  [{ company: 'x'.repeat(201) }, { company: LONG(200) }],
  [{ company: 'a\u202Eb' }, { company: FIELD_TEXTS.reversed }],
  [{ company: 'a\u0000b' }],
  [{ website: 'ana.example\nBcc: x' }],
  [{ website: `example.com/${'x'.repeat(500)}` }, { website: LONG(500) }],
  [{ experience: '' }, { experience: 'Experience level is required' }],
  [{ experience: 'guru' }, { experience: 'Experience level is required' }],
  [{ audience: '\n \t' }, { audience: 'Audience description is required' }],
  [{ audience: 'x'.repeat(5001) }, { audience: LONG(5000) }],
  [{ motivation: '' }, { motivation: 'Motivation is required' }],
  [{ motivation: 'x'.repeat(5001) }, { motivation: LONG(5000) }],
  [{ motivation: 'a\u0007b' }],
  [{ terms: false }, { terms: 'Please agree to the affiliate terms' }],
  // Required comes before everything else that may be wrong with the form.
  [
    { firstName: '', email: 'x', motivation: '', terms: false },
    {
      firstName: 'First name is required',
      email: BAD_EMAIL,
      motivation: 'Motivation is required',
      terms: 'Please agree to the affiliate terms',
    },
  ],
  [{ company: '', website: '' }],
  [{ firstName: 'x'.repeat(99) }],
  [{ firstName: 'x'.repeat(100) }],
  [{ lastName: '𠮷'.repeat(100) }],
  [{ company: 'x'.repeat(200) }],
  [{ website: `example.com/${'x'.repeat(488)}` }],
  [{ email: `${'b'.repeat(242)}@example.com` }],
  [{ experience: 'beginner' }],
  [{ experience: 'advanced' }],
  [{ audience: 'x'.repeat(5000) }],
  [{ motivation: 'First line\r\nsecond line\tand a column' }],
];

/** The form's fields as a browser without JavaScript posts them. */
const asForm = ({ terms, ...texts }: ApplicationValues): Record<string, string> => ({
  ...texts,
  ...(terms ? { terms: 'agreed' } : {}),
});

test('the form, the API and the plain form post report the same errors for every application (AFF-11, AFF-12, AFF-13, AFF-14, AFF-15, AFF-16, AFF-17, AFF-18, AFF-20, AFF-21, ERR-28)', async () => {
  const found: unknown[] = [];
  for (const [changes, fields = {}] of APPLICATION_CASES) {
    const values = goodApplication(changes) as ApplicationValues;
    const browser = checkForm(applicationForm, values);
    const hasErrors = Object.keys(browser).length > 0;
    const problem = hasErrors ? applicationForm.problem(browser) : undefined;
    const { status, body } = await post(APPLICATIONS_API, values);
    const other = goodApplication(changes) as ApplicationValues;
    const page = await postForm('/Affiliates', asForm(other));
    const texts = Object.values(fields);
    const refused = texts.length > 0;
    const right =
      same(browser, fields) &&
      status === (refused ? 422 : 201) &&
      same(body.fields ?? {}, fields) &&
      body.error === problem &&
      page.status === (refused ? 422 : 303) &&
      texts.every((text) => page.html.includes(text));
    if (!right)
      found.push({ changes: shown(changes), fields, browser, status, body, page: page.status });
  }
  expect(found).toEqual([]);
  await untilQuiet();
});

test('an empty form gets the message about missing values, and stores nothing (AFF-21)', async () => {
  const page = await postForm('/Affiliates', {});
  expect(page.status).toBe(422);
  expect(page.html).toContain('Please fill in all required fields');
  expect(await rowCounts()).toEqual(NO_ROWS);
});
