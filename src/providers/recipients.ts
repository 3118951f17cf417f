import { recaptcha } from './captcha/recaptcha.ts';
import { storychief } from './cms/storychief.ts';
import { emailjs } from './email/emailjs.ts';
import { partnerstack } from './partners/partnerstack.ts';

/** Who gets data of visitors; out of use while it has settings and none of them has a value. */
interface Recipient {
  who: string;
  purpose: string;
  data: string;
  /** The pages. */
  where: string;
  settings: readonly string[];
}

/** The providers, and what the platform, the browser or an address of the owner brings. */
export const recipients: readonly Recipient[] = [
  {
    who: 'Cloudflare',
    purpose: 'Hosting: pages, database, files',
    data: 'All that is stored here, and your IP address with each request',
    where: 'Every page',
    settings: [],
  },
  {
    who: 'Cloudflare Web Analytics',
    purpose: 'How often pages are opened, and how fast they load',
    data: 'The address of the page and the one before it, your IP address; no cookie',
    where: 'Every page',
    settings: ['WEB_ANALYTICS_TOKEN'],
  },
  {
    who: emailjs.name,
    purpose: 'E-mails to our team and to applicants',
    data: 'What a form says, and the address that an answer goes to',
    where: 'After a form was sent',
    settings: emailjs.keys,
  },
  {
    who: recaptcha.name,
    purpose: 'The spam check, by Google',
    data: 'Your IP address and how you use the page; it may set cookies of its own',
    where: '/contact, and other forms when very many arrive in an hour',
    settings: recaptcha.keys,
  },
  {
    who: partnerstack.name,
    purpose: 'The affiliate program',
    data: 'Of applicants, what the application says, once it is approved and sent. Of visitors whom a partner sent, name and e-mail address with the lead form',
    where: 'Pages that a partner’s link leads to, and the lead form',
    settings: partnerstack.keys,
  },
  {
    who: storychief.name,
    purpose: 'The posts of the blog',
    data: 'Nothing of visitors',
    where: 'The blog',
    settings: storychief.keys,
  },
  {
    who: 'Hosts of the posts’ pictures',
    purpose: 'Pictures of the blog',
    data: 'Your IP address, where the site’s own copy of a picture fails',
    where: 'The blog',
    settings: ['STORY_IMAGE_ORIGINS'],
  },
  {
    who: 'Stripe',
    purpose: 'The price list and the payment',
    data: 'Your e-mail address, card details and IP address; it may set cookies of its own',
    where: '/pricing',
    settings: ['STRIPE_PUBLISHABLE_KEY', 'STRIPE_PRICING_TABLE_ID'],
  },
  {
    who: 'The sign-up form’s provider',
    purpose: 'Your account with the product',
    data: 'The name and e-mail address that you gave us, and what you fill in there',
    where: '/SignUp, and after the lead form',
    settings: ['SIGN_UP_URL'],
  },
  {
    who: 'The job portal’s provider',
    purpose: 'Open jobs',
    data: 'Your IP address, and what you fill in there',
    where: '/careers',
    settings: ['JOB_PORTAL_URL'],
  },
  {
    who: 'The host of videos',
    purpose: 'The intro video, and players in posts',
    data: 'Your IP address; it may set cookies of its own',
    where: 'Home and posts, once you play them',
    settings: ['INTRO_VIDEO_ID', 'VIDEO_PLAYER_URL'],
  },
  {
    who: 'Our team’s notification service',
    purpose: 'Telling our team that something arrived',
    data: 'Your name, and which form you sent',
    where: 'After a form was sent',
    settings: ['NOTIFY_WEBHOOK_URL'],
  },
  {
    who: 'Search engines, by IndexNow',
    purpose: 'Telling them of new posts',
    data: 'Nothing of visitors',
    where: 'The blog',
    settings: ['INDEXNOW_KEY'],
  },
];

export const isInUse = (settings: readonly string[], config: object): boolean =>
  settings.length === 0 || settings.some((name) => Boolean(config[name as keyof typeof config]));
