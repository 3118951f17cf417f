import { whenLoaded } from '../../../../client/loading/when-loaded.ts';
import { isProgramKey } from '../../../shared/partner-visit.ts';
import { rememberPartner } from './partner-store.ts';

/**
 * For pages with a partner parameter in the URL: stores the key at once, and loads the partner program's
 * script after the load event where the key is one of the program.
 */
export async function start(): Promise<void> {
  const { arrived } = rememberPartner();
  if (!arrived || !isProgramKey(arrived)) return;
  await whenLoaded();
  const { loadTracking } = await import('./tracking.ts');
  await loadTracking();
}
