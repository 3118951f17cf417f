import { setTimeout as sleep } from 'node:timers/promises';

import { paths } from '../../src/shared/paths.ts';
import { staffPages } from '../../src/shared/staff-pages.ts';
import { APPLICANT, publicPages } from '../pages.ts';
import { LOCAL_PASSWORD } from '../vite/sandbox-vars.ts';
import type { Page } from './page.ts';

export interface Flow {
  name: string;
  /** Messages that this flow provokes; others fail it, and so does one that stays away. */
  provokes?: readonly RegExp[];
  /** The staff area needs a Secure cookie. */
  isStaff?: boolean;
  run: (page: Page) => Promise<void>;
}

const someone = () => `browser-${crypto.randomUUID()}@northquay.example`;

const assert = (condition: boolean, what: string): void => {
  if (!condition) throw new Error(what);
};

/** Scrolls through the page, so that what is lazy loads; then says what is wrong with how it looks. */
const PROBLEMS = `(async () => {
  for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
    scrollTo({ top: y, behavior: 'instant' });
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  return [
    ...(scrollWidth > clientWidth ? ['wider than the window'] : []),
    ...[...document.images].filter((one) => one.complete && one.naturalWidth === 0 && one.currentSrc)
      .map((one) => 'broken image ' + one.currentSrc),
    ...[...document.querySelectorAll(':is(h1, h2, h3) mark')].filter((one) => one.getClientRects().length > 1)
      .map((one) => 'marker on two lines: ' + one.textContent),
  ];
})()`;

/** One message of each kind, to show that none goes unseen. */
const PLANTED: Flow = {
  name: 'the tool sees what a page reports',
  provokes: [
    /planted warning/,
    /planted rejection/,
    /content policy: img-src/,
    /not loaded: img/,
    /status 404: GET \/planted/,
    /planted error/,
  ],
  run: async (page) => {
    await page.open(paths.press);
    await page.evaluate(`void setTimeout(() => {
      console.warn('planted warning');
      void Promise.reject(new Error('planted rejection'));
      document.body.append(Object.assign(document.createElement('img'), { src: 'https://planted.example/x.png' }));
      void fetch('/planted');
      setTimeout(() => { throw new Error('planted error'); });
    })`);
    await page.until(`fetch('/api/health').then(() => true)`);
  },
};

const pageFlows: Flow[] = publicPages.map((path) => ({
  name: `page ${path}`,
  provokes: path === '/no-such-page' ? [/status 404: GET \/no-such-page/] : [],
  run: async (page) => {
    await page.open(path);
    await page.shown('h1');
    const problems = await page.evaluate<string[]>(PROBLEMS);
    assert(problems.length === 0, problems.join(', '));
  },
}));

const FILM = `document.querySelector('[data-hero-film]')`;
/** The card that a carousel shows first. */
const CARD = `document.querySelector('[data-carousel-dot][aria-current]')?.dataset.carouselDot`;

