import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';

import { nameForm } from '../../src/staff/names/names.contract.ts';
import { checkForm } from '../../src/shared/form.ts';
import { sendJson } from '../helpers/request.ts';
import { someAddress } from '../helpers/staff.ts';
import { applicationShape, contactShape, leadShape } from '../helpers/submission-shapes.ts';
import { goodLead, LEADS_API } from '../helpers/submissions.ts';

/** They show staff other words than were sent. */
const NOWHERE: Record<string, string> = {
  'a turned reading direction': '\u202E',
  'the other direction': '\u202D',
};

const FORMS = {
  contact: { rules: contactShape.rules, good: contactShape.good, fields: contactShape.texts },
  lead: { rules: leadShape.rules, good: leadShape.good, fields: leadShape.texts },
  application: {
    rules: applicationShape.rules,
    good: applicationShape.good,
    fields: [
      ...applicationShape.texts.filter((name) => name !== 'experience'),
      'company',
      'website',
    ],
  },
  'staff name': {
    rules: (values: object) => checkForm(nameForm, values as never),
    good: () => ({ name: 'Ada' }),
    fields: ['name'],
  },
};

const fields = Object.entries(FORMS).flatMap(([form, { fields: names }]) =>
  names.map((field) => [form as keyof typeof FORMS, field] as const),
);

test.each(fields)('the %s form refuses turned text in %s', (form, field) => {
  const { rules, good } = FORMS[form];
  const values: Record<string, unknown> = { ...good() };
  expect(rules(values), 'nothing else is wrong').toEqual({});
  for (const [name, sign] of Object.entries(NOWHERE)) {
    const text = `${JSON.stringify(values[field] ?? 'Some words').slice(1, -1)}${sign}x`;
    expect(Object.keys(rules({ ...values, [field]: text })), name).toEqual([field]);
  }
});

test('letters of languages that are read from the right pass, with their marks', () => {
  const name = '\u200Fאדה לאבלייס\u200E';
  expect(leadShape.rules({ ...goodLead(), name })).toEqual({});
});

test('a campaign’s odd parameter costs no lead: its controls are left out', async () => {
  const lead = {
    ...goodLead(),
    utm_source: 'let\u202Eter\n',
    page: '/a\u0007',
    partner_key: 'ac\u0000me',
  };
  const response = await sendJson('POST', LEADS_API, lead, { 'cf-connecting-ip': someAddress() });
  expect(response.status).toBe(200);
  const row = await env.DB.prepare('select * from leads').first();
  expect(JSON.stringify(row)).toContain('letter');
  expect(JSON.stringify(row)).not.toMatch(/\u202E|\\u0007|\\u0000/);
});
