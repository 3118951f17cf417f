import { Hono } from 'hono';
import { z } from 'zod';

import { ApplicationsScreen } from '../../../../client/islands/ApplicationsScreen.island.tsx';
import type { AppEnv } from '../../../http/context.ts';
import { orUnavailable } from '../../../http/or-unavailable.ts';
import { Island } from '../../../http/page/island.tsx';
import { respond } from '../../../http/respond.ts';
import { validQuery } from '../../../http/validate.ts';
import { listParameters, toListQuery } from '../../../staff-list/list-request.ts';
import { takeFlash } from '../../staff/flash.ts';
import { renderListPage } from '../../staff/list-page.tsx';
import { sections } from '../../staff/sections.ts';
import {
  APPLICATION_FILTERS,
  APPLICATION_SORTS,
  applicationsApi,
  applicationTexts,
} from './affiliates-admin.contract.ts';
import { readApplications } from './applications.ts';

/** The list of applications, for staff. */
export const applications = new Hono<AppEnv>();

const parameters = listParameters(APPLICATION_SORTS).extend({
  status: z.enum(APPLICATION_FILTERS).optional(),
});

applications.get(applicationsApi.list.path, validQuery(parameters), async (c) => {
  const { status: filter, ...rest } = c.req.valid('query');
  const reading = readApplications(c.get('services'), { ...toListQuery(rest), filter });
  return respond(c, applicationsApi.list, await orUnavailable(reading, applicationTexts.failed));
});

applications.get(sections.applications.path, (c) =>
  renderListPage(c, {
    section: sections.applications,
    sorts: APPLICATION_SORTS,
    filters: APPLICATION_FILTERS,
    read: (query) => readApplications(c.get('services'), query),
    screen: (props) => (
      <Island
        name="ApplicationsScreen"
        component={ApplicationsScreen}
        when="load"
        props={{ ...props, flash: takeFlash(c) }}
      />
    ),
  }),
);
