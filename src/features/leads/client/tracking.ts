import { isEmail } from '../../../shared/text/email-address.ts';
import { isProgramKey } from '../../../shared/partner-visit.ts';
import type { LeadContent } from '../leads.contract.ts';
import { addScript } from '../../../../client/third-parties/add-script.ts';
import { rememberPartner } from './partner-store.ts';

const START = '_initialize';

/** What the partner program's script defines; its two generations name the key differently. */
interface Tracking {
  data?: Record<string, unknown>;
  [START]?: (publicKey: string) => void;
  createSignup?: (callback?: (answer: unknown) => void) => void;
}

declare global {
  interface Window {
    growsumo?: Tracking;
  }
}

const POLL_MS = 150;
const SCRIPT_WAIT_MS = 8000;
/** After the data is set, after the sign-up is created, before the end. */
const WAITS_MS = [200, 1500, 1000] as const;

const TEXTS = {
  noName: 'Name is required and cannot be empty',
  noEmail: 'Email is required and cannot be empty',
  badEmail: 'Email must be a valid email address',
} as const;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The script may load on a later page than the link's, or find its own cookie deleted. */
function passVisit(tracking: Tracking): void {
  const { credited } = rememberPartner();
  tracking.data ??= {};
  if (credited && isProgramKey(credited)) tracking.data['partner_key'] ||= credited.key;
}

let loading: Promise<void> | undefined;
let settled = true;

/**
 * Loads the script once: on a partner's link, or when a visitor is about to leave their details. The
 * document names it; it does not where the program is not set up.
 */
export function loadTracking(): Promise<void> {
  const { partnerScript: script, partnerPublicKey: publicKey } = document.body.dataset;
  if (window.growsumo || !script || !publicKey) return Promise.resolve();
  loading ??= new Promise((resolve) => {
    settled = false;
    const done = () => {
      settled = true;
      resolve();
    };
    // A blocked script is the visitor's choice.
    addScript(script, () => {
      try {
        window.growsumo?.[START]?.(publicKey);
        if (window.growsumo) passVisit(window.growsumo);
      } catch (error) {
        console.warn('The partner script could not start', error);
      }
      done();
    });
  });
  return loading;
}

async function trackingObject(): Promise<Tracking | undefined> {
  for (let waited = 0; ; waited += POLL_MS) {
    // Before its load event it does not know our public key.
    if (window.growsumo?.createSignup && settled) return window.growsumo;
    if (waited >= SCRIPT_WAIT_MS) return window.growsumo;
    await pause(POLL_MS);
  }
}

/** What the program would refuse; for the log only. */
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
  // Some versions never call back, so the wait has a bound.
  tracking.createSignup(handedOver);
  await pause(WAITS_MS[1]);
  handedOver();
  await pause(WAITS_MS[2]);
}

/**
 * Signs a lead up with the partner program. A failure is only logged: the lead is
 * stored already.
 * @returns when the page may be left: the sign-up was handed over, has failed or has taken too long
 */
export async function signUpWithPartner(lead: LeadContent): Promise<void> {
  const longest = pause(WAITS_MS[0] + WAITS_MS[1] + WAITS_MS[2]);
  // A blocked script will not load any more.
  const blocked = (loading ?? Promise.resolve()).then(() =>
    window.growsumo ? new Promise<void>(() => undefined) : undefined,
  );
  const handedOver = new Promise<void>((resolve) => {
    signUp(lead, resolve).catch((error: unknown) => {
      console.warn(`No sign-up with the partner program: ${String(error)}`);
      resolve();
    });
  });
  await Promise.race([handedOver, blocked, longest]);
}
