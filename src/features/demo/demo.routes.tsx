import { Hono } from 'hono';

import type { AppContext, AppEnv } from '../../http/context.ts';
import { pageMeta } from '../../http/page/define-pages.ts';
import { byPath } from '../../http/cache/page-keys.ts';
import { releasePage } from '../../http/page/shared-page.ts';
import { renderPrivate, type Page } from '../../http/page/render.tsx';
import { enforceRateLimit } from '../../http/rate-limit.ts';
import { readForm } from '../../http/read-body.ts';
import { refuseCrossSite } from '../../http/request-guards.ts';
import { pageQuery } from '../../http/validate.ts';
import { paths } from '../../shared/paths.ts';
import { roleOf, sampleRoles } from '../../shared/sample-search/sample-roles.ts';
import { DemoPage } from './DemoPage.tsx';
import styles from 'styles:./DemoPage.tsx';
import { demoPages } from './demo.pages.ts';

/** A job description in the longest encoding of a form, and the state. */
const MAX_BODY_BYTES = 64 * 1024;

const TOO_MANY = 'Too many rankings. Please wait a minute before trying again.';

export const demo = new Hono<AppEnv>();

/** @param posted the demo's form, or only its role */
const demoPage = (c: AppContext, posted: string): Page => ({
  meta: pageMeta(demoPages.demo, c.get('services').config.SITE_ORIGIN),
  styles,
  body: <DemoPage posted={posted} />,
});

const roleInQuery = pageQuery((query) => roleOf(query.get('role') ?? ''));

demo.get(paths.demo, roleInQuery, (c) => {
  const role = c.req.valid('query');
  // One entry per role, whatever else the query has.
  return releasePage(
    c,
    () => demoPage(c, `role=${role.id}`),
    (url) => byPath(url, role === sampleRoles[0] ? paths.demo : paths.demoRole(role.id)),
  );
});

/** Without JavaScript each button posts the form. Nothing is stored. */
demo.post(paths.demo, async (c) => {
  refuseCrossSite(c);
  await enforceRateLimit(c, 'demo', TOO_MANY);
  const pressed = await readForm(c, MAX_BODY_BYTES);
  return renderPrivate(c, demoPage(c, pressed.toString()));
});
