import { StaffNames } from '../../../staff/names/client/StaffNames.island.tsx';
import { Part } from '../../../ui/staff/Part.tsx';
import { Island } from '../../../http/page/island.tsx';
import { shownTime, type DisplayTime } from '../../../shared/display-time.ts';
import { staffPages } from '../../../shared/staff-pages.ts';
import { StatusChip } from '../../../ui/staff/Status.tsx';
import { ShownTime } from '../../../ui/staff/ShownTime.tsx';
import { Cell } from '../../../ui/staff/Table.tsx';
import { NotificationChoices } from './NotificationChoices.tsx';
import type { Sales } from './site-status.ts';
import { TablePart } from './TablePart.tsx';
import * as styles from './SitePage.css.ts';

const TONES = {
  Works: 'good',
  'Does not work': 'bad',
  'Not tried since': 'busy',
  'Not tried yet': 'quiet',
  'Not set up': 'quiet',
} as const;

type SalesPartsProps = Sales & { time: DisplayTime };

export const SalesParts = ({ uses, alerts, muted, isSet, wasSent, time }: SalesPartsProps) => (
  <>
    <TablePart
      title="What works"
      text={
        <>
          What failed to leave is in <a href={staffPages.mail.path}>Mail</a>, with its reason and
          another try.
        </>
      }
      columns={['What', 'State', 'Since', 'Meanwhile']}
    >
      {uses.map(({ what, state, since, workedAt, meanwhile }) => (
        <tr key={what}>
          <Cell kind="name">{what}</Cell>
          <Cell kind="state">
            <StatusChip tone={TONES[state]}>{state}</StatusChip>
          </Cell>
          <Cell kind="timeLine" label="Since">
            {since === null ? null : <ShownTime at={since} time={time} />}
          </Cell>
          <Cell kind="line">
            {
              {
                Works: (
                  <>
                    Last seen to work <ShownTime at={workedAt} time={time} />
                  </>
                ),
                'Does not work': meanwhile,
                'Not tried since': 'It failed then; the next use shows whether it works',
                'Not tried yet': 'The first use shows whether it works',
                'Not set up': 'An engineer connects it',
              }[state]
            }
          </Cell>
        </tr>
      ))}
    </TablePart>
    <Island name="StaffNames" component={StaffNames} when="load" props={{}} />
    <Part
      title="Notifications"
      text={
        isSet
          ? `New leads, messages and applications, and what fails, are sent to a channel of yours.${wasSent ? '' : ' Nothing has been sent yet.'}`
          : 'New leads, messages and applications, and what fails, can be sent to a channel of yours, such as Slack. Nothing is sent yet: an engineer can set up where to.'
      }
    >
      {alerts.map(({ text, since }) => (
        <p key={text} className={styles.outage}>
          {text} (since {shownTime(since, time)}). An engineer sees to it.
        </p>
      ))}
      {isSet ? <NotificationChoices muted={muted} /> : null}
    </Part>
  </>
);
