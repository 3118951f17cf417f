import { CAPTCHA_TEXTS, DEFAULT_ACTION, type CaptchaSource } from '../captcha.contract.ts';
import { addScript } from '../../../../client/third-parties/add-script.ts';

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

/** Loads the provider's script, unless the page has, and waits for it. */
async function loaded(script: string): Promise<Recaptcha> {
  const isThere = () => document.querySelector(`script[src=${JSON.stringify(script)}]`) !== null;
  if (script && !isThere()) addScript(script);
  for (let waited = 0; waited <= SCRIPT_WAIT_MS; waited += SCRIPT_POLL_MS) {
    // The stub of the provider's snippet can queue, but not execute.
    if (typeof window.grecaptcha?.execute === 'function') return window.grecaptcha;
    if (!isThere()) break;
    await pause(SCRIPT_POLL_MS);
  }
  throw new CaptchaError(CAPTCHA_TEXTS.notLoaded);
}

/**
 * A token is good for one use within two minutes, so ask for it right before sending.
 * @throws CaptchaError
 */
export async function mintToken(
  { siteKey, script }: CaptchaSource,
  action: string = DEFAULT_ACTION,
): Promise<string> {
  const recaptcha = await loaded(script);
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
