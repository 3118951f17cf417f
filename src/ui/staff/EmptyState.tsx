import { EmptyDrawing } from '../EmptyDrawing/EmptyDrawing.tsx';
import * as styles from './EmptyState.css.ts';

/** What there is to do where a list has nothing to show. */
export interface EmptyNext {
  /** Where its rows come from. */
  text?: string;
  href: string;
  label: string;
}

interface EmptyStateProps {
  text: string;
  /** Whether there is something that a search or filter leaves out. */
  isNarrowed: boolean;
  next: EmptyNext | undefined;
}

/** In place of the rows of a list: why there are none, and what to do next. */
export const EmptyState = ({ text, isNarrowed, next }: EmptyStateProps) => (
  <div className={styles.root}>
    <EmptyDrawing kind={isNarrowed ? 'noMatch' : 'none'} />
    <p className={styles.text}>{text}</p>
    {next?.text ? <p>{next.text}</p> : null}
    {next ? (
      <a className={styles.next} href={next.href} data-no-rows="">
        {next.label}
      </a>
    ) : null}
  </div>
);
