import type { ChangeData } from './change-kinds.ts';

/** What an answer to a person does beside being sent. */
export interface Answering {
  /** Who writes; '' for somebody without a name. */
  me: string;
  /** Whether the record is no longer there, so that nothing can be sent. */
  isGone: boolean;
  /** Has the record read again. */
  readAgain: () => void;
  /** The record waits for its person now. @returns how that is undone; null where it waited already */
  onWait: () => ChangeData | null;
  /** The next record of the list that waits for staff; undefined for none. */
  next: () => string | undefined;
}
