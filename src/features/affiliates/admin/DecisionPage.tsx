import { DecisionScreen } from '../../../../client/islands/DecisionScreen.island.tsx';
import { Island } from '../../../http/page/island.tsx';
import { isoOf } from '../../../shared/iso.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import * as styles from '../../staff/StaffPage.css.ts';
import type { MailTemplates } from '../decision-mail/decision-mail.contract.ts';
import { decisionPath, SENDING, type DecisionChoice } from '../review/review.contract.ts';
import { nameOf, statusText } from './decision-texts.ts';
import type { StoredApplication } from './application-changes.queries.ts';

/** A decision, or the sending of an application that is approved. */
export type Choice = DecisionChoice | typeof SENDING;

const UNDO = 'You can undo it for ten seconds.';

const MEANS: Record<Choice['name'], string> = {
  'approve-and-send': `PartnerStack registers them as a partner, then the application is approved with their partner id. ${UNDO}`,
  approve: `The application is approved. Nothing is sent to PartnerStack. ${UNDO}`,
  reject: `The application is rejected. Nothing is sent to PartnerStack. ${UNDO}`,
  send: 'PartnerStack registers them as a partner now. The application stays approved and gets their partner id.',
};

const applies = ({ name }: Choice, { status, partnerstackId }: StoredApplication): boolean =>
  name === SENDING.name ? status === 'approved' && partnerstackId === null : status === 'pending';

/** The fields of a form that was posted before. */
export interface PostedDecision {
  values: Readonly<Record<'reason' | 'mail' | 'subject' | 'text' | 'remember', string>>;
  errors: Readonly<Partial<Record<string, string>>>;
}

interface DecisionPageProps {
  application: StoredApplication;
  choice: Choice;
  /** The list that staff come from. */
  back: string;
  templates: MailTemplates;
  /** Whether applicants can be written to. */
  canSend: boolean;
  posted: PostedDecision | null;
}

/** Where a decision, or its preview, is posted to. */
const actionOf = (path: string, { name }: Choice, back: string): string =>
  `${path}?${new URLSearchParams({ decision: name, next: back }).toString()}`;

/** GET /admin/affiliates/{id}: asks before a decision, and for what is written about it. */
export function DecisionPage(props: DecisionPageProps) {
  const { application, choice, back } = props;
  const { email, company, status } = application;
  const canChoose = applies(choice, application);
  return (
    <div className={styles.question}>
      <div className={canChoose ? styles.wideCard : styles.questionCard}>
        <h1 className={styles.gateTitle}>{choice.label}</h1>
        <p className={styles.applicant} dir="auto">
          {nameOf(application)}
        </p>
        <p className={styles.gateText}>{company ? `${email} · ${company}` : email}</p>
        <p className={styles.gateText}>
          {canChoose
            ? MEANS[choice.name]
            : `This application ${status === 'pending' ? 'is' : 'was already'} ${statusText(application)}. ${status === 'pending' ? 'Approve and send it instead.' : 'There is nothing left to decide.'}`}
        </p>
        {canChoose ? (
          <Ways {...props} />
        ) : (
          <div className={styles.ways}>
            <BackButton href={back} />
          </div>
        )}
      </div>
    </div>
  );
}

const BackButton = ({ href }: { href: string }) => (
  <Button href={href} variant="secondary" size="small">
    Back to the list
  </Button>
);

function Ways({ application, choice, back, templates, canSend, posted }: DecisionPageProps) {
  const { id, firstName, lastName, company, createdAt } = application;
  const action = actionOf(decisionPath(id), choice, back);
  if (choice.name === SENDING.name) {
    return (
      <div className={styles.ways}>
        <form method="post" action={action}>
          <Button type="submit" size="small">
            {choice.label}
          </Button>
        </form>
        <BackButton href={back} />
      </div>
    );
  }
  const { values, errors = {} } = posted ?? {};
  return (
    <Island
      name="DecisionScreen"
      component={DecisionScreen}
      when="load"
      props={{
        label: choice.label,
        action,
        previewAction: actionOf(`${decisionPath(id)}/preview`, choice, back),
        back,
        start: {
          ...templates[choice.decision.status],
          ...values,
          reason: values?.reason ?? '',
          mail: values !== undefined && values.mail !== '',
          remember: values !== undefined && values.remember !== '',
        },
        problems: errors,
        applicant: {
          first_name: firstName,
          last_name: lastName,
          company,
          created_at: isoOf(createdAt),
        },
        canSend,
      }}
    />
  );
}
