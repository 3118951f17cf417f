import { whenLoaded } from '../../../../client/loading/when-loaded.ts';
import { rememberPartner } from './partner-store.ts';

/**
 * For pages with a partner parameter in the URL: stores the key at once, and loads the partner program's
 * script after the load event.
 */
export async function start(): Promise<void> {
  if (!rememberPartner().arrived) return;
  await whenLoaded();
  const { loadTracking } = await import('./tracking.ts');
  await loadTracking();
}
