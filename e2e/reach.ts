import type { Page } from 'playwright/test';

/** Minimum target size (WCAG 2.5.8), in CSS pixels. */
const MIN_TARGET = 24;

/** Click targets below the minimum size; links within a sentence are exempt. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const inSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      // An island's marker has no box: its link is in the sentence around it.
      [...(element.parentElement?.closest(':not([data-island])')?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
    // A label belongs to its field's target, and a card to its link's.
    const targetArea = (element: HTMLElement): Element => {
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
        .map((element) => ({ element, box: targetArea(element).getBoundingClientRect() }))
        // Visually hidden elements are no targets.
        .filter(({ box }) => box.width > 1 && box.height > 1)
        .filter(({ box }) => Math.min(box.width, box.height) < least - 0.5)
        .map(
          ({ element, box }) =>
            `${element.outerHTML.slice(0, 90)} ${Math.round(box.width)}x${Math.round(box.height)}`,
        )
    );
  }, MIN_TARGET);

/** Text outside the window or clipped by its own box; scroll containers are exempt. */
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
      // Clamped excerpts are complete on their own page.
      if (getComputedStyle(parent).webkitLineClamp !== 'none') continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      const own = parent.getBoundingClientRect();
      if (box.width < 2 || own.width < 2) continue;
      // The skip link is above the window until it has the focus.
      if (box.bottom + scrollY <= 0) continue;
      const hidden = getComputedStyle(parent).overflow !== 'visible';
      if (box.left < -1 || box.right > innerWidth + 1)
        lost.push(`outside: ${node.textContent.slice(0, 60)}`);
      else if (hidden && (box.right > own.right + 1 || box.bottom > own.bottom + 1))
        lost.push(`cut off: ${node.textContent.slice(0, 60)}`);
    }
    return lost;
  });

/** Words that run over two lines without a hyphen or a mark to break at; names in code may. */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const broken: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || parent.closest('noscript, script, style, template, option, title, svg'))
        continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{N}]{2,}/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0.5);
        // What is visually hidden is as wide as one letter.
        const isName = /\p{Ll}\p{Lu}/u.test(word);
        if (
          !isName &&
          parent.offsetWidth > 1 &&
          new Set(lines.map(({ top }) => Math.round(top))).size > 1
        )
          broken.push(word);
      }
    }
    return broken;
  });

/** Text and drawings in the color of what is behind them. */
export const unreadable = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
    const luminance = (color: string) => {
      const [r = 0, g = 0, b = 0] = channels(color).map((value) =>
        value / 255 <= 0.03928 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const contrast = (one: string, other: string) => {
      const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted(
        (a, b) => a - b,
      );
      return (lighter + 0.05) / (darker + 0.05);
    };
    const behind = (element: Element | null): string => {
      if (!element) return 'rgb(0, 0, 0)';
      const { backgroundColor } = getComputedStyle(element);
      return channels(backgroundColor)[3] === 0 ? behind(element.parentElement) : backgroundColor;
    };
    const colorsOf = (element: Element): string[] => {
      if (element.matches('img[src*="/logos/"]')) return ['rgb(20, 22, 15)'];
      // One part of a drawing is enough to see it.
      if (element.matches('svg'))
        return [...element.querySelectorAll('path, rect, circle')]
          .map((shape) => getComputedStyle(shape))
          .flatMap(({ fill, stroke }) => [fill, stroke].filter((one) => one.startsWith('rgb')));
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      return hasText && !element.closest('svg') ? [getComputedStyle(element).color] : [];
    };
    return [...document.querySelectorAll('body *')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => {
        const colors = colorsOf(element);
        const ground = behind(element);
        return colors.length > 0 && !colors.some((color) => contrast(color, ground) >= 1.5);
      })
      .map((element) => element.outerHTML.slice(0, 120));
  });

/** In pixels. */
export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** An element that got the focus, and whether that was visible. */
export interface Stop {
  what: string;
  /** Whether it follows the previous stop in the document. */
  inOrder: boolean;
  frame: boolean;
  outlined: boolean;
  inView: boolean;
  uncovered: boolean;
}

