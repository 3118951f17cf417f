export interface StaffPage {
  path: string;
  /** In the navigation. */
  label: string;
  /** Of the page. */
  title: string;
}

/** The pages of the staff area, in the order of the navigation. */
export const staffPages = {
  overview: { path: '/admin', label: 'Overview', title: 'Overview' },
  leads: { path: '/admin/leads', label: 'Leads', title: 'Leads' },
  messages: { path: '/admin/messages', label: 'Messages', title: 'Messages' },
  applications: {
    path: '/admin/affiliates',
    label: 'Affiliates',
    title: 'Affiliate applications',
  },
  people: { path: '/admin/people', label: 'People', title: 'People' },
  mail: { path: '/admin/mail', label: 'Mail', title: 'Outgoing mail' },
  site: { path: '/admin/site', label: 'Site', title: 'Site status' },
  audit: { path: '/admin/audit', label: 'Audit', title: 'Audit log' },
} as const satisfies Record<string, StaffPage>;
