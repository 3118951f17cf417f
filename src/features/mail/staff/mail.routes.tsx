import { Hono } from 'hono';
import { z } from 'zod';

import { actorOf, authorOf } from '../../../audit/actor.ts';
import type { AppContext, AppEnv } from '../../../http/context.ts';
import { AppError } from '../../../http/app-error.ts';
import { renderPrivate, type Page } from '../../../http/page/render.tsx';
import { respond } from '../../../http/respond.ts';
import { formSchema } from '../../../http/submission/form-schema.ts';
import { acceptButton, acceptForm, defineSubmission } from '../../../http/submission/submission.ts';
import { idParam, pageQuery, type ValidContext } from '../../../http/validate.ts';
import { whenStoreFails } from '../../../http/store-failure.ts';
import { deliverNow } from '../../../outbox/drain.ts';
import { OUTBOX_STATES } from '../../../outbox/stored-rows.queries.ts';
import { outboxHandlers } from '../../../outbox-handlers.ts';
import type { OutboxKind } from '../../../shared/outbox-kinds.ts';
import { peopleOf } from '../../../people/person-of-record.queries.ts';
import { defineForm, emailField, requiredText } from '../../../shared/form.ts';
import { problemText } from '../../../shared/text/unsent-text.ts';
import { staffPages } from '../../../shared/staff-pages.ts';
import {
  knownConditions,
  parseListState,
  type ListState,
} from '../../../staff/list/list.contract.ts';
import { queryOfPage } from '../../../staff/list/list-request.ts';
import { setFlash, takeFlash } from '../../../staff/flash.ts';
import { pollStateAtStart } from '../../../staff/poll/poll.routes.ts';
import { withFallback } from '../../../shared/async/with-fallback.ts';
import { logError } from '../../../shared/log.ts';
import { texts, type Flash } from '../../../staff/staff.contract.ts';
import { staffPage } from '../../../staff/StaffPage.tsx';
import { timeStyle } from '../../../staff/time-style.ts';
import {
  closeRow,
  failedRows,
  findRow,
  listMail,
  readdressRow,
  retryRows,
} from './mail.queries.ts';
import { mailApi } from '../../../outbox/mail.contract.ts';
import { mailForms } from './mail-forms.ts';
import { MailPage } from './MailPage.tsx';

const MAX_BODY_BYTES = 8 * 1024;

const closeForm = defineForm({
  fields: { reason: requiredText({ label: 'Why', missing: 'Please say why', max: 200 }) },
});

const addressForm = defineForm({
  fields: {
    email: emailField({
      label: 'E-mail address',
      missing: 'Please enter an e-mail address',
      invalid: 'Please enter a valid e-mail address',
    }),
  },
});

const noSuchRow = () => new AppError('not_found', 'This e-mail is no longer there');
const id = idParam(noSuchRow);

const view = pageQuery((query): ListState => {
  const asked = parseListState(query);
  return {
    ...asked,
    conditions: knownConditions({ kind: '' }, asked.conditions),
    status: Object.hasOwn(OUTBOX_STATES, asked.status) ? asked.status : '',
    search: '',
    sort: 'newest',
    open: null,
  };
});
type ViewContext = ValidContext<{ query: ListState }>;
type IdContext = ValidContext<{ query: ListState; param: { id: string } }>;

async function mailPage(
  c: ViewContext,
  flash: Flash | null,
): Promise<Page & { status: 200 | 503 }> {
  const { db } = c.get('services');
  const asked = c.req.valid('query');
  const pollState = await pollStateAtStart(c);
  const list = await withFallback(
    listMail(db, queryOfPage(asked)),
    null,
    'staff_page_failed',
    logError,
  );
  const people = await peopleOf(db, list?.rows.map(({ subjectId }) => subjectId) ?? []);
  const offset = list?.meta.offset ?? 0;
  const page = await staffPage(c, {
    page: staffPages.mail,
    pollState,
    screen: (
      <MailPage
        list={list}
        people={people}
        flash={flash}
        view={{ ...asked, offset }}
        time={timeStyle(c)}
      />
    ),
  });
  return { ...page, status: list ? 200 : 503 };
}

/** Back to the view that the form was on. */
const received = (c: AppContext) => staffPages.mail.path + new URL(c.req.url).search;
/** Why something was not done stands over the list, too. */
const withProblem = (c: ViewContext, problem: string, at: string | undefined) =>
  mailPage(c, { text: problem, isProblem: true, at });
