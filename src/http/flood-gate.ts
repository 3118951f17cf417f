import { clientAddress, isNobody } from './client-address.ts';
import type { AppContext } from './context.ts';

/** What a visitor who is turned away should wait: the platform's gates count by the minute. */
export const FLOOD_WAIT_SECONDS = 60;

/**
 * Lets a call through unless its address sends very many. The gate is approximate and counts per
 * location (the exact limits are in the stores), so where it fails itself, it lets through.
 * @param intake what is counted apart, e.g. 'contact'
 */
export async function passesFloodGate(c: AppContext, intake: string): Promise<boolean> {
  const address = clientAddress(c);
  if (isNobody(address)) return true;
  try {
    const { success } = await c.get('services').intakeGate.limit({ key: `${intake}:${address}` });
    return success;
  } catch {
    return true;
  }
}
