import { recordFailedSignIn } from '../../audit/audit.queries.ts';
import { clientAddress } from '../../http/client-address.ts';
import type { AppContext } from '../../http/context.ts';
import { AppError } from '../../http/app-error.ts';
import { logError, logInfo, traceOf } from '../../shared/log.ts';
import { addName, listedName } from '../names.queries.ts';
import { beginSession } from './session.ts';
import { forgive, takeTurn } from './attempts.ts';
import { verifyPassword } from './password.ts';
import { signInTexts } from './sign-in.contract.ts';

interface SignIn {
  password: string;
  /** One of the names of staff, however it is spelled; any other is none. */
  name?: string | null | undefined;
}

/** Signs in; whatever is thrown unexpectedly, staff read 'Authentication failed'. */
export async function signIn(c: AppContext, typed: SignIn): Promise<void> {
  try {
    await tryPassword(c, typed);
  } catch (error) {
    if (error instanceof AppError) throw error;
    logError('sign_in_failed', traceOf(error));
    throw new AppError('store_failed', signInTexts.failed);
  }
}

/**
 * Compares a password exactly as received, and signs the browser in.
 * The slow hash is computed only for an attempt that passes every limit.
 * @throws AppError no_session (wrong), too_many (with Retry-After), store_failed
 */
async function tryPassword(c: AppContext, { password, name }: SignIn): Promise<void> {
  const { db, config } = c.get('services');
  const { ADMIN_PASSWORD_HASH: hash } = config;
  if (hash === undefined) {
    throw new AppError(
      'store_failed',
      'Staff sign-in is not set up: the secret ADMIN_PASSWORD_HASH is missing',
    );
  }
  const attempt = await takeTurn(c);
  const address = clientAddress(c);
  if (!(await verifyPassword(password, hash))) {
    logInfo('staff_sign_in_refused');
    // An audit log that cannot be written must not reveal that the password was wrong.
    await recordFailedSignIn(db, address, Date.now()).catch((error: unknown) =>
      logError('audit_failed', traceOf(error)),
    );
    throw new AppError('no_session', signInTexts.wrong);
  }
  const person = c.get('person');
  const by = { session: null, name: person ?? null, address };
  if (person !== undefined) await addName(db, person, { by, now: Date.now() });
  const listed = name ? await listedName(db, name) : null;
  await Promise.all([forgive(c, attempt), beginSession(c, { address, name: person ?? listed })]);
}
