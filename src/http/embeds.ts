import type { Embeds } from './security-headers.ts';

interface ThirdParties {
  RECAPTCHA_SCRIPT_URL: string;
  STRIPE_SCRIPT_URL: string;
}

/** The folder that a script's address lies in, which a policy may name instead of the whole origin. */
const folderOf = (url: string): string => new URL('.', url).href;

/** What a page with a guarded form lets the captcha do (providers.md, section 4). */
export function captchaEmbeds({ RECAPTCHA_SCRIPT_URL: script }: ThirdParties): Embeds {
  const own = folderOf(script);
  return {
    scripts: [own, 'https://www.gstatic.com/recaptcha/'],
    frames: [own, 'https://recaptcha.google.com/recaptcha/'],
    connects: [own],
  };
}

/** What the pricing page lets the pricing table do (providers.md, section 5). */
export function pricingTableEmbeds({ STRIPE_SCRIPT_URL: script }: ThirdParties): Embeds {
  const { origin } = new URL(script);
  return { scripts: [origin], frames: [origin] };
}
