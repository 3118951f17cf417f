import type { APIRequestContext, Page } from 'playwright';

import { paths } from '../../src/shared/paths.ts';
import { staffPages } from '../../src/shared/staff-pages.ts';
import { APPLICANT, publicPages, storePosts } from '../pages.ts';

/** A page after an interaction or a failure. */
export interface State {
  name: string;
  path: string;
  /** Runs before the page opens, e.g. to make a provider fail. The sandbox is reset before it. */
  before?: (request: APIRequestContext) => Promise<void>;
  /** The visitor's actions, up to their visible result. */
  reach?: (page: Page) => Promise<void>;
  /** For states that exist at some widths only. */
  only?: 'narrow' | 'wide';
  /** Whether to capture the window instead of the whole page. */
  window?: boolean;
}

const DEMO = 'SampleSearch';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Waits until an island is hydrated: earlier events are replayed, but not at once. */
async function hydrated(page: Page, island: string): Promise<void> {
  await page.locator(`[data-island="${island}"][data-island-status="hydrated"]`).first().waitFor();
}

async function fillIn(page: Page, texts: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(texts))
    await page.getByLabel(label, { exact: true }).fill(text);
}

async function openChat(page: Page): Promise<void> {
  // On narrow screens keys reach it before one has scrolled.
  await button(page, 'Chat with RiC').press('Enter');
  await page.getByRole('log').waitFor();
}

async function openLeadDialog(page: Page): Promise<void> {
  await page.locator('[data-lead-card]').getByText('Get Started Today').click();
  await page.getByRole('dialog', { name: 'Choose your plan' }).waitFor();
}

async function submitLead(page: Page, name: string, email: string): Promise<void> {
  await openLeadDialog(page);
  await fillIn(page, { Name: name, 'Work email': email });
  await button(page, 'Choose a plan').click();
}

