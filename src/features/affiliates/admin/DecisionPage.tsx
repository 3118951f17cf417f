import type { AppContext } from '../../../http/context.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { sections } from '../../../shared/staff-sections.ts';
import * as styles from '../../staff/StaffPage.css.ts';
import { renderStaffPage } from '../../staff/StaffPage.tsx';
import { SENDING, type DecisionChoice } from './affiliates-admin.contract.ts';
import { nameOf, statusText } from './decision-texts.ts';
import type { StoredApplication } from './decisions.queries.ts';

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

interface DecisionPageOptions {
  application: StoredApplication;
  choice: Choice;
  /** Where the decision is posted to. */
  action: string;
  /** The list that staff come from. */
  back: string;
}

/** GET /admin/affiliates/{id}: asks before a decision. */
export function renderDecision(
  c: AppContext,
  { application, choice, action, back }: DecisionPageOptions,
): Promise<Response> {
  const { email, company, status } = application;
  const canChoose = applies(choice, application);
  return renderStaffPage(c, {
    section: sections.applications,
    title: choice.label,
    status: 200,
    screen: (
      <div className={styles.question}>
        <div className={styles.questionCard}>
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
          <div className={styles.ways}>
            {canChoose ? (
              <form method="post" action={action}>
                <Button type="submit" size="small">
                  {choice.label}
                </Button>
              </form>
            ) : null}
            <Button href={back} variant="secondary" size="small">
              Back to the list
            </Button>
          </div>
        </div>
      </div>
    ),
  });
}
