import { FIELD_TEXTS } from '../shared/fields.ts';
import { FILL_HEADER, MIN_FILL_MS } from '../shared/honeypot.ts';
import { logWarning } from '../shared/log.ts';
import type { AppContext } from './context.ts';
import { AppError } from './errors.tsx';

/**
 * Refuses what only a script fills in or sends so fast. Who names no time (no JavaScript, another
 * client) is not asked for one.
 * @param trap what stood in the hidden field
 * @param text what the answer's `error` says; a person has to find a way out in it
 * @throws AppError refused, or invalid where the time is no number
 */
export function rejectBots(c: AppContext, trap: string | undefined, text: string): void {
  const filled = c.req.header(FILL_HEADER);
  if (filled !== undefined && !/^\d{1,9}$/.test(filled)) {
    throw new AppError('invalid', `${FILL_HEADER} has to be a number of milliseconds`, {
      fields: { [FILL_HEADER]: FIELD_TEXTS.pattern },
    });
  }
  const trapped = Boolean(trap);
  if (!trapped && (filled === undefined || Number(filled) >= MIN_FILL_MS)) return;
  logWarning('form_guard', { path: c.req.path, by: trapped ? 'trap' : 'time' });
  throw new AppError('refused', text);
}
