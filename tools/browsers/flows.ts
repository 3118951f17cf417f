import { setTimeout as sleep } from 'node:timers/promises';

import { paths } from '../../src/shared/paths.ts';
import { publicPages } from '../pages.ts';
import type { Page } from './page.ts';

export interface Flow {
  name: string;
  /** Messages that this flow provokes. */
  expected?: RegExp;
  /** The staff area needs a Secure cookie. */
  isStaff?: true;
  /** At this width only. */
  only?: 'narrow' | 'wide';
  run: (page: Page) => Promise<void>;
}

const someone = () => `browser-${crypto.randomUUID()}@northquay.example`;

const assert = (condition: boolean, what: string): void => {
  if (!condition) throw new Error(what);
};

/** Scrolls through the page, so that what is lazy loads. */
const SCROLL = `(async () => {
  for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
    scrollTo({ top: y, behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }
  scrollTo({ top: 0, behavior: 'instant' });
})()`;

const BROKEN_IMAGES = `[...document.images]
  .filter((image) => image.complete && image.naturalWidth === 0 && image.currentSrc)
  .map((image) => image.currentSrc)`;

/** In headings; a marked sentence of a resume may have several lines. */
const SPLIT_MARKERS = `[...document.querySelectorAll(':is(h1, h2, h3) mark')]
  .filter((mark) => mark.getClientRects().length > 1)
  .map((mark) => mark.textContent)`;

async function readPage(page: Page, path: string): Promise<void> {
  await page.open(path);
  await page.untilShown('h1');
  await page.evaluate(SCROLL);
  const overflow = await page.evaluate<number>(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  );
  assert(overflow <= 0, `${path} is ${overflow} px wider than the window`);
  const split = await page.evaluate<string[]>(SPLIT_MARKERS);
  assert(split.length === 0, `${path} has a marker on two lines: ${split.join(', ')}`);
  const broken = await page.evaluate<string[]>(BROKEN_IMAGES);
  assert(broken.length === 0, `${path} has broken images: ${broken.join(', ')}`);
}

const pageFlows: Flow[] = publicPages.map((path) => ({
  name: `page ${path}`,
  ...(path === '/no-such-page' ? { expected: /status 404: GET \/no-such-page/ } : {}),
  run: (page) => readPage(page, path),
}));

const MENU_OPEN = `document.querySelector('#menu').matches(':popover-open')`;
const PANEL_OPEN = `document.querySelector('[data-header] [data-panel="open"]')`;
/** The card that a carousel shows first. */
const CARD = `document.querySelector('[data-carousel-dot][aria-current]')?.dataset.carouselDot`;

/** Files that leaving a page cuts off. Firefox hashes such a script, of which nothing has come. */
const CUT_OFF = /not loaded: (?:link|script|img|video) |computed hash is “47DEQpj8HBSa/;

