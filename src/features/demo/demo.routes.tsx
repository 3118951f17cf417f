import { Hono } from 'hono';

import type { AppContext, AppEnv } from '../../http/context.ts';
import { pageMeta } from '../../http/page/define-pages.ts';
import { sharedPage } from '../../http/page/page-cache.ts';
import { renderPrivate, type Page } from '../../http/page/render.tsx';
import { enforceRateLimit } from '../../http/rate-limit.ts';
import { formBody, formFields, refuseCrossSite } from '../../http/request-guards.ts';
import { pageQuery } from '../../http/validate.ts';
import { paths } from '../../shared/paths.ts';
import {
  applyAction,
  readState,
  sampleState,
  type DemoState,
} from '../../shared/sample-search/demo-state.ts';
import { sampleCandidates } from '../../shared/sample-search/sample-candidates.ts';
import { roleOf, sampleRoles } from '../../shared/sample-search/sample-roles.ts';
import { DemoPage } from './DemoPage.tsx';
import { demoPages } from './demo.pages.ts';

/** A job description in the longest encoding of a form, and the state. */
const MAX_BODY_BYTES = 64 * 1024;

const TOO_MANY = 'Too many rankings. Please wait a minute before trying again.';

export const demo = new Hono<AppEnv>();

const demoPage = (c: AppContext, state: DemoState): Page => ({
  meta: pageMeta(demoPages.demo, c.get('services').config.SITE_ORIGIN),
  body: <DemoPage state={state} />,
});

const roleInQuery = pageQuery((query) => roleOf(query.get('role') ?? ''));

demo.get(paths.demo, roleInQuery, (c) => {
  const role = c.req.valid('query');
  return sharedPage(c, {
    version: 'release',
    checkEveryMs: 60_000,
    edgeSeconds: 3600,
    // One entry per role, whatever else the query has.
    cacheKey: role === sampleRoles[0] ? paths.demo : paths.demoRole(role.id),
    tags: ['page'],
    render: () => demoPage(c, sampleState(role, sampleCandidates)),
  });
});

/** Without JavaScript each button posts the form. Nothing is stored. */
demo.post(
  paths.demo,
  async (c, next) => {
    refuseCrossSite(c);
    await enforceRateLimit(c, 'demo', TOO_MANY);
    await next();
  },
  formBody(MAX_BODY_BYTES),
  async (c) => {
    const posted = await formFields(c);
    const state = applyAction(
      readState(posted, sampleCandidates),
      posted.get('do') ?? '',
      sampleCandidates,
    );
    return renderPrivate(c, demoPage(c, state));
  },
);