/** The focused element; null for none, one outside of the part, or one that had the focus before. */
const focused = (page: Page, part: string): Promise<Stop | null> =>
  page.evaluate((within) => {
    const memory = window as { visited?: Element[] };
    memory.visited ??= [];
    const { visited } = memory;
    const element = document.activeElement;
    if (!element?.closest(within) || element === document.body || visited.includes(element))
      return null;
    const before = visited.at(-1);
    visited.push(element);
    const outlineOf = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
      outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    // No script can ask how the thumb of a slider is drawn, only for the rules that draw it.
    const THUMB = '::-webkit-slider-thumb';
    const rulesIn = (rules: CSSRuleList): CSSRule[] =>
      [...rules].flatMap((rule) => {
        const inner = 'cssRules' in rule ? rulesIn(rule.cssRules as CSSRuleList) : [];
        return inner.concat(rule);
      });
    const isThumbOutlined = (slider: Element) =>
      [...document.styleSheets]
        .flatMap(({ cssRules }) => rulesIn(cssRules))
        .some(
          (rule) =>
            rule instanceof CSSStyleRule &&
            rule.selectorText.endsWith(THUMB) &&
            slider.matches(rule.selectorText.slice(0, -THUMB.length)) &&
            Number.parseFloat(rule.style.outline) >= 2,
        );
    const isSlider = element instanceof HTMLInputElement && element.type === 'range';
    const box = element.getBoundingClientRect();
    // Of a slider the thumb is what one takes hold of.
    const THUMB_PX = 44;
    const share = isSlider
      ? (element.valueAsNumber - Number(element.min)) / (Number(element.max) - Number(element.min))
      : 0;
    const middle = isSlider
      ? box.left + THUMB_PX / 2 + (box.width - THUMB_PX) * share
      : box.left + box.width / 2;
    const x = Math.min(Math.max(middle, 0), innerWidth - 1);
    const y = Math.min(Math.max(box.top + box.height / 2, 0), innerHeight - 1);
    const top = document.elementFromPoint(x, y);
    const order = before?.compareDocumentPosition(element) ?? Node.DOCUMENT_POSITION_FOLLOWING;
    return {
      what: element.outerHTML.slice(0, 100),
      inOrder: (order & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
      frame: element instanceof HTMLIFrameElement,
      outlined: outlineOf(getComputedStyle(element)) || (isSlider && isThumbOutlined(element)),
      inView: box.bottom > 0 && box.top < innerHeight,
      uncovered: top !== null && (element.contains(top) || top.contains(element)),
    };
  }, part);

/** Presses Tab until the focus leaves the part of the page, or repeats. */
export async function tabThrough(page: Page, part: string): Promise<Stop[]> {
  const stops: Stop[] = [];
  const maxPresses = (await tabStops(page, part)) + 5;
  for (let step = 0; step < maxPresses; step += 1) {
    await page.keyboard.press('Tab');
    const stop = await focused(page, part);
    if (stop) stops.push(stop);
    // A frame may keep the focus for several presses.
    else if (!stops.at(-1)?.frame) break;
  }
  return stops;
}

/** The number of elements that Tab should reach in a part of the page. */
export const tabStops = (page: Page, part: string): Promise<number> =>
  page.evaluate(
    (within) =>
      [
        ...document.querySelectorAll<HTMLElement>(
          'a[href], button, input, select, textarea, summary',
        ),
      ]
        .filter((element) => element.closest(within))
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => element.tabIndex >= 0 && !element.closest('[inert]'))
        .filter((element) => !element.matches(':disabled')).length,
    part,
  );

/** Adds style rules through the object model, which the content policy does not restrict. */
export const restyle = (page: Page, rules: string): Promise<void> =>
  page.evaluate((text) => {
    const styles = new CSSStyleSheet();
    styles.replaceSync(text);
    document.adoptedStyleSheets = [styles];
  }, rules);
