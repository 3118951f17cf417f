import { Hono } from 'hono';

import type { AppEnv } from '../../../http/context.ts';
import { applicationsExport } from '../export/applications-csv.routes.ts';
import { applications } from './applications.routes.tsx';
import { decisionForms } from './decision-forms.routes.tsx';
import { decisions } from './decisions.routes.ts';
import { partners } from './partners.routes.ts';

/** Affiliate applications, for staff. */
export const affiliatesAdmin = new Hono<AppEnv>();

affiliatesAdmin.route('/', applications);
affiliatesAdmin.route('/', applicationsExport);
affiliatesAdmin.route('/', decisions);
affiliatesAdmin.route('/', decisionForms);
affiliatesAdmin.route('/', partners);
