import { Hono } from 'hono';
import { z } from 'zod';

import type { AppContext, AppEnv } from '../../http/context.ts';
import { ERROR_STATUS } from '../../http/error-status.ts';
import { AppError } from '../../http/errors.tsx';
import { jsonBody } from '../../http/request-guards.ts';
import { validJson } from '../../http/validate.ts';
import { paths } from '../../shared/paths.ts';
import { firstSection, staffDestination } from './sections.ts';
import { leaveSession } from './session.ts';
import { renderSignIn } from './SignInPage.tsx';
import { signIn } from './sign-in.ts';
import { PASSWORD_MAX_LENGTH, sessionApi, staffForms, texts } from './staff.contract.ts';

/** Signing in and out: by the API, and by plain forms, which work without JavaScript. */
export const staff = new Hono<AppEnv>();

const passwordBody = z.strictObject({
  password: z.string(texts.passwordEmpty).max(PASSWORD_MAX_LENGTH, texts.passwordWrong),
});

staff.post(sessionApi.signIn.path, jsonBody(8 * 1024), validJson(passwordBody), async (c) => {
  await signIn(c, c.req.valid('json').password);
  return c.body(null, 204);
});

staff.delete(sessionApi.signOut.path, async (c) => {
  await leaveSession(c);
  return c.body(null, 204);
});

staff.get('/admin', (c) => c.redirect(firstSection.path, 303));
staff.get(staffForms.signIn, (c) => c.redirect(firstSection.path, 303));

/** A field of a posted form as text; '' when it is absent or a file. */
async function formText(c: AppContext, name: string): Promise<string> {
  const value = (await c.req.formData()).get(name);
  return typeof value === 'string' ? value : '';
}

staff.post(staffForms.signIn, async (c) => {
  const destination = staffDestination(await formText(c, 'next'));
  const password = await formText(c, 'password');
  try {
    if (password.length > PASSWORD_MAX_LENGTH) throw new AppError('invalid', texts.passwordWrong);
    await signIn(c, password);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return renderSignIn(c, {
      status: ERROR_STATUS[error.code],
      problem: error.message,
      destination,
      headers: error.details.headers,
    });
  }
  return c.redirect(destination, 303);
});

staff.post(staffForms.signOut, async (c) => {
  const leavesForSite = (await formText(c, 'next')) === paths.home;
  await leaveSession(c);
  return c.redirect(leavesForSite ? paths.home : firstSection.path, 303);
});
