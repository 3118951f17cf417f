import { Hono } from 'hono';

import type { AppEnv } from '../../../http/context.ts';
import { decisionTexts } from './templates.routes.ts';
import { reopening } from './reopen.routes.ts';
import { applications } from './applications.routes.tsx';
import { decisions } from './decisions.routes.ts';
import { partners } from './partners.routes.ts';

/** Affiliate applications, for staff. */
export const affiliatesAdmin = new Hono<AppEnv>();

affiliatesAdmin.route('/', applications);
// Before the addresses of applications, which would match its path.
affiliatesAdmin.route('/', decisionTexts);
affiliatesAdmin.route('/', decisions);
affiliatesAdmin.route('/', reopening);
affiliatesAdmin.route('/', partners);
