import type { ReactNode } from 'react';

import { type DisplayTime, shownTime } from '../../../src/shared/display-time.ts';
import type { WorkEntry } from '../../../src/staff-work/work.contract.ts';
import { ReplyEntry } from '../../../src/features/replies/client/ReplyEntry.tsx';
import { Button } from '../../../src/ui/Button/Button.tsx';
import { DialogGroup } from '../ui/DialogParts.tsx';
import { SecondLine } from '../ui/Table.tsx';
import * as styles from './Work.css.ts';

interface RecordPaneProps {
  /** For screen readers: what is open. */
  label: string;
  /** A dialog, which leaves the list in use. */
  isDialog?: boolean;
  title: string;
  /** The list without the pane. */
  closeHref: string;
  /** What someone else changed while it was open. */
  change?: ReactNode;
  children: ReactNode;
}

/** The open record of a list, which stays live next to it. */
export function RecordPane({
  label,
  isDialog = false,
  title,
  closeHref,
  change,
  children,
}: RecordPaneProps) {
  const Pane = isDialog ? 'section' : 'aside';
  return (
    <Pane className={styles.pane} role={isDialog ? 'dialog' : undefined} aria-label={label}>
      <div className={styles.head}>
        <h2 className={styles.title} dir="auto">
          {title}
        </h2>
        <Button href={closeHref} variant="quiet" size="small">
          Close
        </Button>
      </div>
      {change}
      {children}
    </Pane>
  );
}

/** Says what happened to the open record; '' for nothing. */
export const RecordChange = ({ text }: { text: string }) => (
  <div className={styles.change} role="status">
    {text === '' ? null : <p>{text}</p>}
  </div>
);

/** What staff noted and changed, newest first. */
export function WorkHistory({
  history,
  time,
  onTried,
}: {
  history: readonly WorkEntry[];
  time: DisplayTime;
  /** An e-mail of the history was tried again. */
  onTried: () => void;
}) {
  if (history.length === 0) return null;
  return (
    <section>
      <DialogGroup>What we did</DialogGroup>
      <ol className={styles.history}>
        {history.map((entry) => (
          <li className={styles.entry} key={entry.id} suppressHydrationWarning>
            {entry.reply ? (
              <ReplyEntry text={entry.text} reply={entry.reply} onTried={onTried} />
            ) : (
              entry.text
            )}
            <SecondLine>
              {`${entry.reply ? 'Reply by ' : entry.is_note ? 'Note by ' : 'By '}${entry.who}, ${shownTime(entry.at, time)}`}
            </SecondLine>
          </li>
        ))}
      </ol>
    </section>
  );
}
