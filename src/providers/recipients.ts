import { textTable } from '../shared/text/text-table.ts';
import { PROVIDERS } from './table.ts';

/**
 * Who gets data of visitors: the providers of the table by their id, and what the platform, the browser or
 * an address of the owner brings. A row is out of use while none of its settings has a value.
 */
const ROWS = textTable(
  ['who', 'purpose', 'data', 'where', 'settings'],
  `
Cloudflare | Hosting: pages, database, files | All that is stored here, and your IP address with each request | Every page
Cloudflare Web Analytics | How often pages are opened, and how fast they load | The address of the page and the one before it, your IP address; no cookie | Every page | WEB_ANALYTICS_TOKEN
emailjs | E-mails to our team and to applicants | What a form says, and the address that an answer goes to | After a form was sent
recaptcha | The spam check, by Google | Your IP address and how you use the page; it may set cookies of its own | /contact, and other forms when very many arrive in an hour
partnerstack | The affiliate program | Of applicants, what the application says, once it is approved and sent. Of visitors whom a partner sent, name and e-mail address with the lead form | Pages that a partner’s link leads to, and the lead form
storychief | The posts of the blog | Nothing of visitors | The blog
Hosts of the posts’ pictures | Pictures of the blog | Your IP address, where the site’s own copy of a picture fails | The blog | STORY_IMAGE_ORIGINS
Stripe | The price list and the payment | Your e-mail address, card details and IP address; it may set cookies of its own | /pricing | STRIPE_PUBLISHABLE_KEY STRIPE_PRICING_TABLE_ID
The sign-up form’s provider | Your account with the product | The name and e-mail address that you gave us, and what you fill in there | /SignUp, and after the lead form | SIGN_UP_URL
The job portal’s provider | Open jobs | Your IP address, and what you fill in there | /careers | JOB_PORTAL_URL
The host of videos | The intro video, and players in posts | Your IP address; it may set cookies of its own | Home and posts, once you play them | INTRO_VIDEO_ID VIDEO_PLAYER_URL
Our team’s notification service | Telling our team that something arrived | Your name, and which form you sent | After a form was sent | NOTIFY_WEBHOOK_URL
Search engines, by IndexNow | Telling them of new posts | Nothing of visitors | The blog | INDEXNOW_KEY
`,
);

export const recipients = ROWS.map(({ who, settings, ...row }) => {
  const provider = PROVIDERS.find(({ id }) => id === who);
  const names: readonly string[] = provider?.keys ?? settings.split(' ').filter(Boolean);
  return { ...row, id: who, who: provider?.name ?? who, settings: names };
});

export const isInUse = (settings: readonly string[], config: object): boolean =>
  settings.length === 0 || settings.some((name) => Boolean(config[name as keyof typeof config]));
