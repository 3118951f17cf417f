import { textTable } from '../text/text-table.ts';

/**
 * What the site stores in a browser, by the names of the code; "…" stands for more of a name. /trust and
 * the privacy policy have it from here, and a test reads the code.
 */
export const browserData = textTable(
  ['names', 'where', 'holds', 'kept'],
  `
lead_data | Cookie | The name and e-mail address that you gave us, and when. Sent only with requests for the pricing page, which shows your plans again by it | 30 days
partner_key | Cookie, local storage | The partner who sent you. In session storage too, until the tab closes | 90 days
leadData, leadSubmitted, pricingPageLeadName, pricingPageLeadEmail, pricingPageLeadSubmitted | Local storage | The same name and e-mail address, so that you type them once, and that the form was sent | Until you delete it
first_touch, last_touch | Session storage | The address of your first page and the page before it, and of the last page with a campaign in its address | Until the tab closes
chat | Session storage | Your conversation with the chat, and what you have typed. It is not sent to us | Until the tab closes
submission:…, renewed | Session storage | A number for each form that you sent, and whether the page has reloaded for a new version | Until the tab closes
__Host-staff, __Host-staff-flash, staffTimeZone, CF_Authorization | Cookie | For our staff: the session, a message after a form, the time zone, the sign-in by Cloudflare Access | A minute to a year
blogAdminMode, staffName, staffShortcuts, staffDraft:… | Local storage | For our staff: tools on the blog, the name, keys, texts that are not stored yet | Until you delete it
staffSignedIn, staffSignedInAt | Session storage | For our staff: that they are signed in | Until the tab closes
`,
);