async function signIn(request: APIRequestContext): Promise<void> {
  await request.post('/api/admin/session', {
    data: { password: process.env['ADMIN_PASSWORD'] ?? 'shortlist' },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
}

/** Purges the blog, so that the next view fetches it from the sandbox. */
async function forgetPosts(request: APIRequestContext): Promise<void> {
  await signIn(request);
  await request.post('/admin/site/purge', {
    form: {},
    headers: { 'sec-fetch-site': 'same-origin' },
  });
}

async function apply(request: APIRequestContext): Promise<void> {
  await request.post('/api/affiliates/applications', { data: APPLICANT });
  await signIn(request);
}

async function someLeads(request: APIRequestContext): Promise<void> {
  for (const name of ['Mary Whitfield', 'Tom Okafor', 'Wilhelmina van der Bergh-Castellanos'])
    await request.post('/api/leads', {
      data: { name, email: `${name.replaceAll(/\W+/g, '.').toLowerCase()}@halvorsen.example` },
    });
  await signIn(request);
}

/** What can be seen besides the pages themselves. Add yours: `npm run shots` finds it here. */
const STATES: Readonly<Record<string, Omit<State, 'name'>>> = {
  'menu-product-info': {
    path: paths.home,
    only: 'wide',
    window: true,
    reach: async (page) => {
      await button(page, 'Product Info').hover();
      await page.locator('#menu-product-info').waitFor();
    },
  },
  'menu-contact': {
    path: paths.home,
    only: 'wide',
    window: true,
    reach: async (page) => {
      await button(page, 'Contact').first().hover();
      await page.locator('#menu-contact').waitFor();
    },
  },
  'menu-narrow': {
    path: paths.home,
    only: 'narrow',
    window: true,
    reach: async (page) => {
      await button(page, 'Menu').click();
      await page.getByRole('navigation', { name: 'All pages' }).waitFor();
    },
  },
  'footer-guarantee': {
    path: paths.features,
    window: true,
    reach: async (page) => {
      await button(page, 'Hiring guarantee').click();
      await page.locator('#footer-guarantee').waitFor();
    },
  },
  'video-loaded': {
    path: paths.home,
    window: true,
    reach: async (page) => {
      await button(page, /^Play/).click();
      await page.locator('[data-video-play]').waitFor({ state: 'detached' });
    },
  },
  'chat-open': { path: paths.features, window: true, reach: openChat },
  'chat-answered': {
    path: paths.features,
    window: true,
    reach: async (page) => {
      await openChat(page);
      await page.getByPlaceholder('Type your message...').fill('What does it cost?');
      await page.keyboard.press('Enter');
      await page.getByText('The pricing page has the figures.').waitFor();
    },
  },
  'chat-minimised': {
    path: paths.features,
    window: true,
    reach: async (page) => {
      await openChat(page);
      await button(page, 'Minimize chat').click();
      await button(page, 'About RiC').waitFor();
    },
  },
  'questions-open': {
    path: paths.howItWorks,
    reach: async (page) => {
      for (const question of await page.locator('summary').all()) await question.click();
    },
  },
  'lead-dialog': { path: paths.pricing, window: true, reach: openLeadDialog },
  'lead-dialog-errors': {
    path: paths.pricing,
    window: true,
    reach: async (page) => {
      await submitLead(page, '', 'tom@nowhere');
      await page.getByText('Please enter your name').waitFor();
    },
  },
  'lead-dialog-failed': {
    path: paths.pricing,
    window: true,
    reach: async (page) => {
      await page.route('**/api/leads', (route) => route.fulfill({ status: 503, json: {} }));
      await submitLead(page, 'Tom Okafor', 'tom@halvorsen.example');
      await page.getByText('Something went wrong. Please try again.').waitFor();
    },
  },
  'lead-dialog-saving': {
    path: paths.pricing,
    window: true,
    reach: async (page) => {
      await page.route('**/api/leads', () => undefined);
      await submitLead(page, 'Tom Okafor', 'tom@halvorsen.example');
      await button(page, 'Saving').waitFor();
    },
  },
  'lead-known': {
    path: paths.pricing,
    reach: async (page) => {
      await submitLead(page, 'Tom Okafor', 'tom@halvorsen.example');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    },
  },
  'contact-errors': {
    path: paths.contact,
    reach: async (page) => {
      await fillIn(page, { Name: 'M', Email: 'mary@', Subject: 'Hi', Message: 'Short' });
      await hydrated(page, 'ContactForm');
      await button(page, 'Send message').click();
      await page.getByText('Please fix the errors above before submitting.').waitFor();
    },
  },
  'contact-sent': {
    path: paths.contact,
    reach: async (page) => {
      await fillIn(page, {
        Name: 'Mary Whitfield',
        Email: `mary-${crypto.randomUUID()}@northquay.example`,
        Subject: 'Hiring two nurses',
        Message: `We need two night nurses, reference ${crypto.randomUUID()}.`,
      });
      await button(page, 'Send message').click();
      await page.getByText('Your message has been sent successfully!').waitFor();
    },
  },
  'demo-line': {
    path: paths.demo,
    window: true,
    reach: async (page) => {
      await hydrated(page, DEMO);
      await page.getByLabel('Who to call').first().press('PageDown');
    },
  },
  'demo-weight': {
    path: paths.demo,
    window: true,
    reach: async (page) => {
      await hydrated(page, DEMO);
      await page.getByRole('slider', { name: /^Month-end close/ }).fill('1');
    },
  },
  'demo-struck': {
    path: paths.demo,
    window: true,
    reach: async (page) => {
      await hydrated(page, DEMO);
      await button(page, /^Don't count/)
        .first()
        .click();
    },
  },
  'demo-names': {
    path: paths.demo,
    window: true,
    reach: async (page) => {
      await hydrated(page, DEMO);
      await button(page, 'Show names').click();
    },
  },
  'demo-pasted': {
    path: paths.demo,
    reach: async (page) => {
      await hydrated(page, DEMO);
      await button(page, 'Your job').click();
      await page
        .getByLabel('Your job description')
        .fill('Head of warehouse. OSHA 30 is required. Runs a site of 120 people.');
      await button(page, /^Rank/).click();
      await button(page, 'Send this job to a recruiter').waitFor();
    },
  },
  'plans-blocked': {
    path: paths.pricing,
    reach: async (page) => {
      await page.route(/pricing-table\.js/, (route) => route.abort());
      await page.reload();
      await page.getByText('Your browser did not load the price list.').waitFor();
    },
  },
  'affiliates-errors': {
    path: paths.affiliates,
    reach: async (page) => {
      await fillIn(page, { 'First name': ' ', Email: 'ana@', Audience: ' ' });
      await page.getByLabel('Motivation').focus();
      await page.getByText('First name is required').waitFor();
    },
  },
  'affiliates-received': { path: `${paths.affiliates}/received` },
  'sign-up-failed': {
    path: paths.signUp,
    reach: async (page) => {
      await page.locator('iframe[title="Sign-up form"][src]').dispatchEvent('error');
      await page.getByText('Unable to load the sign-up form').waitFor();
    },
  },
  'blog-none': {
    path: paths.blog,
    before: async (request) => {
      await request.put('/__sandbox/stories', { data: [] });
      await forgetPosts(request);
    },
  },
  'post-missing': { path: paths.post('no-such-post') },
  'blog-error': {
    path: paths.blog,
    before: async (request) => {
      await request.put('/__sandbox/faults/storychief', { data: { mode: 'status', status: 500 } });
      await forgetPosts(request);
    },
  },
  'staff-sign-in': { path: staffPages.leads.path },
  'staff-sign-in-error': {
    path: staffPages.leads.path,
    reach: async (page) => {
      await hydrated(page, 'StaffSignIn');
      await button(page, 'Sign in').click();
      await page.getByText('Please enter a password').waitFor();
    },
  },
  'staff-leads': { path: staffPages.leads.path, before: someLeads, window: true },
  'staff-leads-none': {
    path: `${staffPages.leads.path}?q=nobody-has-this-name`,
    before: signIn,
  },
  'staff-applications': { path: staffPages.applications.path, before: apply, window: true },
};
const named = ([name, state]: [string, Omit<State, 'name'>]): State => ({ name, ...state });
export const states: readonly State[] = Object.entries(STATES).map(named);
export const allStates: readonly State[] = [
  ...publicPages.map((path) => ({
    name: path.replaceAll(/[^a-z0-9]+/gi, '-').replaceAll(/^-|-$/g, '') || 'home',
    path,
  })),
  ...states,
];

/** Resets the sandbox, stores the posts, then runs the state's own preparation. */
export async function prepare(request: APIRequestContext, { before }: State): Promise<void> {
  await request.post('/__sandbox/reset');
  await storePosts(request);
  await before?.(request);
}

/** Undoes what `prepare` did to the blog. */
export async function restore(request: APIRequestContext, { before }: State): Promise<void> {
  if (!before) return;
  await request.post('/__sandbox/reset');
  await forgetPosts(request);
  await storePosts(request);
}
