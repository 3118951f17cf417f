import { env } from 'cloudflare:workers';
import { expect } from 'vitest';

import { mintCaptchaToken } from '../../sandbox/providers/recaptcha.ts';
import { request, sendJson, ORIGIN } from './request.ts';
import { sandbox } from './sandbox.ts';

/** The three doors through which people reach the team, and what a good call to each looks like. */

let serial = 0;

export const CONTACT_API = '/api/contact';
export const LEADS_API = '/api/leads';
export const APPLICATIONS_API = '/api/affiliates/applications';

export interface Refusal {
  error?: string;
  fields?: Record<string, string>;
}

/** A message as the form makes it: every one from another address, with another text and token. */
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

/** A lead as the dialog sends it, every one with another address. */
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

/** An application as the form makes it, every one from another person. */
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

/** A JSON call, and what came back. */
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

/** A form as a browser without JavaScript posts it, and the page that came back. */
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
 * Waits until nobody is sending any more: what visitors do not wait for must not run on into the
 * next test, whose stores are empty.
 */
export async function untilQuiet(): Promise<void> {
  const busy = () =>
    env.DB.prepare(
      "SELECT count(*) AS n FROM outbox WHERE status IN ('sending', 'pending')",
    ).first<number>('n');
  await expect.poll(busy, { timeout: 10_000 }).toBe(0);
}

export const countRows = async (table: string): Promise<number> =>
  (await env.DB.prepare(`SELECT count(*) AS n FROM ${table}`).first<number>('n')) ?? -1;

/** What people left behind and what is to be sent about it, in rows. */
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

/** Nothing of what was sent is stored, and nobody was written to. */
export async function expectNothingKept(): Promise<void> {
  expect(await rowCounts()).toEqual(NO_ROWS);
  expect(await sandbox.mails()).toEqual([]);
  expect(await sandbox.calls('emailjs')).toEqual([]);
}
