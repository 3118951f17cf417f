import type { Services } from '../../../services.ts';
import { sha256 } from '../../../shared/sha256.ts';
import { claimCode } from './codes.queries.ts';
import { stepOfCode } from './totp.ts';

const RECOVERY_GROUPS = 9;
const RECOVERY_CODE = new RegExp(String.raw`^\d{${4 * RECOVERY_GROUPS}}$`);

/** 36 random digits (119 bits) in groups: too many to be found from their hash. */
export function newRecoveryCode(): string {
  const groups = Array.from({ length: RECOVERY_GROUPS }, () => {
    let random = 65_536;
    // The numbers above would make the low digits likelier than others.
    while (random >= 60_000) random = crypto.getRandomValues(new Uint16Array(1))[0] ?? 65_536;
    return String(random % 10_000).padStart(4, '0');
  });
  return groups.join('-');
}

/** Codes are typed with blanks and hyphens, or without. */
const digitsOf = (typed: string): string => typed.replace(/[\s-]/g, '');

/** As ADMIN_RECOVERY_CODES has it. */
export const recoveryHash = (code: string): Promise<string> => sha256(digitsOf(code));

export type FactorUsed = 'totp' | 'recovery';

/**
 * Checks a code of the second factor and uses it up: of any number of sign-ins with the same code at
 * the same time one passes.
 * @returns how it passed; undefined when it is wrong or was used before
 */
export async function useCode(
  { db, config }: Pick<Services, 'db' | 'config'>,
  typed: string,
  now: number,
): Promise<FactorUsed | undefined> {
  const { ADMIN_TOTP_SECRET: secret, ADMIN_RECOVERY_CODES: recoveryHashes } = config;
  if (secret === undefined) return undefined;
  const digits = digitsOf(typed);
  if (RECOVERY_CODE.test(digits)) {
    const hash = await sha256(digits);
    if (!recoveryHashes.includes(hash)) return undefined;
    return (await claimCode(db, { key: `recovery:${hash}`, now })) ? 'recovery' : undefined;
  }
  const step = await stepOfCode(secret, digits, now);
  if (step === undefined) return undefined;
  return (await claimCode(db, { key: `totp:${step}`, now })) ? 'totp' : undefined;
}
