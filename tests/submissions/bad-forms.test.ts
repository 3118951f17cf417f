import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { anyText, deliver, shown, type BadCall } from '../helpers/bad-input.ts';
import { applicationShape, leadShape, type FormShape } from '../helpers/submission-shapes.ts';
import { expectNothingStored } from '../helpers/submissions.ts';
import { hostileTexts } from '../features/contact/corpora/hostile-texts.ts';

/** Printed with every failure; the same seed makes the same posts. */
const SEED = 20_261_121;
const FORM = 'application/x-www-form-urlencoded';

/** The forms that work without JavaScript, and where they post to. */
const FORMS: readonly (readonly [name: string, path: string, shape: FormShape])[] = [
  ['an application', '/Affiliates', applicationShape],
  ['a lead', '/get-started', leadShape],
];

const form = (body: string, more: Partial<BadCall> = {}): BadCall => ({
  body,
  statuses: [422],
  ...more,
  headers: { 'content-type': FORM, ...more.headers },
});

/** The fields as a browser posts them: without unticked boxes. */
const asForm = (values: Record<string, unknown>): string =>
  new URLSearchParams(
    Object.entries(values)
      .filter(([, value]) => value !== null && value !== false)
      .map(([name, value]) => [name, String(value)]),
  ).toString();

/** What is wrong with the response: it must be an uncached page that marks the wrong fields. */
async function pageComplaint(path: string, call: BadCall): Promise<string | undefined> {
  const response = await deliver(path, call);
  const html = await response.text();
  const { status } = response;
  if (!call.statuses?.includes(status)) return `answered ${status} <- ${shown(call)}`;
  if (response.headers.get('cache-control') !== 'no-store') return 'may be cached';
  if (!response.headers.get('content-type')?.startsWith('text/html')) return 'is no page';
  if (status === 422 && !html.includes('aria-invalid="true"'))
    return `marks nothing <- ${shown(call)}`;
  return undefined;
}

/** Posts that each form must refuse. */
function listed({ good, texts, rules }: FormShape): BadCall[] {
  const whole = asForm(good());
  const [first = ''] = texts;
  return [
    ...[
      '',
      '&',
      '=',
      '&'.repeat(20_000),
      '%',
      '%zz=%',
      `${first}=%00`,
      `${first}[]=x`,
      first,
      '__proto__=1&constructor=2',
      JSON.stringify(good()),
      whole.replace(`${first}=`, 'other='),
      // Of a repeated field, the first counts.
      `email=&${whole}`,
    ].map((body) => form(body)),
    // Each text once: bad-input.test.ts has it in every field.
    ...hostileTexts
      .filter((text) => text.length < 5000)
      .flatMap((text, index) => {
        const refusing = texts.filter((field) =>
          Object.hasOwn(rules({ ...good(), [field]: text }), field),
        );
        const field = refusing[index % refusing.length];
        return field ? [form(asForm({ ...good(), [field]: text }))] : [];
      }),
    form(`${first}=${'x'.repeat(300_000)}`, { statuses: [413] }),
    ...['multipart/form-data; boundary=x', 'text/plain', `${FORM}; charset=utf-16`].map((type) =>
      form(whole, { headers: { 'content-type': type }, statuses: [415] }),
    ),
    form(whole, { headers: { 'content-encoding': 'gzip' }, statuses: [415] }),
    form(whole, { headers: { origin: 'https://evil.example' }, statuses: [403] }),
    form(whole, { headers: { 'sec-fetch-site': 'cross-site' }, statuses: [403] }),
  ];
}

/** Posts with one field wrong, the same in every run. */
function testGenerated(path: string, shape: FormShape): void {
  test('100 generated posts are answered by such a page, and store nothing', async () => {
    const { good, texts, rules, spoil } = shape;
    const bad = fc.tuple(fc.constantFrom(...texts), anyText).map(([field, text]) => {
      const values = { ...good(), [field]: text.toWellFormed() };
      const wrong = Object.hasOwn(rules(values), field) ? values[field] : spoil(field, text);
      return form(asForm({ ...values, [field]: wrong }));
    });
    await fc.assert(
      fc.asyncProperty(bad, async (call) => {
        const wrong = await pageComplaint(path, call);
        if (wrong) throw new Error(wrong);
      }),
      { seed: SEED, numRuns: 100, endOnFailure: true },
    );
    await expectNothingStored();
  });
}

describe.each(FORMS)('%s as a plain form post', (_name, path, shape) => {
  test('every listed bad post is answered by a page with its errors, and stores nothing', async () => {
    const complaints: string[] = [];
    for (const call of listed(shape)) {
      const wrong = await pageComplaint(path, call);
      if (wrong) complaints.push(wrong);
    }
    expect(complaints).toEqual([]);
    await expectNothingStored();
  });
  testGenerated(path, shape);
});
