import type { AppContext } from '../../../http/context.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { sections } from '../../../shared/staff-sections.ts';
import * as styles from '../../staff/StaffPage.css.ts';
import { renderStaffPage } from '../../staff/StaffPage.tsx';
import type { DecisionChoice } from './affiliates-admin.contract.ts';
import { nameOf, statusText } from './decision-texts.ts';
import type { StoredApplication } from './decisions.queries.ts';

const MEANS: Record<DecisionChoice['name'], string> = {
  'approve-and-send':
    'PartnerStack registers them as a partner, then the application is approved with their partner id.',
  approve: 'The application is approved. Nothing is sent to PartnerStack.',
  reject: 'The application is rejected. Nothing is sent to PartnerStack.',
};

interface DecisionPageOptions {
  application: StoredApplication;
  choice: DecisionChoice;
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
  const isPending = status === 'pending';
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
            {isPending
              ? `${MEANS[choice.name]} You can undo it for ten seconds.`
              : `This application was already ${statusText(application)}. There is nothing left to decide.`}
          </p>
          <div className={styles.ways}>
            {isPending ? (
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
