import { recordFailedSignIn } from '../../../audit/audit.queries.ts';
import { clientAddress } from '../../../http/client-address.ts';
import type { AppContext } from '../../../http/context.ts';
import type { ErrorCode } from '../../../http/error-status.ts';
import { AppError } from '../../../http/errors.tsx';
import { logError, logInfo, traceOf } from '../../../shared/log.ts';
import { beginSession } from '../session.ts';
import { forgive, takeCodeTurn, takeTurn } from './attempts.ts';
import { rememberDevice } from './device-cookie.ts';
import { verifyPassword } from './password.ts';
import { useCode } from './second-factor.ts';
import { signInTexts, type SignIn } from './sign-in.contract.ts';

/** Signs in; whatever is thrown unexpectedly, staff read 'Authentication failed' (ADM-04). */
export async function signIn(c: AppContext, typed: SignIn): Promise<void> {
  try {
    await tryPassword(c, typed);
  } catch (error) {
    if (error instanceof AppError) throw error;
    logError('sign_in_failed', traceOf(error));
    throw new AppError('store_failed', signInTexts.failed);
  }
}

const codeError = (code: ErrorCode, text: string): AppError =>
  new AppError(code, text, { fields: { code: text } });

/** Logs and records a failure. An audit log that cannot be written must not reveal what was right. */
async function recordFailure(
  c: AppContext,
  failure: Parameters<typeof recordFailedSignIn>[1],
): Promise<void> {
  const event = failure.action === 'code_failed' ? 'staff_code_refused' : 'staff_sign_in_refused';
  logInfo(event);
  await recordFailedSignIn(c.get('services').db, failure, Date.now()).catch((error: unknown) =>
    logError('audit_failed', traceOf(error)),
  );
}

/**
 * Compares a password exactly as received, then the code where a second factor is set up, and signs
 * the browser in (ADM-02, ADM-03, ADM-06, Y-02). The slow hash is computed only for an attempt that
 * passes every limit; a missing code costs none.
 * @throws AppError no_session (wrong), invalid (no code), too_many (with Retry-After), store_failed
 */
async function tryPassword(c: AppContext, { password, name, code }: SignIn): Promise<void> {
  const services = c.get('services');
  const { ADMIN_PASSWORD_HASH: hash, ADMIN_TOTP_SECRET: secret } = services.config;
  if (hash === undefined) {
    throw new AppError(
      'store_failed',
      'Staff sign-in is not set up: the secret ADMIN_PASSWORD_HASH is missing',
    );
  }
  if (secret !== undefined && code === null) throw codeError('invalid', signInTexts.codeMissing);
  const attempt = await takeTurn(c, hash);

  const address = clientAddress(c);
  if (!(await verifyPassword(password, hash))) {
    await recordFailure(c, { address, action: 'sign_in_failed' });
    throw new AppError('no_session', signInTexts.wrong);
  }
  if (secret !== undefined) await takeCodeTurn(c, attempt);
  const factor = secret === undefined ? 'none' : await useCode(services, code ?? '', Date.now());
  if (factor === undefined) {
    await recordFailure(c, { address, action: 'code_failed' });
    throw codeError('no_session', signInTexts.codeWrong);
  }
  await forgive(c, attempt);
  const detail = factor === 'recovery' ? { detail: { recovery_code: true } } : {};
  await beginSession(c, { address, name, ...detail });
  await rememberDevice(c, hash);
}