const rowIn = (c: IdContext) => c.req.valid('param').id;

function outcomeText(row: Awaited<ReturnType<typeof findRow>>): string {
  if (row?.status === 'sent') return 'It has been sent.';
  return row?.lastError
    ? `Sending failed: ${problemText(row.lastError)}`
    : 'It is next in the queue.';
}

/** A button of the page: does something, says what came of it, and shows the view again. */
const button = <C extends ViewContext>(
  act: (c: C) => Promise<string>,
  rowOf: (c: C) => string | undefined,
) =>
  acceptButton({
    press: async (c: C) => setFlash(c, { text: await act(c), isProblem: false, at: rowOf(c) }),
    received,
    page: (c, problem) => withProblem(c, problem, rowOf(c)),
  });

/** The form of a row: what comes of it stands over the view that it was on. */
const overView = {
  received,
  page: (c: IdContext, { problem }: { problem: string }) => withProblem(c, problem, rowIn(c)),
};

const handlerOf = (kind: OutboxKind) => outboxHandlers.find(({ kinds }) => kinds.includes(kind));

/** Tries one row again at once. @returns the row after it */
async function tryAgain(c: ValidContext<{ param: { id: string } }>) {
  const services = c.get('services');
  const read = () => findRow(services.db, c.req.valid('param').id);
  const row = await read();
  const handler = row && handlerOf(row.kind);
  if (!handler) throw noSuchRow();
  if (!(await retryRows(services.db, [row], handlerOf, authorOf(c)))) {
    throw new AppError(
      'conflict',
      row.status === 'failed'
        ? 'The text of this e-mail was deleted after its period'
        : 'This has been sent, or is being sent at this moment',
    );
  }
  await deliverNow(services, handler, row);
  return read();
}

async function retryFailed(c: ViewContext): Promise<string> {
  const { db } = c.get('services');
  const { kind } = c.req.valid('query').conditions;
  const rows = await failedRows(db, kind);
  await retryRows(db, rows, handlerOf, authorOf(c));
  return `${rows.length} queued again. They go out within minutes, one a second.`;
}

const addressSubmission = defineSubmission({
  form: addressForm,
  schema: z.object(formSchema(addressForm)),
  maxBodyBytes: MAX_BODY_BYTES,
  submit: async (c: IdContext, { email }) => {
    const services = c.get('services');
    const row = { id: c.req.valid('param').id, email, by: actorOf(c) };
    if (!(await readdressRow(services.db, row, Date.now())))
      throw new AppError('conflict', 'This has been sent, or is being sent');
    const queued = await findRow(services.db, row.id);
    const handler = queued && handlerOf(queued.kind);
    if (handler) await deliverNow(services, handler, queued);
    const text = outcomeText(await findRow(services.db, row.id));
    setFlash(c, { text, isProblem: false, at: row.id });
    return { body: null };
  },
});

const closeSubmission = defineSubmission({
  form: closeForm,
  schema: z.object(formSchema(closeForm)),
  maxBodyBytes: MAX_BODY_BYTES,
  submit: async (c: IdContext, { reason }) => {
    const row = { id: c.req.valid('param').id, reason, by: actorOf(c) };
    if (!(await closeRow(c.get('services').db, row, Date.now())))
      throw new AppError('conflict', 'This has been sent, closed, or is being sent');
    const text = 'Closed. It is listed under Closed.';
    setFlash(c, { text, isProblem: false, at: row.id });
    return { body: null };
  },
});

/** The outbox as staff see it: a list, another attempt, and the end of what failed. */
export const mail = new Hono<AppEnv>();

const acting = whenStoreFails(texts.actionFailed);

mail.get(staffPages.mail.path, view, async (c) =>
  renderPrivate(c, await mailPage(c, takeFlash(c))),
);
mail.post(mailApi.retry.path, acting, id, async (c) => {
  const row = await tryAgain(c);
  return respond(c, mailApi.retry, { problem: row?.lastError ?? null });
});
mail.post(
  mailForms.retryFailed,
  acting,
  view,
  button(retryFailed, () => undefined),
);
mail.post(
  mailForms.retry(':id'),
  acting,
  id,
  view,
  button(async (c: IdContext) => outcomeText(await tryAgain(c)), rowIn),
);
mail.post(mailForms.address(':id'), acting, id, view, acceptForm(addressSubmission, overView));
mail.post(mailForms.close(':id'), acting, id, view, acceptForm(closeSubmission, overView));
