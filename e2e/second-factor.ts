import { recoveryHash } from '../src/features/staff/sign-in/second-factor.ts';
import { totpAt } from '../src/features/staff/sign-in/totp.ts';

/** The site with a second factor listens so many ports above the one without. */
export const SECOND_FACTOR_PORTS = 100;

/** The key of RFC 6238's examples. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

export const RECOVERY_CODE = '1234-5678-9012-3456-7890-1234-5678-9012-3456';

export const secondFactorVars = async () => ({
  ADMIN_TOTP_SECRET: SECRET,
  ADMIN_RECOVERY_CODES: await recoveryHash(RECOVERY_CODE),
});

/** What an authenticator app shows. */
export const codeNow = () => totpAt(SECRET, Date.now());
