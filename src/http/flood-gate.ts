import { within } from '../shared/deadline.ts';
import { clientAddress, isNobody } from './client-address.ts';
import type { AppContext } from './context.ts';
import { AppError } from './errors.tsx';

/** What a visitor who is turned away should wait: the platform's gates count by the minute. */
const WAIT_SECONDS = 60;
const GATE_MS = 1000;

/**
 * Whether one of the platform's gates lets a key through. They are approximate and count per location
 * (the exact limits are in the stores), so where a gate fails itself, or takes long, it lets through.
 */
export async function passesGate(gate: RateLimit, key: string): Promise<boolean> {
  try {
    const { success } = await within(gate.limit({ key }), GATE_MS, 'The gate');
    return success;
  } catch {
    return true;
  }
}

/**
 * Refuses a call whose address sends very many.
 * @param intake what is counted apart, e.g. 'contact'
 * @param text what the answer's `error` says
 * @throws AppError too_many, with Retry-After
 */
export async function refuseFlood(c: AppContext, intake: string, text: string): Promise<void> {
  const address = clientAddress(c);
  if (isNobody(address)) return;
  if (!(await passesGate(c.get('services').intakeGate, `${intake}:${address}`))) {
    throw new AppError('too_many', text, { headers: { 'retry-after': String(WAIT_SECONDS) } });
  }
}
