import type { SessionRow } from '../../../src/features/site-status/site-status.contract.ts';
import type { DisplayTime } from '../../../src/shared/display-time.ts';
import { VisuallyHidden } from '../../../src/ui/VisuallyHidden/VisuallyHidden.tsx';
import { StaffButton } from '../ui/StaffButton.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { Cell } from '../ui/Table.tsx';
import { TimeCell } from '../ui/TimeCell.tsx';
import * as styles from './Operations.css.ts';
import { TablePart } from './TablePart.tsx';

/** As the audit log names a session without a name. */
const shortOf = ({ id }: SessionRow) => id.slice(0, 8);

interface SessionsPartProps {
  sessions: readonly SessionRow[];
  time: DisplayTime;
  isWorking: boolean;
  onEnd: (session: SessionRow) => void;
  onEndOthers: () => void;
}

/** Who is signed in, and the buttons that end it. */
export function SessionsPart({ sessions, time, isWorking, onEnd, onEndOthers }: SessionsPartProps) {
  return (
    <TablePart
      title="Sessions"
      text="Everyone who is signed in with the staff password. Each session ends after 24 hours."
      action={
        sessions.some(({ own }) => !own)
          ? { label: 'End all others', isWorking, onClick: onEndOthers }
          : null
      }
      columns={['Who', 'Browser', 'Address', 'Signed in', 'Ends', 'Actions']}
      empty="Nobody is signed in."
      rows={sessions.map((session) => (
        <tr key={session.id}>
          <Cell kind="name">
            {session.name ?? <span className={styles.code}>{shortOf(session)}</span>}
          </Cell>
          <Cell kind="text">{session.browser}</Cell>
          <Cell kind="text" label="Address">
            {session.address}
          </Cell>
          <TimeCell label="Signed in" at={session.started_at} time={time} />
          <TimeCell label="Ends" at={session.ends_at} time={time} />
          <Cell>
            {session.own ? (
              <StatusChip tone="busy">This session</StatusChip>
            ) : (
              <StaffButton kind="row" disabled={isWorking} onClick={() => onEnd(session)}>
                End
                <VisuallyHidden>
                  {session.name === null
                    ? ` session ${shortOf(session)}`
                    : ` the session of ${session.name}`}
                </VisuallyHidden>
              </StaffButton>
            )}
          </Cell>
        </tr>
      ))}
    />
  );
}
