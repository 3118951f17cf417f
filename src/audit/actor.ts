import { clientAddress } from '../http/client-address.ts';
import type { AppContext } from '../http/context.ts';
import type { Actor, Author } from './audit.queries.ts';

/** Enough of a session's hash to tell two apart, too little to take one over. */
export const shortSession = (tokenHash: string): string => tokenHash.slice(0, 8);

/**
 * Who acted, as lists, histories and conflicts show it: the name given at sign-in, or a neutral label.
 * Features that store who did a thing store this text.
 */
export function actorName({ session, name, address }: Actor): string {
  if (name !== null) return name;
  if (session !== null) return `session ${session}`;
  return address === null ? 'The site itself' : 'Not signed in';
}

/** Who acts in this request, and now. */
export const authorOf = (c: AppContext): Author => ({
  by: actorOf(c),
  now: Date.now(),
});

export function actorOf(c: AppContext): Actor {
  const session = c.get('staff');
  return {
    session: session ? shortSession(session.tokenHash) : null,
    name: session?.name ?? null,
    address: clientAddress(c),
  };
}
