import { CAPTCHA_TEXTS, DEFAULT_ACTION } from '../../src/features/captcha/captcha.contract.ts';

/** What the captcha's script defines (providers.md, section 4). */
interface Recaptcha {
  ready(callback: () => void): void;
  execute(siteKey: string, options: { action: string }): PromiseLike<string>;
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
  }
}

/** Why there is no token, in the spec's words. */
export class CaptchaError extends Error {}

const SCRIPT_WAIT_MS = 6000;
const SCRIPT_POLL_MS = 100;
const TOKEN_WAIT_MS = 10_000;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The script's object, for which someone who was quicker than the script is made to wait a little. */
async function loaded(siteKey: string): Promise<Recaptcha> {
  for (let waited = 0; waited <= SCRIPT_WAIT_MS; waited += SCRIPT_POLL_MS) {
    // Its stub, which some snippets put there, can queue but not execute.
    if (typeof window.grecaptcha?.execute === 'function') return window.grecaptcha;
    if (siteKey === '' || document.querySelector('[data-script-status="failed"]')) break;
    await pause(SCRIPT_POLL_MS);
  }
  throw new CaptchaError(CAPTCHA_TEXTS.notLoaded);
}

/**
 * Asks for a token; one is good for two minutes and one use, so ask when it is to be sent.
 * @throws CaptchaError with 'reCAPTCHA not loaded…' or 'Failed to verify you are human…'
 */
export async function mintToken(siteKey: string, action: string = DEFAULT_ACTION): Promise<string> {
  const recaptcha = await loaded(siteKey);
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
