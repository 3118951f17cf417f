import type { Config } from '../config.ts';
import { createCaptcha } from './captcha/recaptcha-client.ts';
import { createCms } from './cms/storychief-client.ts';
import { createEmail } from './email/emailjs-client.ts';
import { createPartners } from './partners/partnerstack-client.ts';
import type { Role } from './provider.ts';
import { PROVIDERS, type ProviderId } from './table.ts';

type ProviderOf<In extends Role> = Extract<(typeof PROVIDERS)[number], { role: In }>;

const isIn =
  <In extends Role>(role: In) =>
  (provider: (typeof PROVIDERS)[number]): provider is ProviderOf<In> =>
    provider.role === role;

/** The provider that plays a role: the first with all its keys, or else the first. */
export function providerOf<In extends Role>(config: Config, role: In): ProviderOf<In> {
  const candidates = PROVIDERS.filter(isIn(role));
  const chosen = candidates.find(({ id }) => config.missing[id].length === 0) ?? candidates[0];
  if (!chosen) throw new Error(`No provider for the role ${role}`);
  return chosen;
}

/** What makes the port of a role; without its keys every call fails as not configured. */
const CLIENTS = {
  storychief: createCms,
  emailjs: createEmail,
  recaptcha: createCaptcha,
  partnerstack: createPartners,
} satisfies Record<ProviderId, (config: Config, outbound: typeof fetch) => unknown>;

/** @param outbound how requests leave: `fetch` in production, the sandbox's binding elsewhere */
export const createProviders = (config: Config, outbound: typeof fetch) => ({
  cms: CLIENTS[providerOf(config, 'cms').id](config, outbound),
  email: CLIENTS[providerOf(config, 'email').id](config, outbound),
  captcha: CLIENTS[providerOf(config, 'captcha').id](config, outbound),
  partners: CLIENTS[providerOf(config, 'partners').id](config, outbound),
});

/** Everything outside our account, by its role. */
export type Providers = ReturnType<typeof createProviders>;
