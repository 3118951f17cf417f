import { env } from 'cloudflare:workers';
import { expect } from 'vitest';

import type { LeadRow } from '../../src/features/leads/staff/leads-admin.contract.ts';
import type { ListResponse } from '../../src/staff/list/list.contract.ts';
import { getAs, type LeadSeed } from './staff.ts';

/** The list of leads as the API has it. */
export async function leadsAs(cookie: string, query = ''): Promise<ListResponse<LeadRow>> {
  return (await getAs(cookie, `/api/admin/leads${query}`)).json();
}

/** The screen of leads as it is rendered. */
export const leadsPageAs = async (cookie: string, query = ''): Promise<string> =>
  (await getAs(cookie, `/admin/leads${query}`)).text();

/** The exported file as text, with the mark that spreadsheets look for. */
export async function csvAs(cookie: string, query = ''): Promise<string> {
  const response = await getAs(cookie, `/api/admin/leads.csv${query}`);
  // TextDecoder would drop the mark.
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
}

/** Leads that tell themselves apart. */
export const many = (count: number): LeadSeed[] =>
  Array.from({ length: count }, (_, index) => ({ name: `Person ${index}` }));

interface StoredLead {
  id: string;
  name: string;
  email: string;
  source: string;
  page: string | null;
  partner_key: string | null;
  attribution: string | null;
  created_at: number;
}

/** The leads as D1 has them. */
export const storedLeads = async () =>
  (await env.DB.prepare('SELECT * FROM leads').all<StoredLead>()).results;

/** Waits until the notifications, which no response waits for, are sent. */
export const notified = (times: number) =>
  expect
    .poll(async () =>
      env.DB.prepare("SELECT count(*) AS n FROM outbox WHERE status = 'sent'").first('n'),
    )
    .toBe(times);
