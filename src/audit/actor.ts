import { clientAddress } from '../http/client-address.ts';
import type { AppContext } from '../http/context.ts';
import type { Actor } from './audit.queries.ts';

/** Enough of a session's hash to tell two apart, too little to take one over. */
export const shortSession = (tokenHash: string): string => tokenHash.slice(0, 8);

export function actorOf(c: AppContext): Actor {
  const session = c.get('staff');
  return {
    session: session ? shortSession(session.tokenHash) : null,
    address: clientAddress(c),
  };
}
