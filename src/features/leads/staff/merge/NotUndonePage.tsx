import * as staff from '../../../../staff/StaffPage.css.ts';
import { Button } from '../../../../ui/Button/Button.tsx';
import { leadHref } from '../import/AddLeadPage.tsx';
import * as styles from '../import/import.css.ts';

interface NotUndonePageProps {
  keptId: string;
  /** In words. */
  changes: readonly string[];
}

/** Why a merge stays: what would be lost with it. */
export const NotUndonePage = ({ keptId, changes }: NotUndonePageProps) => (
  <div className={staff.question}>
    <div className={staff.questionCard}>
      <h1 className={staff.gateTitle}>The merge was not undone</h1>
      <p className={staff.gateText} role="alert">
        The lead has changed since, and that would be lost:
      </p>
      <ul className={styles.names}>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      <div className={staff.ways}>
        <Button href={leadHref(keptId)} size="small">
          Back to the lead
        </Button>
      </div>
    </div>
  </div>
);
