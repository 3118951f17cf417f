import type { Embeds } from '../security-headers.ts';

interface ThirdParties {
  RECAPTCHA_SCRIPT_URL: string;
  STRIPE_SCRIPT_URL: string;
  PARTNERSTACK_SCRIPT_URL: string;
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

/**
 * What a page with the lead form lets the partner programme's script do (providers.md, section 2). It
 * is fetched when somebody is about to leave their details, and reports to hosts of its makers.
 */
export function partnerEmbeds({ PARTNERSTACK_SCRIPT_URL: script }: ThirdParties): Embeds {
  return {
    scripts: [folderOf(script)],
    connects: [new URL(script).origin, 'https://*.partnerstack.com', 'https://partnerlinks.io'],
  };
}

/** All that several parties need on one page. */
export function allEmbeds(...parties: readonly Embeds[]): Embeds {
  const all = (list: keyof Embeds) => parties.flatMap((party) => party[list] ?? []);
  return {
    scripts: all('scripts'),
    frames: all('frames'),
    connects: all('connects'),
    images: all('images'),
  };
}
