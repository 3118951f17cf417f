import type { Config } from '../config.ts';
import type { Role } from './provider.ts';
import { PROVIDERS } from './table.ts';

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

/** @param outbound how requests leave: `fetch` in production, the sandbox's binding elsewhere */
export const createProviders = (config: Config, outbound: typeof fetch) => ({
  cms: providerOf(config, 'cms').create(config, outbound),
  email: providerOf(config, 'email').create(config, outbound),
  captcha: providerOf(config, 'captcha').create(config, outbound),
  partners: providerOf(config, 'partners').create(config, outbound),
});

/** Everything outside our account, by its role. */
export type Providers = ReturnType<typeof createProviders>;
