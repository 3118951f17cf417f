import { defineProvider } from '../provider.ts';
import { optional, urlOr } from '../settings.ts';

/** PartnerStack's vendor API v2. */
export const partnerstack = defineProvider({
  id: 'partnerstack',
  role: 'partners',
  name: 'PartnerStack',
  use: 'affiliates',
  settings: {
    PARTNERSTACK_PUBLIC_KEY: optional,
    PARTNERSTACK_SECRET_KEY: optional,
    PARTNERSTACK_API_URL: urlOr('https://api.partnerstack.com/api/v2'),
    PARTNERSTACK_SCRIPT_URL: urlOr('https://js.partnerstack.com/v1/'),
  },
  keys: ['PARTNERSTACK_PUBLIC_KEY', 'PARTNERSTACK_SECRET_KEY'],
});