const otherFlows: Flow[] = [
  {
    name: 'header menu',
    only: 'wide',
    run: async (page) => {
      await page.open(paths.features);
      await page.hover('[data-panel-trigger]');
      await page.until(PANEL_OPEN);
      await page.leave();
      await page.until(`!${PANEL_OPEN}`);
      await page.hover('[data-panel-trigger]');
      await page.until(PANEL_OPEN);
      await page.typeKey('Escape');
      await page.until(`!${PANEL_OPEN}`);
      await page.leave();
      await page.hover('[data-panel-trigger]');
      await page.click('[data-header] [data-panel="open"] a:not([aria-current])');
      await page.until(`location.pathname !== '${paths.features}'`);
      await page.back();
      await page.untilAt(paths.features);
      await page.leave();
      await page.until(`!${PANEL_OPEN}`);
    },
  },
  {
    name: 'burger menu',
    only: 'narrow',
    run: async (page) => {
      await page.open(paths.features);
      await page.click('[popovertarget="menu"]');
      await page.until(MENU_OPEN);
      await page.typeKey('Escape');
      await page.until(`!${MENU_OPEN}`);
      await page.click('[popovertarget="menu"]');
      await page.click('#menu a:not([aria-current])');
      await page.until(`location.pathname !== '${paths.features}'`);
      await page.back();
      await page.untilAt(paths.features);
      await page.until(`!${MENU_OPEN}`);
    },
  },
  {
    name: 'footer popup',
    run: async (page) => {
      await page.open(paths.about);
      await page.click('footer [data-panel-trigger]');
      await page.until(`document.querySelector('footer [data-panel="open"]')`);
      await page.typeKey('Escape');
      await page.until(`!document.querySelector('footer [data-panel="open"]')`);
    },
  },
  {
    name: 'carousel',
    run: async (page) => {
      await page.open(paths.testimonials);
      await page.click('[data-carousel-next]');
      await page.until(`${CARD} !== '0'`);
      await page.hover('[data-carousel-view]');
      await page.leave();
      const shown = await page.evaluate<string>(CARD);
      // It turns by itself again after the pointer and the click (HOME-31).
      await page.until(`${CARD} !== '${shown}'`, 20_000);
    },
  },
  {
    name: 'film plays past its end',
    run: async (page) => {
      await page.open(paths.home);
      const film = `document.querySelector('[data-hero-film]')`;
      await page.until(`${film}.currentTime > 1 && ${film}.duration > 1`, 30_000);
      await page.evaluate(`void ${film}.addEventListener('timeupdate', () => {
        if (${film}.currentTime > ${film}.duration - 1) window.wasNearEnd = true;
        if (window.wasNearEnd && ${film}.currentTime < 3) window.hasLooped = true;
      })`);
      await page.until(`window.hasLooped`, 40_000);
      assert(
        await page.evaluate(`!${film}.error && !${film}.paused`),
        'The film stopped after its end',
      );
      await page.click('[data-action="film"]');
      await page.until(`${film}.paused`);
    },
  },
  {
    name: 'chat',
    run: async (page) => {
      await page.open(paths.features);
      await page.click('button', 'Chat with RiC');
      await page.type('[data-island="Chat"] :is(input, textarea)', 'What does it cost?');
      await page.typeKey('Enter');
      await page.until(`document.querySelectorAll('[role="log"] > *').length >= 3`);
      await page.open(paths.about);
      await page.untilShown('[role="log"]', 'What does it cost?');
      await page.click('button', 'Minimize chat');
      await page.click('button', 'Close chat');
      await page.untilShown('button', 'Chat with RiC');
    },
  },
  {
    name: 'contact',
    run: async (page) => {
      await page.open(paths.contact);
      await page.click('button', 'Send message');
      await page.untilShown('form', 'This field is required');
      await page.type('[name="name"]', 'Mary Whitfield');
      await page.type('[name="email"]', someone());
      await page.type('[name="subject"]', 'Hiring two nurses');
      await page.type('[name="message"]', `We need two night nurses, ${crypto.randomUUID()}.`);
      await page.click('button', 'Send message');
      await page.untilShown('form', 'Your message has been sent successfully!');
    },
  },
  {
    name: 'link next to a form that has no code yet',
    run: async (page) => {
      await page.open(paths.affiliates);
      await page.click('form a', 'affiliate terms');
      const deadline = Date.now() + 5_000;
      while ((await page.windows()) < 2 && Date.now() < deadline) await sleep(100);
      assert((await page.windows()) === 2, 'The first click opened no tab');
      await page.open(paths.getStarted);
      await page.click('a', 'Ask us something first');
      await page.untilAt(paths.contact);
    },
  },
  {
    name: 'affiliate form',
    run: async (page) => {
      await page.open(paths.affiliates);
      await page.type('[name="firstName"]', 'Ana');
      await page.untilHydrated('AffiliateForm');
      await page.type('[name="lastName"]', 'Quintero');
      await page.type('[name="email"]', someone());
      await page.evaluate(`void document.querySelector('[name="experience"]').focus()`);
      await page.typeKey('I');
      await page.until(`document.querySelector('[name="experience"]').value === 'intermediate'`);
      await page.type('[name="audience"]', '4,000 HR leads read my letter.');
      await page.type('[name="motivation"]', 'They ask me what to use.');
      await page.click('input[name="terms"]');
      await page.until(`document.querySelector('[name="terms"]').checked`);
      await page.click('button[data-until-complete]:enabled');
      await page.untilShown('form', 'Application submitted successfully!');
    },
  },
  {
    name: 'lead dialog and pricing',
    run: async (page) => {
      const email = someone();
      await page.open(paths.pricing);
      await page.click('[data-lead-open]', 'Get Started Today');
      await page.click('dialog[open] button', 'Show me the plans');
      await page.untilShown('dialog[open]', 'Please enter your name');
      await page.type('dialog[open] [name="name"]', 'Tom Okafor');
      await page.type('dialog[open] [name="email"]', email);
      await page.click('dialog[open] button', 'Show me the plans');
      await page.until(`document.querySelector('[data-lead-stage]').dataset.lead === 'known'`);
      await page.until(`!document.querySelector('dialog[open]')`);
      await page.open(paths.pricing);
      await page.untilShown('[data-lead-banner]', email);
    },
  },
  {
    name: 'a known lead’s name is not typed behind',
    expected: CUT_OFF,
    run: async (page) => {
      await page.open(paths.getStarted);
      await page.evaluate(
        `void localStorage.setItem('pricingPageLeadEmail', 'tom@okafor.example')`,
      );
      await page.evaluate(`void localStorage.setItem('pricingPageLeadName', 'Tom Okafor')`);
      await page.open(paths.getStarted);
      await page.click('[name="name"]');
      await page.until(`document.querySelector('[name="name"]').value === 'Tom Okafor'`);
      await page.typeKey('X');
      await page.until(`document.querySelector('[name="name"]').value === 'X'`);
    },
  },
  {
    name: 'blog search',
    run: async (page) => {
      await page.open(paths.blog);
      await page.type('[name="q"]', 'offer');
      await page.untilShown('[data-live-list]', 'result(s)');
      await page.until(`location.search.includes('q=offer')`);
      await page.typeKey('Enter');
      await page.type('[name="q"]', 'xyzzy');
      await page.untilShown('[data-live-list]', 'No posts found');
      await page.click('[data-live-clear]');
      await page.untilGone('[data-live-list]', 'No posts found');
    },
  },
  {
    name: 'copy link',
    run: async (page) => {
      await page.open(paths.post('the-offer-call'));
      await page.click('button', 'Copy link');
      await page.untilShown('[data-copy-result]', 'Link copied');
    },
  },
  {
    name: 'pages left before they are complete',
    // What is tried here is that no code throws because of it.
    expected: CUT_OFF,
    run: async (page) => {
      await page.open(paths.press);
      for (const path of [
        paths.home,
        paths.pricing,
        paths.testimonials,
        paths.blog,
        paths.contact,
      ]) {
        for (const wait of [50, 150, 400]) {
          await page.leaveFor(path);
          await sleep(wait);
        }
      }
      await page.open(paths.about);
    },
  },
];

export const publicFlows: readonly Flow[] = [...pageFlows, ...otherFlows];
