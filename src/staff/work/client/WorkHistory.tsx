import { ReplyEntry } from '../../replies/client/ReplyEntry.tsx';
import { type DisplayTime, shownTime } from '../../../shared/display-time.ts';
import { authorFirst } from '../../../shared/text/author.ts';
import { staffPages } from '../../../shared/staff-pages.ts';
import type { WorkEntry } from '../work.contract.ts';
import { listHref } from '../../list/list.contract.ts';
import { DialogGroup } from '../../../ui/staff/DialogParts.tsx';
import { SecondLine } from '../../../ui/staff/Table.tsx';
import * as styles from './WorkPane.css.ts';

interface WorkHistoryProps {
  history: readonly WorkEntry[];
  time: DisplayTime;
  /** The record that it is of. */
  about: { list: string; id: string; name: string };
  /** The e-mail that the pane says was not sent. */
  said: string | undefined;
  /** An e-mail of the history was tried again, sent or taken back. */
  onChanged: () => void;
}

/** What staff noted and changed, newest first. */
export const WorkHistory = ({ history, time, about, said, onChanged }: WorkHistoryProps) =>
  history.length === 0 ? null : (
    <section>
      <DialogGroup>What we did</DialogGroup>
      <ol className={styles.history}>
        {history.map(({ id, text, reply, is_note, who, at }) => (
          <li className={styles.letter} key={id} suppressHydrationWarning>
            {reply ? (
              <ReplyEntry
                id={id}
                about={about}
                text={text}
                reply={reply}
                isSaid={reply.mail?.id === said}
                time={time}
                onChanged={onChanged}
              />
            ) : is_note ? (
              text
            ) : (
              // In one line with when, so that many changes are read at a glance.
              <>
                <b>{authorFirst(who)}</b>
                {`: ${text} `}
                <span className={styles.moment}>{shownTime(at, time)}</span>
              </>
            )}
            {is_note ? (
              <SecondLine>
                {`${reply ? 'Reply by ' : 'Note by '}${who}, ${shownTime(at, time)}`}
              </SecondLine>
            ) : null}
          </li>
        ))}
      </ol>
      <a href={listHref(staffPages.audit.path, { conditions: { record: about.id } })}>
        In the audit log
      </a>
    </section>
  );
