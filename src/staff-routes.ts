import { affiliatesAdmin } from './features/affiliates/staff/affiliates-admin.routes.ts';
import { audit } from './features/audit/staff/audit.routes.tsx';
import { blogAdmin } from './features/blog/staff/blog-admin.routes.ts';
import { messagesAdmin } from './features/contact/staff/messages-admin.routes.tsx';
import { leadsAdmin } from './features/leads/staff/leads-admin.routes.tsx';
import { addedLeads } from './features/leads/staff/import/add-leads.routes.tsx';
import { merges } from './features/leads/staff/merge/merge.routes.tsx';
import { imports } from './features/leads/staff/import/import.routes.tsx';
import { mail } from './features/mail/staff/mail.routes.tsx';
import { notificationChoices } from './features/site-status/staff/choices.routes.ts';
import { myDay } from './features/my-day/staff/my-day.routes.tsx';
import { overview } from './features/overview/staff/overview.routes.tsx';
import { people } from './features/people/staff/people.routes.tsx';
import { replies } from './staff/replies/replies.routes.ts';
import { siteStatus } from './features/site-status/staff/site-status.routes.tsx';
import { staff } from './staff/staff.routes.tsx';
import { textPages } from './staff/texts/texts.routes.tsx';

/** The staff area. Its pages have the styles of all that is listed here (StaffPage.tsx). */
export const staffRoutes = [
  staff,
  myDay,
  overview,
  leadsAdmin,
  addedLeads,
  imports,
  merges,
  messagesAdmin,
  affiliatesAdmin,
  blogAdmin,
  people,
  replies,
  textPages,
  mail,
  audit,
  siteStatus,
  notificationChoices,
];
