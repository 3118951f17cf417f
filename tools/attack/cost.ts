import { residentMb } from '../workerd.ts';
import { count, newReport, ORIGIN, type Report } from './site.ts';

const ROUNDS = 5;
/** A hostile request may take so many times as long as an ordinary one of its size. */
const MAX_RATIO = 8;
/** Below this (ms) the clock and the machine are all that is measured. */
const FLOOR_MS = 60;

const contact = (message: string, more: Record<string, unknown> = {}) => ({
  name: 'Mary Whitfield',
  email: 'mary@attack.example',
  subject: 'Hiring two nurses',
  message,
  captcha_token: '',
  timestamp: '2026-11-21T09:30:00.000Z',
  user_agent: 'Attack',
  ...more,
});

/** Texts of the largest allowed size that make careless patterns slow. */
const SLOW_TEXTS: Readonly<Record<string, string>> = {
  // Normalization makes six letters of each sign.
  'signs that grow': '\u3316\u3317'.repeat(1000),
  'the longest expansion': '\ufdfa'.repeat(2000),
  letters: 'a'.repeat(2000),
  'letters and digits': 'a1'.repeat(1000),
  digits: '1'.repeat(2000),
  spaces: ' '.repeat(1990) + 'x',
  'line breaks': '\n'.repeat(1990) + 'x',
  dots: 'a.'.repeat(1000),
  'at signs': 'a@'.repeat(1000),
  slashes: 'http://'.repeat(285),
  'combining marks': 'e' + '\u0301'.repeat(1999),
  'zero width': '\u200b'.repeat(2000),
  'mixed scripts': 'aа'.repeat(1000),
};

const ORDINARY = 'We are looking for two night nurses in Leeds, from March on. '.repeat(32);

async function post(path: string, body: string, type: string): Promise<Response> {
  return fetch(ORIGIN + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': type, origin: ORIGIN },
    body,
  });
}

/** The shortest of some tries (ms): what the request itself costs. */
async function timeOf(body: string, path: string): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round += 1) {
    const started = performance.now();
    await (await post(path, body, 'application/json')).arrayBuffer();
    best = Math.min(best, performance.now() - started);
  }
  return best;
}

/** Texts that make patterns slow, in every text field of the forms. */
export async function slowTexts(): Promise<Report> {
  const report = newReport('texts that make patterns slow');
  const baseline = await timeOf(JSON.stringify(contact(ORDINARY)), '/api/contact');
  const forms: Record<string, (text: string) => Record<string, unknown>> = {
    '/api/contact': contact,
    '/api/leads': (text) => ({ name: text, email: text, source: text, partner_key: text }),
    '/api/affiliates/applications': (text) => ({
      ...{ firstName: text, lastName: text, email: text, company: text, website: text },
      ...{ experience: text, audience: text, motivation: text, terms: true },
    }),
  };
  let worst = 0;
  for (const [path, bodyOf] of Object.entries(forms)) {
    for (const [name, text] of Object.entries(SLOW_TEXTS)) {
      const ms = await timeOf(JSON.stringify(bodyOf(text)), path);
      const ratio = Math.max(ms, FLOOR_MS) / Math.max(baseline, FLOOR_MS);
      worst = Math.max(worst, ms / baseline);
      count(
        report,
        'timed',
        ratio > MAX_RATIO
          ? `${name} at ${path}: ${ms.toFixed(0)} ms, an ordinary message ${baseline.toFixed(0)} ms`
          : undefined,
      );
    }
  }
  report.outcomes.set(`slowest in % of an ordinary message`, Math.round(worst * 100));
  return report;
}

const MB = 1_000_000;
const MAX_FLOOD_MS = 5000;

/** Bodies far larger than any form's, at every address that reads one, without a session. */
export async function bodyFloods(workerd: number | undefined): Promise<Report> {
  const report = newReport('bodies of 9 and 30 MB');
  const json = 'application/json';
  const form = 'application/x-www-form-urlencoded';
  const shapes: [string, string, (bytes: number) => string][] = [
    ['a long text', json, (bytes) => JSON.stringify(contact('a'.repeat(bytes)))],
    ['many objects', json, (bytes) => `[${'{},'.repeat(bytes / 3)}{}]`],
    ['deep nesting', json, (bytes) => '['.repeat(bytes)],
    ['many fields', form, (bytes) => 'a=1&'.repeat(bytes / 4)],
    ['a long field', form, (bytes) => `password=${'a'.repeat(bytes)}`],
  ];
  const paths: Record<string, string[]> = {
    [json]: [
      ...['/api/contact', '/api/leads', '/api/affiliates/applications', '/api/verify-captcha'],
      ...['/api/admin/session', '/api/storychief/webhook', '/api/save-post-html'],
      ...['/api/health', '/api/nothing'],
    ],
    [form]: ['/contact', '/get-started', '/Affiliates', '/admin/sign-in', '/admin/sign-out'],
  };
  const before = residentMb(workerd);
  for (const [name, type, bodyOf] of shapes) {
    for (const size of [9 * MB, 30 * MB]) {
      const body = bodyOf(size);
      for (const path of paths[type] ?? []) {
        const started = performance.now();
        // The Worker may close the connection before it has read all.
        const status = await post(path, body, type).then(
          (response) => response.status,
          () => 0,
        );
        const ms = performance.now() - started;
        const isRefused = status === 0 || (status >= 400 && status < 500);
        const isLate = ms > MAX_FLOOD_MS;
        count(
          report,
          status === 0 ? 'connection closed' : String(status),
          isRefused && !isLate
            ? undefined
            : `${name}, ${size / MB} MB at ${path}: ${status} after ${ms.toFixed(0)} ms`,
        );
      }
    }
  }
  const grown = Math.round(residentMb(workerd) - before);
  report.outcomes.set('MB that the Worker grew by', grown);
  if (grown > 300) report.findings.push(`The Worker grew by ${grown} MB`);
  return report;
}
