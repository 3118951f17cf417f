export interface StaffPage {
  path: string;
  /** In the navigation. */
  label: string;
  /** Of the page. */
  title: string;
  /** After 'g' it leads there. */
  key: string;
}

/** The pages of the staff area, in the order of the navigation. */
export const staffPages = {
  day: { path: '/admin', label: 'My day', title: 'My day', key: 'd' },
  overview: { path: '/admin/overview', label: 'Overview', title: 'Overview', key: 'o' },
  leads: { path: '/admin/leads', label: 'Leads', title: 'Leads', key: 'l' },
  messages: { path: '/admin/messages', label: 'Messages', title: 'Messages', key: 'm' },
  applications: {
    path: '/admin/affiliates',
    label: 'Affiliates',
    title: 'Affiliate applications',
    key: 'a',
  },
  people: { path: '/admin/people', label: 'People', title: 'People', key: 'p' },
  texts: { path: '/admin/texts', label: 'Texts', title: 'Stored texts', key: 't' },
  mail: { path: '/admin/mail', label: 'Mail', title: 'Outgoing mail', key: 'e' },
  site: { path: '/admin/site', label: 'Site', title: 'Site status', key: 's' },
  audit: { path: '/admin/audit', label: 'Audit', title: 'Audit log', key: 'u' },
} as const satisfies Record<string, StaffPage>;
