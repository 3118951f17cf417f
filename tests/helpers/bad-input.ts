import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import * as fc from 'fast-check';

import worker from '../../src/worker.ts';
import { ORIGIN } from './request.ts';

/** A request, and which field its response has to name. */
export interface BadCall {
  body?: BodyInit | undefined;
  headers?: Record<string, string>;
  method?: string;
  /** Undefined where the body as a whole is what is wrong. */
  field?: string | undefined;
  /** The statuses that are right; any 4xx when absent. */
  statuses?: readonly number[];
}

const JSON_TYPE = { 'content-type': 'application/json' };

export const jsonCall = (value: unknown, more: Omit<BadCall, 'body'> = {}): BadCall => ({
  body: JSON.stringify(value),
  ...more,
});

/** Sends a request to the Worker as the site's pages do. */
export async function deliver(path: string, call: BadCall): Promise<Response> {
  const context = createExecutionContext();
  const { method = 'POST', body } = call;
  const response = await worker.fetch(
    new Request(new URL(path, ORIGIN), {
      method,
      headers: { origin: ORIGIN, 'sec-fetch-site': 'same-origin', ...JSON_TYPE, ...call.headers },
      ...(body === undefined ? {} : { body }),
    }),
    env,
    context,
  );
  await waitOnExecutionContext(context);
  return response;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * What is wrong with the response to a bad request: it must be a 4xx that is never cached, has an
 * error text, and names the field that is wrong.
 */
export async function complaint(
  response: Response,
  { field, statuses }: BadCall,
): Promise<string | undefined> {
  const text = await response.text();
  const { status } = response;
  if (status < 400 || status > 499) return `answered ${status}: ${text.slice(0, 200)}`;
  if (statuses && !statuses.includes(status)) return `answered ${status}, not ${statuses.join()}`;
  if (response.headers.get('cache-control') !== 'no-store') return 'may be cached';
  const body: unknown = JSON.parse(text);
  if (!isRecord(body) || typeof body['error'] !== 'string' || body['error'] === '') {
    return `says nothing: ${text.slice(0, 200)}`;
  }
  if (status !== 422) return undefined;
  const fields = body['fields'];
  const named = isRecord(fields) ? Object.keys(fields) : [];
  if (named.length === 0) return `names no field: ${text.slice(0, 200)}`;
  if (field !== undefined && !named.some((name) => name === field || name.startsWith(`${field}.`)))
    return `names ${named.join()} and not ${field}`;
  return undefined;
}

/** What the generators need to know of an endpoint's body. */
export interface BodyShape {
  good: () => Record<string, unknown>;
  /** The fields that must be texts. */
  texts: readonly string[];
  /** What the rules say of a submission, by field. */
  rules: (values: Record<string, unknown>) => object;
  /** Turns any text into one that the field must refuse. */
  spoil: (field: string, text: string) => string;
  /** Whether unknown fields are refused; the affiliates' endpoint drops them (AFF-38). */
  strict: boolean;
}

/** Texts of every kind. */
export const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.string({ maxLength: 60 }),
  fc.emailAddress(),
  fc.webUrl(),
);

const noText = fc.oneof(
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.boolean(),
  fc.array(fc.jsonValue(), { maxLength: 4 }),
  fc.dictionary(fc.string({ maxLength: 8 }), fc.jsonValue(), { maxKeys: 4 }),
);

/** One field is no text. */
const wrongType = ({ good, texts }: BodyShape) =>
  fc
    .tuple(fc.constantFrom(...texts), noText)
    .map(([field, value]) => jsonCall({ ...good(), [field]: value }, { field, statuses: [422] }));

/** One field is a text that the rules refuse; what they would let pass is spoilt. */
const wrongText = ({ good, texts, rules, spoil }: BodyShape) =>
  fc.tuple(fc.constantFrom(...texts), anyText).map(([field, text]) => {
    const values = { ...good(), [field]: text };
    const wrong = Object.hasOwn(rules(values), field) ? text : spoil(field, text);
    return jsonCall({ ...values, [field]: wrong }, { field, statuses: [422] });
  });

/** Some fields are missing, whatever else is there. */
const missing = ({ good, texts, rules }: BodyShape) =>
  fc
    .tuple(
      fc.subarray([...texts], { minLength: 1 }),
      fc.dictionary(fc.string({ maxLength: 12 }), fc.jsonValue(), { maxKeys: 3 }),
    )
    .filter(([gone]) =>
      gone.some((field) => Object.hasOwn(rules({ ...good(), [field]: '' }), field)),
    )
    .map(([gone, extra]) => {
      const given = Object.entries({ ...extra, ...good() });
      const rest = given.filter(([name]) => !gone.includes(name));
      return jsonCall(Object.fromEntries(rest), { statuses: [422] });
    });

/** An unknown field. */
const unknown = ({ good, strict, texts }: BodyShape) =>
  fc
    .tuple(fc.string({ minLength: 1, maxLength: 20 }), fc.jsonValue())
    .filter(([name]) => !Object.hasOwn(good(), name))
    .map(([name, value]) => {
      const rest = strict ? good() : { ...good(), [texts[0] ?? '']: '' };
      // A list of entries, because a literal would take __proto__ for the prototype.
      const body = Object.fromEntries([...Object.entries(rest), [name, value]]);
      return jsonCall(body, { field: strict ? name : texts[0], statuses: [422] });
    });

/** JSON that breaks off, goes on too long, or is none. */
const brokenJson = ({ good }: BodyShape) =>
  fc.oneof(
    fc.nat(10_000).map((cut): BadCall => {
      const whole = JSON.stringify(good());
      return { body: whole.slice(0, cut % whole.length), statuses: [400] };
    }),
    fc
      .string({ minLength: 1, maxLength: 10 })
      .filter((text) => text.trim() !== '')
      .map((tail): BadCall => ({ body: `${JSON.stringify(good())}${tail}`, statuses: [400] })),
    fc
      .uint8Array({ minLength: 1, maxLength: 200 })
      .map((bytes): BadCall => ({ body: bytes.slice(), statuses: [400, 422] })),
  );

/** JSON that is no object, or an object of something else. */
const otherJson = () =>
  fc
    .jsonValue({ maxDepth: 4 })
    .map((value): BadCall => ({ body: JSON.stringify(value), statuses: [422] }));

/** A body under another name than JSON. */
const otherType = ({ good }: BodyShape) =>
  fc
    .stringMatching(/^[a-z]{1,10}\/[a-z0-9.+-]{1,20}(; ?[a-z]{1,8}=[a-z0-9-]{1,8})?$/)
    .filter((type) => !type.startsWith('application/json'))
    .map((type) => jsonCall(good(), { headers: { 'content-type': type }, statuses: [415] }));

/** Requests of every kind that an endpoint must refuse. */
export const badCalls = (shape: BodyShape): fc.Arbitrary<BadCall> =>
  fc.oneof(
    { weight: 3, arbitrary: wrongType(shape) },
    { weight: 5, arbitrary: wrongText(shape) },
    { weight: 2, arbitrary: missing(shape) },
    { weight: 2, arbitrary: unknown(shape) },
    { weight: 2, arbitrary: brokenJson(shape) },
    { weight: 1, arbitrary: otherJson() },
    { weight: 1, arbitrary: otherType(shape) },
  );

/** A call as a failing test shows it. */
export const shown = ({ body, headers }: BadCall) =>
  `${JSON.stringify(headers ?? {})} ${typeof body === 'string' ? body.slice(0, 300) : 'bytes'}`;
