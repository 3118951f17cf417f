import type { ThirdPartySources } from '../security-headers.ts';

interface Scripts {
  RECAPTCHA_SCRIPT_URL: string;
  STRIPE_SCRIPT_URL: string;
  PARTNERSTACK_SCRIPT_URL: string;
}

/** The folder of a script, which a policy can allow instead of the whole origin. */
const folderOf = (url: string): string => new URL('.', url).href;

/** What reCAPTCHA loads and calls. */
export function captchaSources({ RECAPTCHA_SCRIPT_URL: script }: Scripts): ThirdPartySources {
  const own = folderOf(script);
  return {
    scripts: [own, 'https://www.gstatic.com/recaptcha/'],
    frames: [own, 'https://recaptcha.google.com/recaptcha/'],
    connects: [own],
  };
}

/** What Stripe's pricing table loads. */
export function pricingTableSources({ STRIPE_SCRIPT_URL: script }: Scripts): ThirdPartySources {
  const { origin } = new URL(script);
  return { scripts: [origin], frames: [origin] };
}

/** What PartnerStack's script loads and calls, on pages with the lead form. */
export function partnerSources({ PARTNERSTACK_SCRIPT_URL: script }: Scripts): ThirdPartySources {
  return {
    scripts: [folderOf(script)],
    connects: [new URL(script).origin, 'https://*.partnerstack.com', 'https://partnerlinks.io'],
  };
}

export function mergeSources(...parties: readonly ThirdPartySources[]): ThirdPartySources {
  const all = (directive: keyof ThirdPartySources) =>
    parties.flatMap((party) => party[directive] ?? []);
  return {
    scripts: all('scripts'),
    frames: all('frames'),
    connects: all('connects'),
    images: all('images'),
  };
}
