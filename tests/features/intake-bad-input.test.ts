import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  checkApplication,
  type ApplicationValues,
} from '../../src/features/affiliates/affiliates.contract.ts';
import { checkContact, type ContactValues } from '../../src/features/contact/contact.contract.ts';
import { checkLead, type LeadValues } from '../../src/features/leads/leads.contract.ts';
import {
  badCalls,
  complaint,
  deliver,
  jsonCall,
  type BadCall,
  type IntakeShape,
} from '../helpers/bad-input.ts';
import {
  APPLICATIONS_API,
  CONTACT_API,
  goodApplication,
  goodLead,
  goodMessage,
  LEADS_API,
  NO_ROWS,
  rowCounts,
} from '../helpers/intakes.ts';
import { brokenBodies } from '../helpers/broken-bodies.ts';
import { sandbox } from '../helpers/sandbox.ts';
import { hostileTexts, noTexts } from './corpora/hostile-texts.ts';

/** Printed with every failure; the same seed makes the same calls. */
const SEED = 20_261_121;
const GENERATED = 2000;
const TIME_MS = 60_000;

interface Intake extends IntakeShape {
  path: string;
  /** What else is wrong with a field, beyond what every text has to stand. */
  own: readonly (readonly [field: string, value: unknown])[];
}

const INTAKES: Record<string, Intake> = {
  contact: {
    path: CONTACT_API,
    good: goodMessage,
    texts: ['name', 'email', 'subject', 'message'],
    rules: (values) => checkContact(values as unknown as ContactValues),
    spoil: (_field, text) => `${text}\u0000x`,
    strict: true,
    own: [
      ['captcha_token', 5],
      ['captcha_token', []],
      ['captcha_token', null],
      ['captcha_token', 'x'.repeat(8193)],
      ['timestamp', 'yesterday'],
      ['timestamp', '2026-02-31T00:00:00Z'],
      ['timestamp', '2026-11-21'],
      ['timestamp', '12026-11-21T00:00:00Z'],
      ['timestamp', 1_700_000_000_000],
      ['timestamp', ''],
      ['user_agent', 5],
      ['user_agent', 'x'.repeat(2001)],
      ['limit_key', 'somebody@else.example'],
      ['id', '0190-mine'],
      ['status', 'sent'],
    ],
  },
  leads: {
    path: LEADS_API,
    good: goodLead,
    texts: ['name', 'email'],
    rules: (values) => checkLead(values as unknown as LeadValues),
    spoil: (field, text) => (field === 'name' ? 'x'.repeat(201) : `${text} @`),
    strict: true,
    own: [
      ['source', null],
      ['source', 5],
      ['source', 'x'.repeat(65)],
      ['source', '<b>'],
      ['source', '=cmd()'],
      ['source', 'a\u0000b'],
      ['source', 'a\nb'],
      ['partner_key', 5],
      ['partner_key', []],
      ['partner_key', 'x'.repeat(201)],
      ['landing_page', 'x'.repeat(501)],
      ['referrer', {}],
      ['utm_source', ['a', 'b']],
      ['utm_medium', null],
      ['first_utm_campaign', true],
      ['utm_content', 'x'.repeat(501)],
      ['created_at', 0],
      ['id', 'mine'],
    ],
  },
  'affiliate applications': {
    path: APPLICATIONS_API,
    good: goodApplication,
    texts: ['firstName', 'lastName', 'email', 'experience', 'audience', 'motivation'],
    rules: (values) => checkApplication(values as unknown as ApplicationValues),
    spoil: (field, text) => (field === 'email' ? `${text} @` : `${text}\u0000x`),
    strict: false,
    own: [
      ['terms', 'true'],
      ['terms', 1],
      ['terms', []],
      ['terms', null],
      ['terms', false],
      ['company', 5],
      ['company', 'x'.repeat(201)],
      ['company', 'a\u0000b'],
      ['company', 'a\nb'],
      ['website', {}],
      ['website', 'javascript:alert(1)'],
      ['website', 'data:text/html,x'],
      ['website', 'https://user:pass@evil.example'],
      ['website', '//'],
      ['website', 'http://'],
      ['website', 'https://ex ample.com'],
      ['website', `https://${'x'.repeat(500)}.example`],
      ['experience', 'Beginner'],
      ['experience', ['beginner']],
    ],
  },
};

/** Every field with every text that it must refuse, and with everything that is no text. */
function brokenFields({ good, texts, own, rules }: Intake): BadCall[] {
  const fieldIs = (field: string, value: unknown) =>
    jsonCall({ ...good(), [field]: value }, { field, statuses: [422] });
  return [
    ...texts.flatMap((field) => [
      ...[...noTexts, null].map((value) => fieldIs(field, value)),
      ...hostileTexts
        .filter((text) => Object.hasOwn(rules({ ...good(), [field]: text }), field))
        .map((text) => fieldIs(field, text)),
    ]),
    ...own.map(([field, value]) => fieldIs(field, value)),
  ];
}

