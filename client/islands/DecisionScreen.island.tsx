import { useId } from 'react';

import type { Applicant } from '../../src/features/affiliates/decision-mail/decision-mail.contract.ts';
import { Button } from '../../src/ui/Button/Button.tsx';
import { DecisionFields, type WrittenFields } from '../staff/applications/DecisionFields.tsx';
import * as styles from '../staff/applications/DecisionFields.css.ts';
import { StaffButton } from '../staff/ui/StaffButton.tsx';

type DecisionScreenProps = {
  label: string;
  /** Where the decision is posted to, and where only its preview is asked for. */
  action: string;
  previewAction: string;
  /** The list that staff come from. */
  back: string;
  start: WrittenFields;
  problems: { [Name in keyof WrittenFields]?: string };
  applicant: Applicant;
  canSend: boolean;
};

/**
 * The form of one decision, with a reason and an e-mail.
 *
 * Why is this an island? The preview follows what is typed. Without JavaScript it is a plain form, and
 * a button shows the preview.
 */
export function DecisionScreen({
  label,
  action,
  previewAction,
  back,
  start,
  problems,
  applicant,
  canSend,
}: DecisionScreenProps) {
  const id = useId();
  return (
    <form method="post" action={action}>
      <DecisionFields
        id={id}
        start={start}
        problems={problems}
        applicant={applicant}
        canSend={canSend}
      />
      <div className={styles.ways}>
        <Button type="submit" size="small">
          {label}
        </Button>
        {canSend ? (
          <StaffButton type="submit" shownWith="no script" formAction={previewAction}>
            Show the preview
          </StaffButton>
        ) : null}
        <Button href={back} variant="secondary" size="small">
          Back to the list
        </Button>
      </div>
    </form>
  );
}
