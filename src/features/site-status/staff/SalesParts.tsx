import { StaffNames } from '../../../staff/names/client/StaffNames.island.tsx';
import { Part } from '../../../ui/staff/Part.tsx';
import { Island } from '../../../http/page/island.tsx';
import { shownTime, type DisplayTime } from '../../../shared/display-time.ts';
import { NotificationChoices } from './NotificationChoices.tsx';
import type { Sales } from './site-status.ts';
import * as styles from './SitePage.css.ts';

type SalesPartsProps = Sales & { time: DisplayTime };

export const SalesParts = ({ alerts, muted, missing, time }: SalesPartsProps) => (
  <>
    <Island name="StaffNames" component={StaffNames} when="load" props={{}} />
    <Part
      title="Notifications"
      text={`New leads, messages and applications, and what fails, to an address of yours. ${missing ? `Nothing is sent: ${missing} is not set.` : 'An address is set.'}`}
    >
      {alerts.map(({ text, since }) => (
        <p key={text} className={styles.outage}>
          {text} (since {shownTime(since, time)})
        </p>
      ))}
      {missing ? null : <NotificationChoices muted={muted} />}
    </Part>
  </>
);
