import { logWarning } from '../../shared/log.ts';
import type { AppContext } from '../context.ts';
import { AppError } from '../errors.tsx';

/** @param text explains to a person how to send again */
export function rejectBots(c: AppContext, hidden: string | null | undefined, text: string): void {
  if (!hidden) return;
  logWarning('honeypot_tripped', { path: c.req.path });
  throw new AppError('refused', text);
}
