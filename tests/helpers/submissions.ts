import { env } from 'cloudflare:workers';
import { expect } from 'vitest';

import { mintCaptchaToken } from '../../sandbox/providers/recaptcha.ts';
import { request, sendJson, ORIGIN } from './request.ts';
import { sandbox } from './sandbox.ts';

/** The endpoints of the three forms, and a good body for each. */

let serial = 0;

export const CONTACT_API = '/api/contact';
export const LEADS_API = '/api/leads';
export const APPLICATIONS_API = '/api/affiliates/applications';

export interface Refusal {
  error?: string;
  fields?: Record<string, string>;
}

/** A message as the form sends it, each with an address, text and token of its own. */
export function goodMessage(changes: Record<string, unknown> = {}): Record<string, unknown> {
  serial += 1;
  return {
    name: 'Mary Whitfield',
    email: `mary.${serial}@northquay.example`,
    subject: 'Hiring two nurses',
    message: `We are looking for two night nurses, request number ${serial}.`,
    captcha_token: mintCaptchaToken(),
    timestamp: '2026-11-21T09:30:00.000Z',
    user_agent: 'Test browser',
    ...changes,
  };
}

/** A lead as the dialog sends it, each with an address of its own. */
export function goodLead(changes: Record<string, unknown> = {}): Record<string, unknown> {
  serial += 1;
  return {
    name: 'Tom Okafor',
    email: `tom.${serial}@halvorsen.example`,
    source: 'RiC_Hero_CTA',
    partner_key: null,
    ...changes,
  };
}

/** An application as the form sends it, each from another person. */
export function goodApplication(changes: Record<string, unknown> = {}): Record<string, unknown> {
  serial += 1;
  return {
    firstName: 'Ana',
    lastName: 'Quintero',
    email: `ana.${serial}@newsletter.example`,
    company: 'The Tuesday Letter',
    website: 'https://tuesday.example',
    experience: 'intermediate',
    audience: '4,000 HR leads read my Tuesday letter.',
    motivation: 'They ask me every week what to use.',
    terms: true,
    ...changes,
  };
}

export async function post(
  path: string,
  body: unknown,
): Promise<{ status: number; body: Refusal; headers: Headers }> {
  const response = await sendJson('POST', path, body);
  return {
    status: response.status,
    body: await response.json<Refusal>(),
    headers: response.headers,
  };
}

/** Posts a form as a browser without JavaScript does. */
export async function postForm(
  path: string,
  fields: Record<string, string>,
): Promise<{ status: number; html: string; location: string | null }> {
  const response = await request(path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { origin: ORIGIN, 'sec-fetch-site': 'same-origin' },
  });
  return {
    status: response.status,
    html: await response.text(),
    location: response.headers.get('location'),
  };
}

/**
 * Waits until no e-mail is being sent: what no response waits for must not run on into the next test,
 * which begins with empty stores.
 */
export async function untilQuiet(): Promise<void> {
  const busy = () =>
    env.DB.prepare(
      "SELECT count(*) AS n FROM outbox WHERE status IN ('sending', 'pending')",
    ).first<number>('n');
  await expect.poll(busy).toBe(0);
}

export const countRows = async (table: string): Promise<number> =>
  (await env.DB.prepare(`SELECT count(*) AS n FROM ${table}`).first<number>('n')) ?? -1;

/** How many submissions and e-mails are stored. */
export async function rowCounts(): Promise<Record<string, number>> {
  const tables = ['contact_messages', 'leads', 'affiliate_applications', 'outbox'];
  const counts = await Promise.all(tables.map(countRows));
  return Object.fromEntries(tables.map((table, index) => [table, counts[index] ?? -1]));
}

export const NO_ROWS = {
  contact_messages: 0,
  leads: 0,
  affiliate_applications: 0,
  outbox: 0,
};

/** Nothing is stored and no e-mail was sent. */
export async function expectNothingStored(): Promise<void> {
  expect(await rowCounts()).toEqual(NO_ROWS);
  expect(await sandbox.mails()).toEqual([]);
  expect(await sandbox.calls('emailjs')).toEqual([]);
}
