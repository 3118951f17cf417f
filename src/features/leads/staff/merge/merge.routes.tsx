import { Hono } from 'hono';
import { z } from 'zod';

import { authorOf } from '../../../../audit/actor.ts';
import { AppError } from '../../../../http/app-error.ts';
import type { AppEnv } from '../../../../http/context.ts';
import { readForm } from '../../../../http/read-body.ts';
import { refuseCrossSite } from '../../../../http/request-guards.ts';
import { whenStoreFails } from '../../../../http/store-failure.ts';
import { pathParams, recordId, type ValidContext } from '../../../../http/validate.ts';
import {
  doneHash,
  mergedHash,
  mergePath,
  undoMergePath,
} from '../../../../people/people.contract.ts';
import { staffPages } from '../../../../shared/staff-pages.ts';
import { renderStaffPage } from '../../../../staff/StaffPage.tsx';
import { leadHref } from '../import/AddLeadPage.tsx';
import { leadKind } from '../leads-admin.contract.ts';
import { changesSince, mergeLeads, readTwo, undoMerge } from './merge.queries.ts';
import { MergePage } from './MergePage.tsx';
import { NotUndonePage } from './NotUndonePage.tsx';
import { planMerge, SIDES, type MergeChoices } from './plan-merge.ts';

export const merges = new Hono<AppEnv>();

const MAX_BODY_BYTES = 1024;
const TEXTS = {
  failed: 'The leads could not be merged',
  changed: 'One of the two was changed meanwhile. Nothing was merged: please look again.',
} as const;

const two = pathParams(z.object({ kept: recordId, other: recordId }));
type TwoContext = ValidContext<{ param: { kept: string; other: string } }>;

const side = z.enum(SIDES).optional().catch(undefined);

async function readAsked(c: TwoContext, form: URLSearchParams = new URLSearchParams()) {
  const { kept: keptId, other: otherId } = c.req.valid('param');
  const [kept, other] = await readTwo(c.get('services').db, [keptId, otherId]);
  if (!kept || !other || kept.id === other.id) throw new AppError('not_found', leadKind.texts.gone);
  const choices: MergeChoices = z.record(z.string(), side).parse(Object.fromEntries(form));
  return { kept, other, plan: planMerge(kept, other, choices) };
}

async function renderMerge(c: TwoContext, problem: string | null): Promise<Response> {
  return renderStaffPage(c, {
    page: staffPages.leads,
    title: 'Merge two leads',
    status: problem === null ? 200 : 409,
    screen: <MergePage {...await readAsked(c)} problem={problem} />,
  });
}

const failing = whenStoreFails(TEXTS.failed);

merges.get(mergePath(':kept', ':other'), failing, two, (c) => renderMerge(c, null));

merges.post(mergePath(':kept', ':other'), failing, two, async (c) => {
  refuseCrossSite(c);
  const form = await readForm(c, MAX_BODY_BYTES);
  const asked = await readAsked(c, form);
  const isSeen =
    form.get('kept_version') === String(asked.kept.version) &&
    form.get('other_version') === String(asked.other.version);
  if (!isSeen || !(await mergeLeads(c.get('services').db, asked, authorOf(c))))
    return renderMerge(c, TEXTS.changed);
  return c.redirect(leadHref(asked.kept.id) + mergedHash(asked.other.id), 303);
});

type UndoContext = ValidContext<{ param: { id: string } }>;

merges.post(
  undoMergePath(':id'),
  failing,
  pathParams(z.object({ id: recordId })),
  async (c: UndoContext) => {
    refuseCrossSite(c);
    await readForm(c, MAX_BODY_BYTES);
    const { db } = c.get('services');
    const { id } = c.req.valid('param');
    const undone = await undoMerge(db, id, authorOf(c));
    if (!undone) throw new AppError('not_found', leadKind.texts.gone);
    const { keptId, isDone } = undone;
    if (isDone) return c.redirect(leadHref(keptId) + doneHash('unmerged'), 303);
    return renderStaffPage(c, {
      page: staffPages.leads,
      title: 'Not undone',
      status: 409,
      screen: <NotUndonePage keptId={keptId} changes={await changesSince(db, id)} />,
    });
  },
);
