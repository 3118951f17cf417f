import { whenLoaded } from '../../../../client/loading/when-loaded.ts';
import { call } from '../../../../client/api/call.ts';
import { cookieText, isProgramKey } from '../../../shared/partner-visit.ts';
import { leadsApi } from '../leads.contract.ts';
import { isKept, rememberPartner } from './partner-store.ts';

/**
 * For pages with a partner parameter in the URL: stores the key at once. After the load event the Worker
 * keeps it in a cookie, and where the key is one of the program, its script is loaded.
 */
export async function startPartner(): Promise<void> {
  const { arrived, credited } = rememberPartner();
  await whenLoaded();
  if (credited && !isKept(credited)) {
    await call(leadsApi.keepPartner, { body: { partner: cookieText(credited) } });
  }
  if (!arrived || !isProgramKey(arrived)) return;
  const { loadTracking } = await import('./tracking.ts');
  await loadTracking();
}
