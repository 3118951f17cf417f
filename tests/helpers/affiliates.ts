import { env } from 'cloudflare:workers';
import { expect } from 'vitest';

import type { ApplicationValues } from '../../src/features/affiliates/application.contract.ts';
import { ORIGIN, request } from './request.ts';
import { sandbox } from './sandbox.ts';

export const API = '/api/affiliates/applications';
export const SENT =
  "Application submitted successfully! We'll review your application and get back to you within 2-3 business days.";

/** An application with every field. */
export const whole: ApplicationValues = {
  firstName: 'Ana',
  lastName: 'Quintero',
  email: 'ana@newsletter.example',
  experience: 'intermediate',
  audience: '4,000 HR leads read my Tuesday letter.',
  motivation: 'They ask me every week what to use.',
  terms: true,
  company: 'The Tuesday Letter',
  website: 'https://tuesday.example',
};

interface Row {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  company: string | null;
  website: string | null;
  audience: string;
  status: string;
  partnerstack_id: string | null;
  terms_accepted_at: number | null;
  terms_version: string | null;
  created_at: number;
  updated_at: number;
}

export const rows = async () =>
  (await env.DB.prepare('SELECT * FROM affiliate_applications').all<Row>()).results;

export const decoded = (html: string) =>
  html
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');

/** Waits until the team's e-mails, which no response waits for, are sent. */
export async function announced(times: number): Promise<void> {
  const sent = () =>
    env.DB.prepare("SELECT count(*) AS n FROM outbox WHERE status = 'sent'").first('n');
  await expect.poll(sent).toBe(times);
  expect(await sandbox.mails()).toHaveLength(times);
}

/** The form as a browser without JavaScript posts it. */
export const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  request('/Affiliates', {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { origin: ORIGIN, 'sec-fetch-site': 'same-origin', ...headers },
  });

/** All but the agreement. */
const { terms: _terms, ...texts } = whole;

/** The whole application as a browser posts it. */
export const ticked = { ...texts, terms: 'agreed' };
