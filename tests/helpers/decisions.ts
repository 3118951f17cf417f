import { env } from 'cloudflare:workers';
import { expect } from 'vitest';

import type { AuditAction } from '../../src/audit/audit-actions.contract.ts';
import type {
  ApplicationDetails,
  ApplicationRow,
  Decided,
} from '../../src/features/affiliates/staff/affiliates-admin.contract.ts';
import { OUTBOX_CRON } from '../../src/cron-jobs.ts';
import { sha256 } from '../../src/shared/sha256.ts';
import { runCron, sendJson } from './request.ts';
import { sandbox } from './sandbox.ts';
import { getAs, openSession } from './staff.ts';

export const SEND = { decision: 'approve-and-send' } as const;
export const APPROVE = { decision: 'approve' } as const;
export const REJECT = { decision: 'reject' } as const;
/** An application that was approved without sending is sent. */
export const SEND_LATER = { decision: 'send' } as const;

const API = '/api/admin/applications';

/** What was answered about one application, as if there were an endpoint for one. */
async function aboutOne(response: Response, id: string): Promise<Response> {
  if (response.status !== 200) return response;
  const { made, refused } = await response.json<Decided>();
  const [refusal] = refused;
  if (!refusal) {
    expect(made).toEqual([id]);
    return Response.json({ application: await current(id) });
  }
  const { application, error } = refusal;
  return Response.json({ application, error }, { status: application ? 409 : 404 });
}

/** Takes decisions or takes them back, by any body; each is a new one that brings no id. */
export const postDecisions = (
  cookie: string,
  body: object,
  path: '/decisions' | '/decisions/undo' = '/decisions',
): Promise<Response> =>
  sendJson('POST', `${API}${path}`, { change_id: crypto.randomUUID(), ...body }, { cookie });

/** Takes a decision by the API, in the name of a session. */
export const decideAs = async (cookie: string, id: string, body: unknown): Promise<Response> =>
  aboutOne(
    await (Array.isArray(body)
      ? sendJson('POST', `${API}/decisions`, body, { cookie })
      : postDecisions(cookie, { ids: [id], ...(body as object) })),
    id,
  );

/** @param body the id of the undo, where it is to be known */
export const undoAs = async (cookie: string, id: string, body: object = {}): Promise<Response> =>
  aboutOne(await postDecisions(cookie, { ids: [id], ...body }, '/decisions/undo'), id);

/** Lets the ten seconds go by for every decision. */
export async function passUndoTime(): Promise<void> {
  await env.DB.batch([
    env.DB.prepare('update affiliate_applications set undo_until = undo_until - 10001'),
    env.DB.prepare(
      "update outbox set not_before = 0 where kind in ('partner_registration', 'application_decision')",
    ),
  ]);
}

/** Lets the ten seconds go by, and cron call PartnerStack. */
export async function sendDue(): Promise<void> {
  await passUndoTime();
  await runCron(OUTBOX_CRON);
}

/** An application as a session reads it. */
export const readAs = async (cookie: string, id: string): Promise<ApplicationDetails> =>
  (await getAs(cookie, `${API}/${id}`)).json();

/** An application, and what the audit log has about it, newest first. */
export async function detailsOf(id: string, cookie?: string) {
  const {
    history: _entries,
    related,
    decision_mail,
    ...application
  } = await readAs(cookie ?? (await openSession()), id);
  const audit = await env.DB.prepare(
    'select action, session, name, detail from staff_audit where subject_id = ? order by id desc',
  )
    .bind(id)
    .all<{ action: AuditAction; session: string | null; name: string | null; detail: string }>();
  const history = audit.results.map((entry) => ({
    action: entry.action,
    session: entry.session,
    name: entry.name,
    detail: JSON.parse(entry.detail ?? '{}') as object,
  }));
  return { application, related, mail: decision_mail, history };
}

export const current = async (id: string): Promise<ApplicationRow> =>
  (await detailsOf(id)).application;

/** The calls that made a partner. */
export const registrations = async () =>
  (await sandbox.calls('partnerstack')).filter(
    ({ method, status }) => method === 'POST' && status === 200,
  );

/** The registrations that are still to be made or settled. */
export const openRegistrations = async () =>
  (
    await env.DB.prepare(
      "select * from outbox where kind = 'partner_registration' and status in ('pending', 'sending')",
    ).all()
  ).results;

/** A session as the audit log names it. */
export const shortOf = async (cookie: string) =>
  (await sha256(cookie.split('=')[1] ?? '')).slice(0, 8);

/** One partner, one approval with its id, nothing open. */
export async function expectApprovedOnce(id: string): Promise<void> {
  const partners = await sandbox.partners();
  expect(partners).toHaveLength(1);
  expect(await registrations()).toHaveLength(1);
  const { application, history } = await detailsOf(id);
  expect(application).toMatchObject({ status: 'approved', partnerstack_id: partners[0]?.key });
  expect(history.filter(({ action }) => action === 'application_approved')).toHaveLength(1);
  expect(await openRegistrations()).toEqual([]);
}