/** A call as a failing test shows it. */
const shown = ({ body, headers }: BadCall) =>
  `${JSON.stringify(headers ?? {})} ${typeof body === 'string' ? body.slice(0, 300) : 'bytes'}`;

async function expectNothingKept(): Promise<void> {
  expect(await rowCounts()).toEqual(NO_ROWS);
  expect(await sandbox.mails()).toEqual([]);
  expect(await sandbox.calls('emailjs')).toEqual([]);
}

describe.each(Object.entries(INTAKES))('%s', (_name, intake) => {
  test(
    'A7 what is listed as bad is refused in words, names its field, and leaves nothing behind',
    async () => {
      const calls = [...(await brokenBodies(intake)), ...brokenFields(intake)];
      expect(calls.length).toBeGreaterThan(150);
      const complaints: string[] = [];
      for (const call of calls) {
        const wrong = await complaint(await deliver(intake.path, call), call);
        if (wrong) complaints.push(`${wrong} <- ${shown(call)}`);
      }
      expect(complaints).toEqual([]);
      await expectNothingKept();
    },
    TIME_MS,
  );

  test(
    `A7 ${GENERATED} generated calls are refused in words, and leave nothing behind`,
    async () => {
      await fc.assert(
        fc.asyncProperty(badCalls(intake), async (call) => {
          const wrong = await complaint(await deliver(intake.path, call), call);
          if (wrong) throw new Error(`${wrong} <- ${shown(call)}`);
        }),
        { seed: SEED, numRuns: GENERATED, endOnFailure: true },
      );
      await expectNothingKept();
    },
    TIME_MS,
  );
});

describe('the application as a plain form post', () => {
  const form = (body: string, more: Partial<BadCall> = {}): BadCall => ({
    body,
    statuses: [422],
    ...more,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...more.headers },
  });
  const asForm = (values: Record<string, unknown>): string =>
    new URLSearchParams(
      Object.entries(values).flatMap(([name, value]) =>
        name === 'terms' ? (value ? [['terms', 'agreed']] : []) : [[name, String(value)]],
      ),
    ).toString();

  /** A page that says what is wrong, marks the fields where it knows them, and is nobody else's. */
  async function pageComplaint(call: BadCall): Promise<string | undefined> {
    const response = await deliver('/Affiliates', call);
    const html = await response.text();
    const { status } = response;
    if (!call.statuses?.includes(status)) return `answered ${status} <- ${shown(call)}`;
    if (response.headers.get('cache-control') !== 'no-store') return 'may be kept by a cache';
    if (status === 422 && !html.includes('aria-invalid="true"'))
      return `marks nothing ${shown(call)}`;
    return undefined;
  }

  test(
    'A7 what is listed as bad comes back as a page that says so, and leaves nothing behind',
    async () => {
      const whole = asForm(goodApplication());
      const { texts, rules } = INTAKES['affiliate applications'] as Intake;
      const calls: BadCall[] = [
        ...[
          '',
          '&',
          '=',
          '&'.repeat(20_000),
          '%',
          '%zz=%',
          'firstName=%00',
          'firstName=%ff%fe',
          'firstName[]=x',
          '__proto__=1&constructor=2',
          'firstName',
          JSON.stringify(goodApplication()),
          whole.replace('terms=agreed', ''),
          // Of a repeated field, the first counts.
          `email=&${whole}`,
        ].map((body) => form(body)),
        ...texts.flatMap((field) =>
          hostileTexts
            .filter((text) => text.length < 9000)
            .map((text) => ({ ...goodApplication(), [field]: text }))
            .filter((values) => Object.hasOwn(rules(values), field))
            .map((values) => form(asForm(values))),
        ),
        form(`audience=${'x'.repeat(300_000)}`, { statuses: [413] }),
        form(whole, {
          headers: { 'content-type': 'multipart/form-data; boundary=x' },
          statuses: [415],
        }),
        form(whole, { headers: { 'content-type': 'text/plain' }, statuses: [415] }),
        form(whole, {
          headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-16' },
          statuses: [415],
        }),
        form(whole, { headers: { 'content-encoding': 'gzip' }, statuses: [415] }),
        form(whole, { headers: { origin: 'https://evil.example' }, statuses: [403] }),
      ];
      const complaints: string[] = [];
      for (const call of calls) {
        const wrong = await pageComplaint(call);
        if (wrong) complaints.push(wrong);
      }
      expect(complaints).toEqual([]);
      await expectNothingKept();
    },
    TIME_MS,
  );
});
