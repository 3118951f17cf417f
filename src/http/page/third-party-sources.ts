import { WEB_ANALYTICS_SCRIPT } from '../../shared/content/analytics-script.ts';
import type { ThirdPartySources } from '../security-headers.ts';

interface Scripts {
  RECAPTCHA_SITE_KEY?: string | undefined;
  RECAPTCHA_SCRIPT_URL: string;
  STRIPE_SCRIPT_URL: string;
  PARTNERSTACK_SCRIPT_URL: string;
  PARTNERSTACK_PUBLIC_KEY?: string | undefined;
  WEB_ANALYTICS_TOKEN?: string | undefined;
}

/** The folder of a script, which a policy can allow instead of the whole origin. */
const folderOf = (url: string): string => new URL('.', url).href;

/**
 * What reCAPTCHA loads and calls, on pages with a form that may need it. Scripts are named exactly:
 * other files in Google's folder bring a framework that runs markup as code.
 */
export function captchaSources({
  RECAPTCHA_SITE_KEY: siteKey,
  RECAPTCHA_SCRIPT_URL: script,
}: Scripts): ThirdPartySources {
  if (!siteKey) return {};
  const own = folderOf(script);
  return {
    scripts: [script, 'https://www.gstatic.com/recaptcha/releases/'],
    frames: [own, 'https://recaptcha.google.com/recaptcha/'],
    connects: [own],
  };
}

/** What Stripe's pricing table loads. */
export function pricingTableSources({ STRIPE_SCRIPT_URL: script }: Scripts): ThirdPartySources {
  const { origin } = new URL(script);
  return { scripts: [origin], frames: [origin] };
}

/** The partner program's script and its public key; null when the program is not set up. */
export const partnerProgram = ({
  PARTNERSTACK_SCRIPT_URL: script,
  PARTNERSTACK_PUBLIC_KEY: publicKey,
}: Scripts) => (publicKey ? { script, publicKey } : null);

/** What PartnerStack's script loads and calls: on a partner's links, and with the lead form. */
export function partnerSources(config: Scripts): ThirdPartySources {
  const program = partnerProgram(config);
  if (!program) return {};
  const { script } = program;
  return {
    scripts: [folderOf(script)],
    connects: [new URL(script).origin, 'https://*.partnerstack.com', 'https://partnerlinks.io'],
  };
}

/** What a page allows on which the lead form stands or opens. */
export const leadFormSources = (config: Scripts): ThirdPartySources =>
  mergeSources(captchaSources(config), partnerSources(config));

export const allowsLeadForm = ({ scripts = [] }: ThirdPartySources, config: Scripts): boolean =>
  (leadFormSources(config).scripts ?? []).every((script) => scripts.includes(script));

/** What Cloudflare Web Analytics loads and calls, on each public page of a site that has it. */
export const webAnalyticsSources = ({ WEB_ANALYTICS_TOKEN: token }: Scripts): ThirdPartySources =>
  token ? { scripts: [WEB_ANALYTICS_SCRIPT], connects: ['https://cloudflareinsights.com'] } : {};

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
