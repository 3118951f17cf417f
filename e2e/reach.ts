import type { Page } from 'playwright/test';

/** The least side of what is pressed (WCAG 2.5.8), in CSS pixels. */
const TARGET = 24;

/** What can be pressed and is too small: links within a sentence may be as small as their words. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const inSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
    // A field is pressed by its label too, and a card's link all over the card.
    const pressedArea = (element: HTMLElement): Element => {
      const { content, position } = getComputedStyle(element, '::after');
      const covers = content !== 'none' && position === 'absolute';
      return element.closest('label') ?? (covers ? element.offsetParent : null) ?? element;
    };
    return (
      [
        ...document.querySelectorAll<HTMLElement>(
          'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button]',
        ),
      ]
        .filter((element) =>
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
        )
        .filter((element) => !element.closest('[inert]') && !inSentence(element))
        .map((element) => ({ element, box: pressedArea(element).getBoundingClientRect() }))
        // What shows only to those who do not see it is no target.
        .filter(({ box }) => box.width > 1 && box.height > 1)
        .filter(({ box }) => Math.min(box.width, box.height) < least - 0.5)
        .map(
          ({ element, box }) =>
            `${element.outerHTML.slice(0, 90)} ${Math.round(box.width)}x${Math.round(box.height)}`,
        )
    );
  }, TARGET);

/** Text that lies outside the window or is cut off by its own box; what scrolls by itself may. */
export const lostText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const lost: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const mayScroll = (element: Element | null): boolean =>
      element !== null &&
      (element.matches('[data-carousel-view], [data-logo-bar], dialog, [aria-busy]') ||
        /auto|scroll/.test(getComputedStyle(element).overflowX) ||
        mayScroll(element.parentElement));
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !node.textContent?.trim()) continue;
      if (parent.closest('noscript, script, style, template, option, title, svg')) continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (mayScroll(parent)) continue;
      // An excerpt that ends in dots is whole on the page that it leads to.
      if (getComputedStyle(parent).webkitLineClamp !== 'none') continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      const own = parent.getBoundingClientRect();
      if (box.width < 2 || own.width < 2) continue;
      // The skip link waits above the window.
      if (box.bottom + scrollY <= 0) continue;
      const hidden = getComputedStyle(parent).overflow !== 'visible';
      if (box.left < -1 || box.right > innerWidth + 1)
        lost.push(`outside: ${node.textContent.slice(0, 60)}`);
      else if (hidden && (box.right > own.right + 1 || box.bottom > own.bottom + 1))
        lost.push(`cut off: ${node.textContent.slice(0, 60)}`);
    }
    return lost;
  });

/** By how many pixels the page is wider than its window. */
export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Where the focus came, and whether one saw it there. */
export interface Stop {
  what: string;
  /** Whether the page has it after the stop before. */
  inOrder: boolean;
  frame: boolean;
  outlined: boolean;
  inView: boolean;
  uncovered: boolean;
}

/** What has the focus now; null where that is no element of the page, or one that had it already. */
const focused = (page: Page): Promise<Stop | null> =>
  page.evaluate(() => {
    const memory = window as { visited?: Element[] };
    const visited = (memory.visited ??= []);
    const element = document.activeElement;
    if (!element || element === document.body || visited.includes(element)) return null;
    const before = visited.at(-1);
    visited.push(element);
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    const x = Math.min(Math.max(box.left + box.width / 2, 0), innerWidth - 1);
    const y = Math.min(Math.max(box.top + box.height / 2, 0), innerHeight - 1);
    const top = document.elementFromPoint(x, y);
    const order = before?.compareDocumentPosition(element) ?? Node.DOCUMENT_POSITION_FOLLOWING;
    return {
      what: element.outerHTML.slice(0, 100),
      inOrder: (order & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
      frame: element instanceof HTMLIFrameElement,
      outlined: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      inView: box.bottom > 0 && box.top < innerHeight,
      uncovered: top !== null && (element.contains(top) || top.contains(element)),
    };
  });

/** Presses Tab until the focus has been everywhere, and tells where it was. */
export async function tabWalk(page: Page, most: number): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press('Tab');
    const stop = await focused(page);
    if (stop) stops.push(stop);
    // A frame may keep the focus for more than one press.
    else if (!stops.at(-1)?.frame) break;
  }
  return stops;
}

/** How many elements the Tab key should reach. */
export const tabStops = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [
        ...document.querySelectorAll<HTMLElement>(
          'a[href], button, input, select, textarea, summary',
        ),
      ]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => element.tabIndex >= 0 && !element.closest('[inert]'))
        .filter((element) => !element.matches(':disabled')).length,
  );

/** Lays one more style rule over the page, through the object model, which the content policy lets be. */
export const restyle = (page: Page, rules: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, rules);
