interface BrowserItem {
  names: readonly string[];
  where: string;
  holds: string;
  kept: string;
}

/**
 * What the site stores in a browser, by the names of the code; "…" stands for more of a name. /trust and
 * the privacy policy have it from here, and a test reads the code.
 */
export const browserData: readonly BrowserItem[] = [
  {
    names: ['lead_data'],
    where: 'Cookie',
    holds:
      'The name and e-mail address that you gave us, and when. Sent only with requests for the pricing page, which shows your plans again by it',
    kept: '30 days',
  },
  {
    names: ['partner_key', 'partner_key_kept'],
    where: 'Cookie, local storage',
    holds: 'The partner who sent you. In session storage too, until the tab closes',
    kept: '90 days',
  },
  {
    names: [
      'leadData',
      'leadSubmitted',
      'pricingPageLeadName',
      'pricingPageLeadEmail',
      'pricingPageLeadSubmitted',
    ],
    where: 'Local storage',
    holds:
      'The same name and e-mail address, so that you type them once, and that the form was sent',
    kept: 'Until you delete it',
  },
  {
    names: ['first_touch', 'last_touch'],
    where: 'Session storage',
    holds:
      'The address of your first page and the page before it, and of the last page with a campaign in its address',
    kept: 'Until the tab closes',
  },
  {
    names: ['chat'],
    where: 'Session storage',
    holds: 'Your conversation with the chat, and what you have typed. It is not sent to us',
    kept: 'Until the tab closes',
  },
  {
    names: ['submission:…', 'renewed'],
    where: 'Session storage',
    holds:
      'A number for each form that you sent, and whether the page has reloaded for a new version',
    kept: 'Until the tab closes',
  },
  {
    names: [
      '__Host-staff',
      '__Host-staff-flash',
      'staffTimeZone',
      'staffNameLater',
      'staffTheme',
      'CF_Authorization',
    ],
    where: 'Cookie',
    holds:
      'For our staff: the session, a message after a form, the time zone, whether to ask for a name, a light or dark page, the sign-in by Cloudflare Access',
    kept: 'A minute to a year',
  },
  {
    names: [
      'blogAdminMode',
      'staffName',
      'staffShortcuts',
      'staffDraft:…',
      'staffUnsent:…',
      'staffTold',
    ],
    where: 'Local storage',
    holds:
      'For our staff: tools on the blog, the name, keys, texts and changes that are not stored yet',
    kept: 'Until you delete it',
  },
  {
    names: ['staffSignedIn', 'staffSignedInAt', 'staffWantsMine', 'staffLeft', 'staffDayPlace'],
    where: 'Session storage',
    holds:
      'For our staff: that they are signed in, what they asked for before they gave a name, what they can undo, and where they left their day',
    kept: 'Until the tab closes',
  },
];
