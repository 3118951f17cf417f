/** What an answer to a person does beside being sent. */
export interface Answering {
  /** Who writes; '' for somebody without a name. */
  me: string;
  /** Has the record read again. */
  onSent: () => void;
  /** The record waits for its person now. @returns what takes that back */
  onWait: () => () => void;
  /** The next record of the list that waits for staff; undefined for none. */
  next: () => string | undefined;
  open: (id: string) => void;
}
