import { CAPTCHA_TEXTS, DEFAULT_ACTION, type CaptchaSource } from '../captcha.contract.ts';
import { scriptUrl } from '../../../../client/shared/trusted-types.ts';

/** What the provider's script defines. */
interface Recaptcha {
  ready(callback: () => void): void;
  execute(siteKey: string, options: { action: string }): PromiseLike<string>;
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
  }
}

/** Its message is for the visitor. */
export class CaptchaError extends Error {}

const SCRIPT_WAIT_MS = 6000;
const SCRIPT_POLL_MS = 100;
const TOKEN_WAIT_MS = 10_000;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

let hasFailed = false;
let isRequested = false;

/** Loads the provider's script once; after a failure the next call tries again. */
export function loadCaptcha({ script }: CaptchaSource): void {
  if (isRequested || script === '') return;
  isRequested = true;
  hasFailed = false;
  const element = document.createElement('script');
  element.src = scriptUrl(script);
  element.addEventListener('error', () => {
    hasFailed = true;
    isRequested = false;
  });
  document.head.appendChild(element);
}

/** Waits for the script. */
async function loaded(): Promise<Recaptcha> {
  for (let waited = 0; waited <= SCRIPT_WAIT_MS; waited += SCRIPT_POLL_MS) {
    // The stub of the provider's snippet can queue, but not execute.
    if (typeof window.grecaptcha?.execute === 'function') return window.grecaptcha;
    if (hasFailed || !isRequested) break;
    await pause(SCRIPT_POLL_MS);
  }
  throw new CaptchaError(CAPTCHA_TEXTS.notLoaded);
}

/**
 * A token is good for one use within two minutes, so ask for it right before sending.
 * @throws CaptchaError
 */
export async function mintToken(
  source: CaptchaSource,
  action: string = DEFAULT_ACTION,
): Promise<string> {
  const { siteKey } = source;
  loadCaptcha(source);
  const recaptcha = await loaded();
  const late = pause(TOKEN_WAIT_MS).then(() => '');
  const minted = new Promise<string>((resolve, reject) => {
    recaptcha.ready(() => {
      try {
        recaptcha.execute(siteKey, { action }).then(resolve, reject);
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    });
  });
  const token = await Promise.race([minted.catch(() => ''), late]);
  if (!token) throw new CaptchaError(CAPTCHA_TEXTS.noToken);
  return token;
}
