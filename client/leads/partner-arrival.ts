import { loaded } from '../loaded.ts';
import { rememberPartner } from './partner-store.ts';
import { loadTracking } from './tracking.ts';

/**
 * On a page whose address names a partner: stores the key at once, and loads the partner program's
 * script after the load event (PTN-01, PTN-03).
 */
export async function start(): Promise<void> {
  rememberPartner();
  await loaded();
  await loadTracking();
}
