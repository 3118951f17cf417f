import { MIN_FILL_MS, HONEYPOT_FIELD } from '../src/shared/honeypot.ts';

/** What a form tells the spam check. */
export interface Filling {
  /** How long (ms) the form was being filled in. */
  filledMs: number;
  /** What stood in the hidden field, to go with the other fields; nothing where it was empty. */
  trap: Partial<Record<typeof HONEYPOT_FIELD, string>>;
}

/**
 * Waits until filling in took as long as a hand takes at least, and empties the hidden field: who was
 * taken for a script by mistake gets through with the next press.
 * @param since when the form could be filled in, as performance.now() has it
 */
export async function fillingOf(form: HTMLFormElement, since = 0): Promise<Filling> {
  const left = since + MIN_FILL_MS - performance.now();
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, Math.ceil(left) + 1));
  const control = form.elements.namedItem(HONEYPOT_FIELD);
  const trapped = control instanceof HTMLInputElement ? control.value : '';
  if (control instanceof HTMLInputElement) control.value = '';
  return {
    filledMs: Math.floor(performance.now() - since),
    trap: trapped ? { [HONEYPOT_FIELD]: trapped } : {},
  };
}
