import { allowedStatuses } from '../../tests/faults/fault-table.ts';

const PROVIDERS = [
  ['StoryChief', 'storychief'],
  ['EmailJS', 'emailjs'],
  ['reCAPTCHA', 'recaptcha'],
  ['PartnerStack', 'partnerstack'],
] as const;

const WAYS = {
  refused: { mode: 'refuse' },
  hangs: { mode: 'hang' },
  '500': { mode: 'status', status: 500 },
  '429': { mode: 'status', status: 429 },
  malformed: { mode: 'malformed' },
  slow: { mode: 'delay', delay_ms: 5000 },
} as const;
const NAMES = Object.keys(WAYS) as (keyof typeof WAYS)[];

/** A timeout is remembered for a while (introduction of docs/faults.md). */
const AFTER_TIMEOUT = { fails: 'StoryChief', way: 'hangs', call: 'GET /blog/not-a-post' };

export interface ActiveFault {
  fails: string;
  way: string;
  /** The error statuses that docs/faults.md lists for a call. */
  allows: (table: string, call: string) => number[];
}

/** Makes a provider fail until `clearFaults`. */
export async function provokeFault(origin: string, random: () => number): Promise<ActiveFault> {
  const [fails, id] = PROVIDERS[Math.floor(random() * PROVIDERS.length)] ?? PROVIDERS[0];
  const way = NAMES[Math.floor(random() * NAMES.length)] ?? 'refused';
  await fetch(`${origin}/__sandbox/faults/${id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(WAYS[way]),
  });
  return {
    fails,
    way,
    allows: (table, call) => {
      const isRemembered =
        fails === AFTER_TIMEOUT.fails && way === AFTER_TIMEOUT.way && call === AFTER_TIMEOUT.call;
      return [...allowedStatuses(table, fails, call), ...(isRemembered ? [504] : [])];
    },
  };
}

export async function clearFaults(origin: string): Promise<void> {
  await fetch(`${origin}/__sandbox/faults`, { method: 'DELETE' });
}
