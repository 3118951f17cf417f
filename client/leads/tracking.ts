import { isEmail } from '../../src/shared/fields.ts';
import { read } from '../browser-storage.ts';
import type { LeadContent } from '../../src/features/leads/leads.contract.ts';

const START = '_initialize';

/** What the partner programme's script defines; both generations of it name the key (TRK-01). */
interface Tracking {
  data?: Record<string, unknown>;
  /** Its maker's name for it. */
  [START]?: (publicKey: string) => void;
  createSignup?: (callback?: (answer: unknown) => void) => void;
}

declare global {
  interface Window {
    growsumo?: Tracking;
  }
}

/** Where the script is and whose it is; both '' where the programme is not set up. */
export interface PartnerScript {
  script: string;
  publicKey: string;
  [name: string]: string;
}

const POLL_MS = 150;
const SCRIPT_WAIT_MS = 8000;
/** After the data is set, after the sign-up is created, before the end (TRK-09). */
const WAITS_MS = [200, 1500, 1000] as const;

const TEXTS = {
  noName: 'Name is required and cannot be empty',
  noEmail: 'Email is required and cannot be empty',
  badEmail: 'Email must be a valid email address',
} as const;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Its own parameters hold the partner's key in base64, mostly without padding (providers.md, section 2). */
function partnerIn(address: string): string {
  if (!URL.canParse(address)) return '';
  const query = new URL(address).searchParams;
  const coded = query.get('ps_partner_key') ?? query.get('gspk') ?? '';
  try {
    return atob(coded.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return '';
  }
}

/** The script comes late, so the link that began the visit may be behind us: it is told of it. */
function tellOfVisit(tracking: Tracking): void {
  const visited = ['last_touch', 'first_touch'].map((key) =>
    partnerIn((read('sessionStorage', key) ?? '').split(' ')[0] ?? ''),
  );
  tracking.data ??= {};
  tracking.data['partner_key'] ||= visited.find(Boolean);
}

let loading: Promise<void> | undefined;
let settled = true;

/** Fetches the script once, when somebody is about to leave their details. */
export function loadTracking({ script, publicKey }: PartnerScript): Promise<void> {
  if (window.growsumo || !script || !publicKey) return Promise.resolve();
  loading ??= new Promise((resolve) => {
    settled = false;
    const done = () => {
      settled = true;
      resolve();
    };
    const element = document.createElement('script');
    element.src = script;
    element.async = true;
    element.addEventListener('load', () => {
      try {
        window.growsumo?.[START]?.(publicKey);
        if (window.growsumo) tellOfVisit(window.growsumo);
      } catch (error) {
        console.warn('The partner script could not start', error);
      }
      done();
    });
    // A blocked script is the visitor's choice, and no one's loss but the programme's.
    element.addEventListener('error', done);
    document.head.appendChild(element);
  });
  return loading;
}

async function trackingObject(): Promise<Tracking | undefined> {
  for (let waited = 0; ; waited += POLL_MS) {
    // Before its load event it has not been told whose programme this is.
    if (window.growsumo?.createSignup && settled) return window.growsumo;
    if (waited >= SCRIPT_WAIT_MS) return window.growsumo;
    await pause(POLL_MS);
  }
}

/** What the programme would refuse: for the log, never shown (TRK-10). */
export function signUpErrors({ name, email }: LeadContent): string[] {
  return [
    ...(name.trim() === '' ? [TEXTS.noName] : []),
    ...(email.trim() === '' ? [TEXTS.noEmail] : isEmail(email) ? [] : [TEXTS.badEmail]),
  ];
}

async function signUp({ name, email }: LeadContent, handedOver: () => void): Promise<void> {
  const errors = signUpErrors({ name, email });
  if (errors.length > 0) throw new Error(errors.join('; '));
  const tracking = await trackingObject();
  if (!tracking?.createSignup) throw new Error('the script did not come');
  tracking.data ??= {};
  Object.assign(tracking.data, { name, email, customer_key: email });
  await pause(WAITS_MS[0]);
  // Some versions answer by the callback, others never: nobody waits longer than the wait for it.
  tracking.createSignup(handedOver);
  await pause(WAITS_MS[1]);
  handedOver();
  await pause(WAITS_MS[2]);
}

/**
 * Signs a lead up with the partner programme (TRK-07 to TRK-11). A failure is logged and nothing
 * else: the lead is stored already.
 * @returns when the page may be left: the sign-up is on its way, has failed, or has had as long as its
 *   three waits; what is still to come then is the programme's loss, not the visitor's time
 */
export async function signUpWithPartner(lead: LeadContent): Promise<void> {
  const longest = pause(WAITS_MS[0] + WAITS_MS[1] + WAITS_MS[2]);
  // A script that was blocked will not come any more.
  const blocked = (loading ?? Promise.resolve()).then(() =>
    window.growsumo ? new Promise<void>(() => undefined) : undefined,
  );
  const handedOver = new Promise<void>((resolve) => {
    signUp(lead, resolve).catch((error: unknown) => {
      console.warn(`No sign-up with the partner programme: ${String(error)}`);
      resolve();
    });
  });
  await Promise.race([handedOver, blocked, longest]);
}
