import type { NotificationState } from '../../../src/features/site-status/site-status.contract.ts';
import { shownTime, type DisplayTime } from '../../../src/shared/display-time.ts';
import * as styles from './Operations.css.ts';

/** Whether notifications of new work and of failures are sent, and what is reported as wrong (NOT-01). */
export const NotificationsPart = ({
  notifications: { sent, missing, alerts },
  time,
}: {
  notifications: NotificationState;
  time: DisplayTime;
}) => (
  <section className={styles.part} aria-labelledby="notifications-title">
    <div className={styles.partHead}>
      <h2 className={styles.partTitle} id="notifications-title">
        Notifications
      </h2>
      <p className={styles.partText}>
        New leads, messages and applications, and what fails, to an address of yours.{' '}
        {sent ? 'An address is set.' : `Nothing is sent: ${missing} is not set.`}
      </p>
    </div>
    {alerts.map(({ text, since }) => (
      <p key={text} className={styles.outage} suppressHydrationWarning>
        {text} (since {shownTime(since, time)})
      </p>
    ))}
  </section>
);
