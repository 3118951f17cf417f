import { affiliatesAdmin } from './features/affiliates/admin/affiliates-admin.routes.ts';
import { audit } from './features/audit/audit.routes.tsx';
import { blogAdmin, dropContent } from './features/blog/admin/blog-admin.routes.ts';
import { readFreshness } from './features/blog/store/freshness.queries.ts';
import { messagesAdmin } from './features/contact/admin/messages-admin.routes.tsx';
import { leadsAdmin } from './features/leads/admin/leads-admin.routes.tsx';
import { registrationHandler } from './features/affiliates/registration/partner-registration.ts';
import { addedLeads } from './features/leads/import/add-leads.routes.tsx';
import { mail } from './features/mail/mail.routes.tsx';
import { webhookHandler } from './features/notifications/notify.ts';
import { mailHandler } from './outbox/mail.ts';
import { readAlerts } from './features/notifications/alerts.ts';
import { readMuted } from './features/notifications/choices.ts';
import { notificationChoices } from './features/notifications/choices.routes.ts';
import { overview } from './features/overview/overview.routes.tsx';
import { people } from './features/people/people.routes.tsx';
import { replies } from './features/replies/replies.routes.ts';
import { siteStatus } from './features/site-status/site-status.routes.tsx';
import { staff } from './features/staff/staff.routes.tsx';

/** The staff area. Its pages have the styles of all that is listed here (StaffPage.tsx). */
export const staffRoutes = [
  staff,
  overview,
  leadsAdmin,
  addedLeads,
  messagesAdmin,
  affiliatesAdmin,
  blogAdmin,
  people,
  replies,
  mail([mailHandler, webhookHandler, registrationHandler]),
  audit,
  siteStatus({ readBlog: readFreshness, purgeBlog: dropContent, readAlerts, readMuted }),
  notificationChoices,
];