const publicFlows: Record<string, Flow['run']> = {
  menu: async (page) => {
    await page.open(paths.features);
    const isNarrow = await page.evaluate<boolean>('innerWidth < 960');
    const menu = isNarrow ? '#menu:popover-open' : '[data-header] [data-panel="open"]';
    const open = () =>
      isNarrow ? page.click('[popovertarget="menu"]') : page.hover('[data-panel-trigger]');
    await open();
    await page.shown(menu);
    await page.press('Escape');
    await page.gone(menu);
    await page.leave();
    await open();
    await page.click(`${menu} a:not([aria-current])`);
    await page.until(`location.pathname !== '${paths.features}'`);
    await page.back();
    await page.at(paths.features);
  },
  carousel: async (page) => {
    await page.open(paths.testimonials);
    await page.click('[data-carousel-next]');
    await page.until(`${CARD} !== '0'`);
    await page.leave();
    const shown = await page.evaluate<string>(CARD);
    // It turns by itself again after the pointer and the click (HOME-31).
    await page.until(`${CARD} !== '${shown}'`, 20_000);
  },
  film: async (page) => {
    await page.open(paths.home);
    const decodes = await page.evaluate<string>(
      `${FILM}.canPlayType('video/mp4; codecs="avc1.640028"')`,
    );
    assert(decodes !== '', 'It decodes no H.264 (WebKitGTK: apt-get install gstreamer1.0-libav)');
    await page.until(`${FILM}.currentTime > 1 && ${FILM}.duration > 1`, 30_000);
    await page.evaluate(`void ${FILM}.addEventListener('timeupdate', () => {
      if (${FILM}.currentTime > ${FILM}.duration - 1) window.wasNearEnd = true;
      if (window.wasNearEnd && ${FILM}.currentTime < 3) window.hasLooped = true;
    })`);
    await page.until('window.hasLooped', 40_000);
    await page.click('[data-action="film"]');
    await page.until(`${FILM}.paused`);
  },
  chat: async (page) => {
    await page.open(paths.features);
    await page.click('button', 'Chat with RiC');
    await page.type('[data-island="Chat"] :is(input, textarea)', 'What does it cost?');
    await page.press('Enter');
    await page.until(`document.querySelectorAll('[role="log"] > *').length >= 3`);
    await page.open(paths.about);
    await page.shown('[role="log"]', 'What does it cost?');
    await page.click('button', 'Close chat');
    await page.shown('button', 'Chat with RiC');
  },
  contact: async (page) => {
    await page.open(paths.contact);
    await page.click('button', 'Send message');
    await page.shown('form', 'This field is required');
    await page.type('[name="name"]', 'Mary Whitfield');
    await page.type('[name="email"]', someone());
    await page.type('[name="subject"]', 'Hiring two nurses');
    await page.type('[name="message"]', `We need two night nurses, ${crypto.randomUUID()}.`);
    await page.click('button', 'Send message');
    await page.shown('form', 'Your message has been sent successfully!');
  },
  'affiliate form': async (page) => {
    await page.open(paths.affiliates);
    await page.click('form a', 'affiliate terms');
    for (let tries = 0; tries < 50 && (await page.driver.windows()) < 2; tries += 1)
      await sleep(100);
    assert((await page.driver.windows()) === 2, 'The first click on a link opened no tab');
    await page.open(paths.affiliates);
    await page.type('[name="firstName"]', 'Ana');
    await page.hydrated('AffiliateForm');
    await page.type('[name="lastName"]', 'Quintero');
    await page.type('[name="email"]', someone());
    await page.evaluate(`void document.querySelector('[name="experience"]').focus()`);
    await page.driver.type('I');
    await page.until(`document.querySelector('[name="experience"]').value === 'intermediate'`);
    await page.type('[name="audience"]', '4,000 HR leads read my letter.');
    await page.type('[name="motivation"]', 'They ask me what to use.');
    await page.click('input[name="terms"]');
    await page.click('form button:enabled', 'Submit application');
    await page.shown('form', 'Application submitted successfully!');
  },
  'lead dialog and pricing': async (page) => {
    const email = someone();
    await page.open(paths.pricing);
    await page.click('main :is(a, button)', 'Get Started Today: ');
    await page.click('dialog[open] button', 'See plans');
    await page.shown('dialog[open]', 'Please enter your name');
    await page.type('dialog[open] [name="name"]', 'Tom Okafor');
    await page.type('dialog[open] [name="email"]', email);
    await page.click('dialog[open] button', 'See plans');
    await page.gone('dialog[open]');
    await page.open(paths.pricing);
    await page.shown('main', email);
  },
  'blog search': async (page) => {
    await page.open(paths.blog);
    await page.type('[name="q"]', 'offer');
    await page.shown('[data-live-list]', 'result(s)');
    await page.until(`location.search.includes('q=offer')`);
    await page.open(`${paths.blog}?q=xyzzy`);
    await page.shown('[data-live-list]', 'No posts found');
    await page.click('[data-live-clear]');
    await page.gone('[data-live-list]', 'No posts found');
  },
};

async function signIn(page: Page, path: string): Promise<void> {
  await page.open(path);
  await page.hydrated('StaffSignIn');
  await page.type('[name="password"]', LOCAL_PASSWORD);
  await page.press('Enter');
  await page.gone('h1', 'Sign in');
  await page.at(path);
}

/** What the tool stores before the flows, and searches for. */
export const LEAD = { name: 'Zebedee Quill', email: 'zebedee@quill.example' };

const staffFlows: Record<string, Flow['run']> = {
  'staff sign-in and sign-out': async (page) => {
    await page.open(staffPages.leads.path);
    await page.hydrated('StaffSignIn');
    await page.type('[name="password"]', 'wrong');
    await page.press('Enter');
    await page.shown('form', 'Invalid password');
    await signIn(page, staffPages.mail.path);
    await page.hydrated('MailScreen');
    await page.click('button', 'Logout');
    await page.shown('h1', 'Sign in');
    await page.back();
    await page.shown('h1', 'Sign in');
  },
  'staff leads': async (page) => {
    await signIn(page, staffPages.leads.path);
    await page.hydrated('LeadsScreen');
    await page.type('[name="q"]', 'zebedee');
    await page.until(`document.querySelectorAll('tbody tr').length === 1`);
    await page.click('tbody a', LEAD.name);
    await page.shown('aside[aria-label="Lead"]', LEAD.email);
    await page.press('Escape');
    await page.gone('aside[aria-label="Lead"]');
  },
  'staff decision and undo': async (page) => {
    await signIn(page, staffPages.applications.path);
    await page.hydrated('ApplicationsScreen');
    await page.type('[name="q"]', 'quintero');
    await page.until(`document.querySelectorAll('tbody tr[data-row]').length === 1`);
    await page.click('tbody button', 'Details');
    await page.shown('section[role="dialog"]', APPLICANT.email);
    await page.click('section[role="dialog"] button', 'Approve and send');
    await page.click('button', 'Undo');
    await page.shown('tbody tr', 'Pending');
  },
};

export const flows: readonly Flow[] = [
  PLANTED,
  ...pageFlows,
  ...Object.entries(publicFlows).map(([name, run]) => ({ name, run })),
  ...Object.entries(staffFlows).map(([name, run]) => ({
    name,
    run,
    isStaff: true,
    // The page that asks for the password, and a wrong one.
    provokes: [/status 401: (?:GET \/admin|POST \/api\/admin\/session)/],
  })),
];
