import type { SessionRow } from '../../../src/features/site-status/site-status.contract.ts';
import type { DisplayTime } from '../../../src/shared/display-time.ts';
import { Button } from '../../../src/ui/Button/Button.tsx';
import { VisuallyHidden } from '../../../src/ui/VisuallyHidden/VisuallyHidden.tsx';
import * as list from '../list/ListScreen.css.ts';
import * as styles from './Operations.css.ts';
import { ShownTime } from '../shell/ShownTime.tsx';
import { PartButton, TablePart } from './TablePart.tsx';

/** As the audit log names a session. */
const SHORT = 8;

interface SessionsPartProps {
  sessions: readonly SessionRow[];
  time: DisplayTime;
  isWorking: boolean;
  onEnd: (session: SessionRow) => void;
  onEndOthers: () => void;
}

/** Who is signed in, and the way to end it. */
export function SessionsPart({ sessions, time, isWorking, onEnd, onEndOthers }: SessionsPartProps) {
  return (
    <TablePart
      title="Sessions"
      text="Everyone who is signed in with the staff password. Each session ends by itself after 24 hours."
      action={
        sessions.some(({ own }) => !own) ? (
          <PartButton isWorking={isWorking} onPress={onEndOthers}>
            End all others
          </PartButton>
        ) : null
      }
      columns={['Session', 'Browser', 'Address', 'Signed in', 'Ends', 'Actions']}
      empty="Nobody is signed in."
      rows={sessions.map((session) => (
        <tr key={session.id}>
          <th className={list.name} scope="row">
            <span className={styles.code}>{session.id.slice(0, SHORT)}</span>
          </th>
          <td className={list.cell}>{session.browser}</td>
          <td className={list.cell} data-label="Address">
            {session.address}
          </td>
          <td className={styles.time} data-label="Signed in">
            <ShownTime at={session.started_at} time={time} />
          </td>
          <td className={styles.time} data-label="Ends">
            <ShownTime at={session.ends_at} time={time} />
          </td>
          <td>
            {session.own ? (
              <span className={styles.tone.busy}>This session</span>
            ) : (
              <Button
                variant="secondary"
                size="small"
                className={list.rowPress}
                disabled={isWorking}
                onClick={() => onEnd(session)}
              >
                End
                <VisuallyHidden>{` session ${session.id.slice(0, SHORT)}`}</VisuallyHidden>
              </Button>
            )}
          </td>
        </tr>
      ))}
    />
  );
}
