import { Hono } from 'hono';

import type { AppContext, AppEnv } from '../../http/context.ts';
import { ERROR_STATUS } from '../../http/error-status.ts';
import { AppError } from '../../http/errors.tsx';
import { paths } from '../../shared/paths.ts';
import { renderApplications } from '../affiliates/admin/ApplicationsPage.tsx';
import { decisionForms } from '../affiliates/admin/decision-forms.routes.tsx';
import { decisions } from '../affiliates/admin/decisions.routes.ts';
import { renderLeads } from '../leads/admin/LeadsPage.tsx';
import { mail } from '../mail/mail.routes.ts';
import { operations, siteApi } from '../site-status/operations.routes.ts';
import { renderAudit, renderSite } from '../site-status/OperationsPages.tsx';
import { partners } from '../affiliates/admin/partners.routes.ts';
import { leaveSession } from './session.ts';
import { renderSignIn } from './SignInPage.tsx';
import { signIn } from './sign-in.ts';
import type { SiteSources } from '../site-status/site-status.ts';
import { staffApi } from './staff-api.routes.ts';
import { PASSWORD_MAX_LENGTH, staffForms, texts } from './staff.contract.ts';
import { staffDestination } from './staff-destination.ts';

/** The staff area's pages, and its plain forms, which work without JavaScript. */
export const staff = new Hono<AppEnv>();

staff.route('/', staffApi);
staff.route('/', operations);
staff.route('/', mail);
staff.route('/', decisions);
staff.route('/', decisionForms);
staff.route('/', partners);

staff.get('/admin', (c) => c.redirect(paths.adminLeads, 303));
staff.get(paths.adminLeads, renderLeads);
staff.get(paths.adminAffiliates, renderApplications);
staff.get(paths.adminAudit, renderAudit);

/** A field of a posted form as text; '' when it is absent or a file. */
async function formText(c: AppContext, name: string): Promise<string> {
  const value = (await c.req.formData()).get(name);
  return typeof value === 'string' ? value : '';
}

staff.get(staffForms.signIn, (c) => c.redirect(paths.adminLeads, 303));

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
  return c.redirect(leavesForSite ? paths.home : paths.adminLeads, 303);
});

/** The page that shows how the site is, and its API. */
export function siteState(sources: SiteSources): Hono<AppEnv> {
  const room = siteApi(sources);
  room.get(paths.adminSite, (c) => renderSite(c, sources));
  return room;
}
