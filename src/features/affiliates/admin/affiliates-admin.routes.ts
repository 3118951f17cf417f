import { Hono } from 'hono';

import type { AppEnv } from '../../../http/context.ts';
import { applications } from './applications.routes.tsx';
import { decisionForms } from './decision-forms.routes.tsx';
import { decisions } from './decisions.routes.ts';
import { partners } from './partners.routes.ts';

/** Affiliate applications, for staff. */
export const affiliatesAdmin = new Hono<AppEnv>();

affiliatesAdmin.route('/', applications);
affiliatesAdmin.route('/', decisions);
affiliatesAdmin.route('/', decisionForms);
affiliatesAdmin.route('/', partners);
