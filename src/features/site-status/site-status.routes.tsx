import { Hono } from 'hono';
import { z } from 'zod';

import { SiteScreen } from '../../../client/islands/SiteScreen.island.tsx';
import { actorOf } from '../../audit/actor.ts';
import { credentialMark } from '../../db/staff-sessions.ts';
import type { AppEnv } from '../../http/context.ts';
import { AppError } from '../../http/errors.tsx';
import { orUnavailable } from '../../http/or-unavailable.ts';
import { Island } from '../../http/page/island.tsx';
import { respond } from '../../http/respond.ts';
import { pathParams, validQuery } from '../../http/validate.ts';
import { staffPages } from '../../shared/staff-pages.ts';
import { orNull } from '../staff/staff-list.tsx';
import { texts } from '../staff/staff.contract.ts';
import { renderStaffPage } from '../staff/StaffPage.tsx';
import { timeStyle } from '../staff/time-style.ts';
import { siteApi, siteTexts } from './site-status.contract.ts';
import { endOtherSessions, endSessionOf } from './site-status.queries.ts';
import { readSiteStatus, SESSION_ID_LENGTH, type SiteSources } from './site-status.ts';

const sessionParams = z.object({
  id: z.string().regex(new RegExp(`^[0-9a-f]{${SESSION_ID_LENGTH}}$`)),
});

function refuseEnded(): never {
  throw new AppError('not_found', 'This session has ended already');
}

/** The status of the site, and the staff sessions. @param sources what other features report */
export function siteStatus(sources: SiteSources): Hono<AppEnv> {
  const site = new Hono<AppEnv>();

  site.get(siteApi.status.path, validQuery(z.strictObject({})), async (c) => {
    const reading = readSiteStatus(c.get('services'), sources, c.get('staff'));
    return respond(c, siteApi.status, await orUnavailable(reading, siteTexts.failed));
  });

  site.delete(siteApi.endSession.path, pathParams(sessionParams, refuseEnded), async (c) => {
    const { id } = c.req.valid('param');
    const { db, config } = c.get('services');
    const mark = await credentialMark(config);
    const ending = endSessionOf(db, { beginning: id, mark }, actorOf(c), Date.now());
    if (!(await orUnavailable(ending, texts.actionFailed))) refuseEnded();
    return respond(c, siteApi.endSession, { ended: 1 });
  });

  site.delete(siteApi.endOtherSessions.path, async (c) => {
    const { db, config } = c.get('services');
    const mark = await credentialMark(config);
    const ownHash = c.get('staff')?.tokenHash ?? '';
    const ending = endOtherSessions(db, { ownHash, mark }, actorOf(c), Date.now());
    const ended = await orUnavailable(ending, texts.actionFailed);
    return respond(c, siteApi.endOtherSessions, { ended });
  });

  site.get(staffPages.site.path, async (c) => {
    const services = c.get('services');
    const response = await orNull(readSiteStatus(services, sources, c.get('staff')));
    return renderStaffPage(c, {
      page: staffPages.site,
      status: response ? 200 : 503,
      screen: (
        <Island
          name="SiteScreen"
          component={SiteScreen}
          when="load"
          props={{ response, time: timeStyle(c) }}
        />
      ),
    });
  });
  return site;
}
