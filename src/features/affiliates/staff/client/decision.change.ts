import type { MutationOptions } from '@tanstack/react-query';

import { UNDO_MS } from '../../../../outbox/mail.contract.ts';
import { changeKind } from '../../../../staff/client/change-kinds.ts';
import { dropDraft } from '../../../../staff/client/drafts.ts';
import {
  browserClient,
  callOrThrow,
  cancelReads,
  inOrder,
  makeChange,
  rereadList,
} from '../../../../staff/client/staff-query.ts';
import {
  beginChange,
  changeEnded,
  changeMade,
  say,
  sayAfterChange,
} from '../../../../staff/client/undo.ts';
import { returnToRow } from '../../../../staff/list/client/row-focus.ts';
import { selectionOf } from '../../../../staff/list/client/use-list.ts';
import { patchRecords } from '../../../../staff/work/client/patch-records.ts';
import type { Matched } from '../../../../staff/work/client/record-acts.ts';
import {
  applicationKind,
  applicationsApi,
  applicationTexts,
  type ApplicationRow,
  type Decided,
} from '../affiliates-admin.contract.ts';
import { decisionOf, type DecisionRequest } from '../review.contract.ts';
import { aboutText, decisionText } from './decision-words.ts';

const NAME = 'decision';
const LIST = applicationKind.list;
const { updateFailed } = applicationTexts;
/** Of many that were refused, so many are named. */
const NAMED = 3;

/** What a decision changes in a row. */
type Target = Pick<
  ApplicationRow,
  'id' | 'name' | 'status' | 'undo_ms' | 'failure' | 'failed_at' | 'waiting'
>;

export interface Decision {
  targets: readonly Target[];
  /** Where it is on all that a view finds. */
  all: Matched | null;
  request: DecisionRequest;
  /** What was typed about it: it goes once the decision cannot be undone any longer. */
  draft?: { key: string; text: string };
}

/** A decision on its way; JSON, so that another page can send it. */
interface Deciding extends Decision {
  /** The same for each attempt. */
  id: string;
}

/** Decisions that can be taken back, and the status before them. */
interface Undone extends Pick<Decision, 'draft'> {
  ids: readonly string[];
  from: ApplicationRow['status'];
  /** Of the applications. */
  about: string;
}

interface Undoing extends Undone {
  id: string;
}

/** Approvals of this page that are on their way to PartnerStack. */
export const sending = new Set<string>();

export const sayRefused = (refused: readonly { error: string }[]) => {
  const named = refused.slice(0, NAMED).map(({ error }) => error);
  const more = refused.length > NAMED ? [`${refused.length - NAMED} more were refused.`] : [];
  say({ text: [...named, ...more].join(' '), isProblem: true });
};

const show = (rows: readonly { id: string }[], set: Partial<ApplicationRow>) =>
  patchRecords(browserClient(), LIST, new Map(rows.map(({ id }) => [id, set])));

const sayFailed = (about: string, error: Error, again: () => void) =>
  say({
    text: `${about}: ${error.message}`,
    isProblem: true,
    actions: [{ label: 'Try again', run: again }],
  });

const undoing = ({ about }: Undoing): MutationOptions<Decided, Error, Undoing> => ({
  ...inOrder(browserClient(), LIST),
  meta: { kind: NAME, about },
  mutationFn: ({ id, ids }) =>
    callOrThrow(applicationsApi.undo, { body: { change_id: id, ids } }, updateFailed),
  onMutate: async ({ ids, from }) => {
    await cancelReads(browserClient(), LIST);
    for (const id of ids) sending.delete(id);
    show(
      ids.map((id) => ({ id })),
      { status: from, undo_ms: null },
    );
    if (ids[0]) returnToRow(ids[0]);
  },
  onSuccess: ({ made, refused }, { ids, about, from }) => {
    if (made.length === ids.length) sayAfterChange(`Undone. ${about}: ${from}.`);
    else if (made.length > 0) sayAfterChange(`${made.length} of ${ids.length} undone.`);
    if (refused.length > 0) sayRefused(refused);
  },
  onError: (error, undone) => sayFailed(undone.about, error, () => undo(undone)),
});

const undo = (undone: Undoing): void =>
  void makeChange(undoing(undone), undone).catch(() => undefined);

const aboutOf = ({ targets, all }: Decision): string =>
  aboutText(targets, all?.count ?? targets.length);

const deciding = (asked: Deciding): MutationOptions<Decided, Error, Deciding> => ({
  ...inOrder(browserClient(), LIST),
  meta: { kind: NAME, about: aboutOf(asked) },
  mutationFn: ({ id, targets, all, request }) => {
    const on = all
      ? { all: selectionOf(all.view), count: all.count }
      : { ids: targets.map((target) => target.id) };
    const body = { change_id: id, ...request, ...on };
    return callOrThrow(applicationsApi.decide, { body }, updateFailed);
  },
  onMutate: async ({ targets, request: { decision } }) => {
    await cancelReads(browserClient(), LIST);
    show(targets, {
      status: decisionOf(decision).to,
      undo_ms: UNDO_MS,
      failure: null,
      failed_at: null,
      waiting: null,
    });
  },
  onSuccess: ({ made, refused }, { id, targets, request, draft }) => {
    const { from, to } = decisionOf(request.decision);
    if (to === 'sending') for (const each of made) sending.add(each);
    if (made.length > 0) {
      const known = targets.filter((target) => made.includes(target.id));
      const about = aboutText(known, made.length);
      const undone = { ids: made, from, about, ...(draft ? { draft } : {}) };
      changeMade(id, decisionText(request, about), decisionUndo(undone), UNDO_MS);
    } else {
      changeEnded(id);
    }
    if (refused.length > 0) sayRefused(refused);
  },
  onError: (error, decision) => {
    changeEnded(decision.id);
    for (const row of decision.targets) show([row], row);
    sayFailed(aboutOf(decision), error, () => send(decision));
  },
});

function send(decision: Deciding): void {
  beginChange(decision.id, decisionText(decision.request, aboutOf(decision)));
  makeChange(deciding(decision), decision).catch(() => undefined);
}

/** Decides at once; the Worker can undo it for ten seconds, and what it is sending is a status of its own. */
export const sendDecision = ({ targets, ...decision }: Decision): void =>
  send({
    ...decision,
    targets: targets.map(({ id, name, status, undo_ms, failure, failed_at, waiting }) => ({
      id,
      name,
      status,
      undo_ms,
      failure,
      failed_at,
      waiting,
    })),
    id: crypto.randomUUID(),
  });

/** Takes decisions back, those of others too. */
export const undoDecisionsOn = (rows: readonly ApplicationRow[]): void =>
  undo({
    id: crypto.randomUUID(),
    ids: rows.map(({ id }) => id),
    from: 'pending',
    about: aboutText(rows, rows.length),
  });

const decisionUndo = changeKind<Undone, Deciding | Undoing>(NAME, {
  undo: (undone) => undo({ ...undone, id: crypto.randomUUID() }),
  over: ({ ids, draft }) => {
    show(
      ids.map((id) => ({ id })),
      { undo_ms: null },
    );
    rereadList(browserClient(), LIST);
    if (draft) dropDraft(draft.key, draft.text);
  },
  send: (sent) => ('request' in sent ? send(sent) : undo(sent)),
});
