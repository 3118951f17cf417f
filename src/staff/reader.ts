import { actorName, actorOf } from '../audit/actor.ts';
import type { AppContext } from '../http/context.ts';
import { dayOf } from '../shared/text/day.ts';
import { timeStyle } from './time-style.ts';

/** Who reads a list: the name of the session, and the day in the browser's time zone. */
export interface Reader {
  who: string;
  /** Whether the session was given a name. */
  isNamed: boolean;
  /** 'YYYY-MM-DD' */
  today: string;
  timeZone: string;
}

export function readerOf(c: AppContext): Reader {
  const actor = actorOf(c);
  const { timeZone } = timeStyle(c);
  return {
    who: actorName(actor),
    isNamed: actor.name !== null,
    today: dayOf(Date.now(), timeZone),
    timeZone,
  };
}
