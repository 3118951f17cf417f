import { read, write } from '../../../../client/shared/browser-storage.ts';

/** Records that somebody without a name wants to be theirs. */
interface Wanted {
  list: string;
  ids: readonly string[];
}

const STORED_AS = 'staffWantsMine';

/** Asks who the reader is. The page loads anew with the name, and goes on with these records. */
export function askForName(wanted: Wanted): void {
  write('sessionStorage', STORED_AS, JSON.stringify(wanted));
  document.querySelector<HTMLElement>('[data-who]')?.click();
}

/** They gave no name. */
export const forgetWanted = (): void => write('sessionStorage', STORED_AS, null);

/** What was to be theirs, once. */
export function takeWanted(list: string): readonly string[] {
  const stored = read('sessionStorage', STORED_AS);
  forgetWanted();
  const wanted = JSON.parse(stored ?? 'null') as Wanted | null;
  return wanted?.list === list ? wanted.ids : [];
}
