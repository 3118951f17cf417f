import {
  clockText,
  dailyDigestPath,
  HOURS,
  type DailyDigestSetting,
} from '../../../src/features/notifications/daily-digest.contract.ts';
import { StaffButton } from '../ui/StaffButton.tsx';
import * as styles from './Operations.css.ts';

/** When the team gets what waits by e-mail, once a day; a plain form (NOT-02). */
export const DigestPart = ({
  digest,
  timeZone,
}: {
  digest: DailyDigestSetting | null;
  timeZone: string;
}) => (
  <section className={styles.part} aria-labelledby="digest-title">
    <div className={styles.partHead}>
      <h2 className={styles.partTitle} id="digest-title">
        Daily digest
      </h2>
      <p className={styles.partText}>
        One e-mail a day to the team: what came, and what waits. Counts only, no names.{' '}
        {digest
          ? `Sent at ${clockText(digest.hour)}, ${digest.timeZone.replaceAll('_', ' ')}.`
          : 'It is off.'}
      </p>
      <form className={styles.digest} method="post" action={dailyDigestPath}>
        <label className={styles.digest}>
          {`Hour (${timeZone.replaceAll('_', ' ')})`}
          <select className={styles.digestHour} name="hour" defaultValue={digest?.hour ?? ''}>
            <option value="">Off</option>
            {HOURS.map((hour) => (
              <option key={hour} value={hour}>
                {clockText(hour)}
              </option>
            ))}
          </select>
        </label>
        <StaffButton type="submit">Save</StaffButton>
      </form>
    </div>
  </section>
);
