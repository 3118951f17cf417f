import { useState } from 'react';

import {
  applicationsApi,
  applicationTexts,
  applicationKind,
  type ApplicationDetails,
  type ApplicationRow,
  type ApplicationsResponse,
} from '../affiliates-admin.contract.ts';
import { applicantFilling } from '../decision-mail.contract.ts';
import { DECISIONS, REOPENING, type DecisionName } from '../review.contract.ts';
import { ReplyPart } from '../../../../staff/replies/client/ReplyPart.tsx';
import type { WorkedListProps } from '../../../../staff/staff.contract.ts';
import { paths } from '../../../../shared/paths.ts';
import {
  ApplicationAbove,
  ApplicationFacts,
  DecisionMail,
  DoubtList,
  DoubtMarks,
  PartnerId,
  Waited,
} from './ApplicationParts.tsx';
import { DecisionDialog, type Question } from './DecisionDialog.tsx';
import { readQuestion, rememberText } from './mail-texts.ts';
import { useDecisions } from './use-decisions.ts';
import { awaitDialog } from '../../../../staff/client/keys.ts';
import { say } from '../../../../staff/client/undo.ts';
import { callAsStaff } from '../../../../staff/client/call-as-staff.ts';
import { Counts } from '../../../../ui/staff/Facts.tsx';
import { selectionOf } from '../../../../staff/list/client/use-list.ts';
import type { Matched, RecordAct, WorkView } from '../../../../staff/work/client/work-view.ts';
import { WorkScreen } from '../../../../staff/work/client/WorkScreen.tsx';

type View = WorkView<ApplicationRow, ApplicationDetails>;
type Act = RecordAct<ApplicationRow>;

const canUndo = ({ undo_ms }: ApplicationRow) => undo_ms !== null;

const VIEW: View = {
  kind: applicationKind,
  api: applicationsApi,
  placeholder: 'Search by name, email, or company...',
  emptyNext: {
    text: 'Applications arrive from the form on the affiliate page.',
    href: paths.affiliates,
    label: 'See the affiliate page',
  },
  nameColumn: { label: 'Applicant', sorts: ['name', '-name'] },
  columns: [],
  timeColumn: 'Applied',
  minor: ['owner', 'next_at'],
  // What has waited for longest comes first.
  sortOf: (filter) => (filter === 'due' || filter === 'overdue' ? 'oldest' : undefined),
  tags: ({ email, company }) => [email, company],
  beside: {
    name: (row, time) => <DoubtMarks row={row} time={time} />,
    status: (row) => <PartnerId row={row} before="Partner " />,
    time: (row) => <Waited row={row} />,
  },
  unfolded: (row) => <ApplicationFacts kind="row" row={row} />,
  counts: ({ counts }) => {
    const { pending = 0, sending = 0, approved = 0, rejected = 0 } = counts;
    return (
      <Counts
        counts={[
          ['Pending', pending],
          ...(sending > 0 ? ([['Sending', sending]] as const) : []),
          ['Approved', approved],
          ['Rejected', rejected],
          ['Total', pending + sending + approved + rejected],
        ]}
      />
    );
  },
  isOpen: ({ status }) => status === 'pending',
  titleOf: ({ name }) => name,
  dialogLabel: ({ name }) => `Details of ${name}`,
  above: (row, time) => <ApplicationAbove row={row} time={time} />,
  answer: (row, onSent) => (
    <ReplyPart
      key={row.id}
      list={applicationKind.list}
      id={row.id}
      name={row.name}
      email={row.email}
      about="Your application"
      quote={row.motivation}
      filling={applicantFilling(row)}
      template={{
        label: 'Please tell us more',
        read: readQuestion,
        remember: (mail) => rememberText('more_info', mail, [row.id]),
      }}
      onSent={onSent}
    />
  ),
  more: (row) => (
    <>
      <DoubtList row={row} />
      <DecisionMail row={row} />
    </>
  ),
};

/** The subsets all of whose applications are pending; of the whole list, the pending ones are. */
const PENDING = new Set(['pending', 'mine', 'due', 'overdue']);

/** Asks about all pending applications that a view finds: how many, and one of them. */
async function pendingIn({ view }: Matched): Promise<Pick<Question, 'targets' | 'all'> | null> {
  const ofPending = { ...view, status: view.status === '' ? 'pending' : view.status };
  if (!PENDING.has(ofPending.status)) return null;
  const query = { ...selectionOf(ofPending), limit: '1' };
  const found = await callAsStaff(applicationsApi.list, { query });
  if (!found.ok) {
    say({ text: found.error.error || applicationTexts.failed, isProblem: true });
    return null;
  }
  const { data, meta } = found.value;
  return { targets: data, all: { view: ofPending, count: meta.matched } };
}

/**
 * The applications to the affiliate program, newest first, and the decisions on them.
 *
 * Why is this an island? Staff search as they type, open rows, and decide and undo by keyboard. The
 * list and the session can change under them.
 */
export function ApplicationsScreen(
  page: WorkedListProps<ApplicationsResponse, ApplicationDetails>,
) {
  const { decide, undo, reopen } = useDecisions();
  const [question, setQuestion] = useState<Question | null>(null);

  const ask =
    (name: DecisionName, mails: boolean): Act['run'] =>
    (targets, all, goOn) => {
      let isCanceled = false;
      const dialog = awaitDialog(() => {
        isCanceled = true;
        setQuestion(null);
      });
      const onReady = () => dialog.end() !== null;
      const about = async () => {
        const found = all ? await pendingIn(all) : null;
        const asked = { targets, all: null, ...found };
        if (isCanceled) return;
        if (asked.targets.length > 0) setQuestion({ ...asked, name, mails, goOn, onReady });
        else dialog.end();
      };
      void about();
    };

  const acts: Act[] = [
    {
      // Also what others decided.
      key: 'Shift+U',
      label: 'Undo',
      isFor: canUndo,
      run: (targets) => undo(targets),
      buttons: 'row',
    },
    ...DECISIONS.flatMap(({ name, key, label, from, to }): Act[] => {
      const isFor = (row: ApplicationRow) =>
        row.status === from && row.partnerstack_id === null && !canUndo(row);
      const act: Act = {
        key,
        label,
        isFor,
        run: (targets, all, goOn) => {
          // All that match are asked about, with their number.
          if (all) {
            ask(name, false)(targets, all, goOn);
            return;
          }
          decide({ targets, all, request: { decision: name } });
          goOn();
        },
        buttons: from === 'pending' ? 'row and selection' : 'row',
        ...(to === 'sending'
          ? { labelFor: ({ failure }) => (failure === null ? label : 'Try again') }
          : {}),
      };
      if (from !== 'pending') return [act];
      const isFirst = name === 'approve-and-send';
      return [
        act,
        {
          key: `Shift+${key.toUpperCase()}`,
          label: isFirst ? 'With e-mail...' : `${label} with e-mail...`,
          isFor,
          run: ask(name, true),
          buttons: isFirst ? 'selection' : 'none',
        },
      ];
    }),
    {
      ...REOPENING,
      isFor: (row) => row.status === 'rejected' && row.reopened_as === null && !canUndo(row),
      run: (targets) => targets.forEach(reopen),
      buttons: 'row',
    },
  ];

  return (
    <>
      <WorkScreen view={{ ...VIEW, acts }} page={page} />
      <DecisionDialog question={question} onDecide={decide} onClose={() => setQuestion(null)} />
    </>
  );
}
