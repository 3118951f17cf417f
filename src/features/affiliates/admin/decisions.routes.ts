import { Hono } from 'hono';
import { z } from 'zod';

import type { AppEnv } from '../../../http/context.ts';
import { ERROR_STATUS } from '../../../http/error-status.ts';
import { AppError, providerErrorCode } from '../../../http/errors.tsx';
import { jsonBody } from '../../../http/request-guards.ts';
import { validJson } from '../../../http/validate.ts';
import { isoOf } from '../../../shared/iso.ts';
import { actorOf } from '../../../audit/actor.ts';
import { applicationRow } from './application-row.ts';
import type { StoredAudit } from '../../../audit/audit.queries.ts';
import { conflictText } from './conflict-text.ts';
import { findApplication } from './decisions.queries.ts';
import { historyOf } from './decisions.ts';
import { isAuditAction } from '../../../audit/audit-actions.contract.ts';
import {
  type ApplicationResponse,
  type DecisionConflict,
  type DecisionFailure,
  type HistoryRow,
  applicationTexts,
} from './affiliates-admin.contract.ts';
import { noSuchApplication, takeDecision } from './take-decision.ts';
import { timeStyle } from '../../staff/time-style.ts';

const decisionBody = z
  .strictObject({ status: z.enum(['approved', 'rejected']), send: z.boolean().default(false) })
  .transform(({ status, send }, context) => {
    if (status === 'approved') return { status, send };
    if (!send) return { status, send };
    context.addIssue({ code: 'custom', path: ['send'], message: 'Only an approval can be sent' });
    return z.NEVER;
  });

/** What an entry's detail holds; an unreadable one holds nothing. */
function detailOf({ detail }: StoredAudit): HistoryRow['detail'] {
  try {
    return detail === null ? {} : (JSON.parse(detail) as HistoryRow['detail']);
  } catch {
    return {};
  }
}

/** One application, and the decisions on it. */
export const decisions = new Hono<AppEnv>();

decisions.get('/api/admin/applications/:id', async (c) => {
  const services = c.get('services');
  const id = c.req.param('id');
  const own = actorOf(c).session;
  const [application, history] = await Promise.all([
    findApplication(services.db, id),
    historyOf(services, id),
  ]).catch(() => {
    throw new AppError('store_failed', applicationTexts.oneFailed);
  });
  if (!application) throw noSuchApplication();
  return c.json<ApplicationResponse>({
    application: applicationRow(application),
    history: history.flatMap((entry) =>
      isAuditAction(entry.action)
        ? {
            at: isoOf(entry.at),
            action: entry.action,
            session: entry.session,
            yours: entry.session !== null && entry.session === own,
            detail: detailOf(entry),
          }
        : [],
    ),
  });
});

decisions.patch(
  '/api/admin/applications/:id',
  jsonBody(1024),
  validJson(decisionBody),
  async (c) => {
    const by = actorOf(c);
    const decided = await takeDecision(c, c.req.param('id'), c.req.valid('json'));
    switch (decided.is) {
      case 'done':
        return c.json({ application: applicationRow(decided.application) });
      case 'conflict': {
        const { conflict } = decided;
        const answer: DecisionConflict = {
          error: conflictText(conflict, by.session, timeStyle(c)),
          application: applicationRow(conflict.application),
          yours: conflict.session !== null && conflict.session === by.session,
        };
        return c.json(answer, ERROR_STATUS.conflict);
      }
      case 'not_sent': {
        const { reason, message } = decided.error;
        const application = applicationRow(decided.application);
        const answer: DecisionFailure = { error: message, application };
        return c.json(answer, ERROR_STATUS[providerErrorCode(reason)]);
      }
      case 'unknown':
        throw noSuchApplication();
      default:
        return decided satisfies never;
    }
  },
);
