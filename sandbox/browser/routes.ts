import { Hono } from 'hono';

import type { SandboxHono } from '../hono.ts';
import { jobsPage } from './job-portal.ts';
import { tracking } from './partnerstack-tracking.ts';
import { checkoutPage, pricingTablePage, pricingTableScript } from './pricing-table.ts';
import { captchaScript } from './recaptcha-script.ts';
import { signUpConfirmation, signUpForm } from './sign-up-form.ts';
import { storyImage } from './story-images.ts';
import { playerPage } from './video-player.ts';

/** The pages, scripts and images that browsers load from third parties. */
export const browser = new Hono<SandboxHono>();

const urlOf = ({ req }: { req: { url: string } }) => new URL(req.url);

browser.get('/recaptcha/api.js', (c) => captchaScript(urlOf(c)));
browser.get('/stripe/pricing-table.js', (c) => pricingTableScript(urlOf(c)));
browser.get('/stripe/table', (c) => pricingTablePage(urlOf(c)));
browser.get('/stripe/checkout', (c) => checkoutPage(urlOf(c)));
browser.get('/jobs', (c) => jobsPage(urlOf(c)));
browser.get('/signup', (c) => signUpForm(urlOf(c)));
browser.post('/signup', (c) => signUpConfirmation(c.req.raw));
browser.get('/player/embed/:video{[\\w-]{1,64}}', (c) =>
  playerPage(c.req.param('video'), urlOf(c)),
);
browser.get('/images/:file{[^/]{1,200}\\.svg}', (c) =>
  storyImage(c.req.param('file').slice(0, -'.svg'.length), urlOf(c)),
);
browser.route('/', tracking);
