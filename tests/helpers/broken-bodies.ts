import type { BadCall, BodyShape } from './bad-input.ts';

const utf8 = new TextEncoder();

function gzip(text: string): Promise<ArrayBuffer> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Response(stream).arrayBuffer();
}

/** One byte a character, as old programs write. */
const latin1 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (sign) => sign.charCodeAt(0) % 256);

const utf16 = (text: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Uint16Array.from(text, (sign) => sign.charCodeAt(0)).buffer);

/** Requests with a body that is wrong as a whole, for every form. */
export async function brokenBodies({ good, texts }: BodyShape): Promise<BadCall[]> {
  const whole = JSON.stringify(good());
  const [first = ''] = texts;
  const withType = (type: string, body: BodyInit = whole): BadCall => ({
    body,
    headers: { 'content-type': type },
    statuses: [415],
  });
  const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
  return [
    ...[
      undefined,
      '',
      ' \n',
      '{',
      '{"',
      `{"${first}`,
      `{${first}: "x"}`,
      `{'${first}': 'x'}`,
      `${whole.slice(0, -1)},}`,
      `${whole}${whole}`,
      `${whole}x`,
      `${whole}\u0000`,
      `/* why */${whole}`,
      `)]}'\n${whole}`,
      'undefined',
      'NaN',
      '-',
      `{"${first}": NaN}`,
      `{"${first}": 01}`,
      `{"${first}": "a\nb"}`,
      `{"${first}": "\\x41"}`,
      `{"${first}": "\\u12"}`,
      `\uFEFF\uFEFF${whole}`,
      '['.repeat(10_000),
      '{"a":'.repeat(5_000),
      `name=Mary&email=mary%40x.example`,
    ].map((body): BadCall => ({ body, statuses: [400] })),
    { body: utf16(whole), statuses: [400] },
    { body: utf8.encode(whole).slice(3), statuses: [400] },
    { body: latin1(JSON.stringify(good()).replace(/[aeiou]/, 'é')), statuses: [400] },
    { body: new Uint8Array([0xff, 0xfe, 0xfd]), statuses: [400] },
    { body: await gzip(whole), statuses: [400] },
    { body: await gzip(whole), headers: { 'content-encoding': 'gzip' }, statuses: [415] },
    { body: whole, headers: { 'content-encoding': 'br' }, statuses: [415] },
    ...['null', 'true', '5', '-0', '1e400', '"text"', '[]', '[{}]', nested(5_000), '\uFEFF5'].map(
      (body): BadCall => ({ body, field: 'body', statuses: [422] }),
    ),
    ...['{}', '{"":""}', '\uFEFF{}', `{"${first}":1e400}`, `{"${first}":${nested(5_000)}}`].map(
      (body): BadCall => ({ body, field: first, statuses: [422] }),
    ),
    // The last of a repeated name counts, as everywhere.
    { body: `${whole.slice(0, -1)},"${first}":""}`, field: first, statuses: [422] },
    {
      body: JSON.stringify(
        Object.fromEntries(Array.from({ length: 1500 }, (_, n) => [`f${n}`, n])),
      ),
      field: first,
      statuses: [422],
    },
    ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'then'].map(
      (name): BadCall => ({ body: `{"${name}":{"${first}":"x"}}`, field: first, statuses: [422] }),
    ),
    { body: JSON.stringify({ ...good(), [first]: 'x'.repeat(1_000_000) }), statuses: [413] },
    { body: new Blob(['x'.repeat(1_000_000)]).stream(), statuses: [413] },
    { body: new Uint8Array(1_000_000), statuses: [413] },
    ...[
      'text/plain',
      'text/plain;charset=UTF-8',
      'text/json',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'multipart/form-data',
      'application/jsonp',
      'application/ld+json',
      'application/json-patch+json',
      'application/xml',
      'application/octet-stream',
      'json',
      ';',
      'application/json, text/plain',
      'application/json; charset=utf-16',
      'application/json; charset=iso-8859-1',
      'application/json;charset="windows-1252"',
    ].map((type) => withType(type)),
    { body: '{', headers: { 'content-type': 'APPLICATION/JSON ; charset=UTF-8' }, statuses: [400] },
    ...['x', '', '0'.repeat(36), 'x'.repeat(4000), '0190A0A0-0000-7000-8000-000000000000'].map(
      (key): BadCall => ({
        body: JSON.stringify(good()),
        headers: { 'idempotency-key': key },
        field: 'Idempotency-Key',
        statuses: [422],
      }),
    ),
    { body: JSON.stringify({ ...good(), remarks_code: 'x' }), statuses: [403] },
    ...['PUT', 'PATCH', 'DELETE'].map((method): BadCall => ({
      method,
      body: whole,
      statuses: [404, 405],
    })),
    { method: 'GET', statuses: [404, 405] },
    ...[
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'http://localhost:8787.evil.example' },
    ].map((headers): BadCall => ({ body: JSON.stringify(good()), headers, statuses: [403] })),
  ];
}
