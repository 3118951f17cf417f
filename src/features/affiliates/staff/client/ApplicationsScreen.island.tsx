import {
  applicationsApi,
  applicationKind,
  type ApplicationDetails,
  type ApplicationRow,
  type ApplicationsResponse,
} from '../affiliates-admin.contract.ts';
import { applicantFilling } from '../decision-mail.contract.ts';
import { ANSWER_KEYS, ReplyPart } from '../../../../staff/replies/client/ReplyPart.tsx';
import type { Answering } from '../../../../staff/client/answering.ts';
import type { WorkedListProps } from '../../../../staff/staff.contract.ts';
import { paths } from '../../../../shared/paths.ts';
import {
  ApplicantLine,
  ApplicationAbove,
  ApplicationFacts,
  DecisionMail,
  DoubtList,
  SentPlace,
  Waited,
} from './ApplicationParts.tsx';
import { applicationActs } from './application-acts.ts';
import { DecisionDialog } from './DecisionDialog.tsx';
import { readQuestion } from './mail-texts.ts';
import { useDecisions, useReopening } from './use-decisions.ts';
import { useQuestion } from './use-question.ts';
import type { WorkView } from '../../../../staff/work/client/work-view.ts';
import { WorkScreen } from '../../../../staff/work/client/WorkScreen.tsx';

const VIEW: WorkView<ApplicationRow, ApplicationDetails> = {
  kind: applicationKind,
  api: applicationsApi,
  list: {
    searchPlaceholder: 'Search by name, email, or company...',
    emptyNext: {
      text: 'Applications arrive from the form on the affiliate page.',
      href: paths.affiliates,
      label: 'See the affiliate page',
    },
    // What has waited for longest comes first.
    sortOf: (filter) => (filter === 'due' || filter === 'overdue' ? 'oldest' : undefined),
    name: {
      label: 'Applicant',
      tags: () => [],
      Below: ApplicantLine,
    },
    columns: [],
    status: { Below: SentPlace },
    time: { label: 'Applied', Below: Waited },
    minorValues: ['owner', 'next_step', 'next_at'],
    isOpen: ({ status }) => status === 'pending',
    awaits: ({ status }) => status === 'pending',
    Unfolded: ({ row }) => <ApplicationFacts kind="row" row={row} />,
  },
  pane: {
    titleOf: ({ name }) => name,
    dialogLabel: ({ name }) => `Details of ${name}`,
    // A registration has a button and a text of its own.
    saysUnsent: ({ failure }) => failure === null,
    About: ApplicationAbove,
    Answer: ApplicationAnswer,
    keys: ANSWER_KEYS,
    Further: ({ details }) => (
      <>
        <DoubtList row={details} />
        <DecisionMail row={details} />
      </>
    ),
  },
};

interface ApplicationAnswerProps {
  row: ApplicationRow;
  answering: Answering;
}

function ApplicationAnswer({ row, answering }: ApplicationAnswerProps) {
  return (
    <ReplyPart
      list={applicationKind.list}
      id={row.id}
      name={row.name}
      email={row.email}
      about="Your application"
      quote={row.motivation}
      filling={applicantFilling(row)}
      {...(row.status === 'pending'
        ? { template: { label: 'Please tell us more', read: readQuestion } }
        : {})}
      answering={answering}
    />
  );
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
  useDecisions();
  const reopen = useReopening();
  const { question, ask, close } = useQuestion();
  return (
    <>
      <WorkScreen view={VIEW} page={page} acts={applicationActs({ reopen, ask })} />
      <DecisionDialog question={question} onClose={close} />
    </>
  );
}
