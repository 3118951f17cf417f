// npm run second-factor: makes a second factor for the staff area. It prints the secret as text and as
// an address for authenticator apps, ten recovery codes, and the two Worker secrets to set.
import { newRecoveryCode, recoveryHash } from '../src/features/staff/sign-in/second-factor.ts';
import { otpauthUri, toBase32 } from '../src/features/staff/sign-in/totp.ts';
import { site } from '../src/shared/content/site.ts';

const RECOVERY_CODES = 10;
/** As RFC 4226 recommends. */
const SECRET_BYTES = 20;

const secret = toBase32(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)));
const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
const hashes = await Promise.all(codes.map(recoveryHash));

console.log(`For the authenticator app of each member of staff:
  ${otpauthUri(secret, site.brand, 'staff')}

Recovery codes, each for one sign-in. Print them and lock them away:
${codes.map((code) => `  ${code}`).join('\n')}

Set both with npx wrangler secret put <NAME>. All sessions end.
  ADMIN_TOTP_SECRET
    ${secret}
  ADMIN_RECOVERY_CODES
    ${hashes.join(' ')}`);
