/** What a visitor uses, looks at or quotes; numbers in the text come on top. */
const KEEP_CLEAR = [
  'a[href], button, input, select, textarea, summary, label, [data-lead-card]',
  'img, svg, video, iframe, figure, blockquote, [role=img], [data-logo-bar] ul, [data-carousel-view]',
].join();
/** What contains all that belongs to it, so that nothing in it is looked at. */
const WHOLE = 'svg, button, [data-logo-bar] ul, [data-carousel-view]';
const NUMBER = /\S*\d\S*/g;
const TEXT = /\S[^]*/g;
/** How far up the launcher goes on a scrolled page, as a share of the window's height. */
const FARTHEST = 0.5;
/** The same for other text, which it covers where there is no better spot. */
const FARTHEST_FOR_TEXT = 0.25;
/** In px. */
const STEP = 4;
const CLEARANCE = 4;
/** Nothing stands farther outside the element that it belongs to. */
const FAR = 200;

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const isShown = (element: Element) =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

interface Found {
  element: Element;
  box: Box;
}

/** What stands near a box. Parts of the page far above and below it are passed over unread. */
function findNear({ top, bottom }: Box): { solid: Found[]; texts: Text[] } {
  const solid: Found[] = [];
  const texts: Text[] = [];
  // Asked once: to match each element costs more than to read its box.
  const solids = new Set(document.querySelectorAll(KEEP_CLEAR));
  const whole = new Set(document.querySelectorAll(WHOLE));
  const walker = document.createTreeWalker(
    document.body,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    (node) => {
      if (!(node instanceof Element))
        return /\S/.test((node as Text).data) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP;
      // Of such an element only the text counts, whose lines are measured later.
      if (node.childElementCount === 0 && !solids.has(node)) return NodeFilter.FILTER_SKIP;
      const box = node.getBoundingClientRect();
      const isFar = box.bottom < top - FAR || box.top > bottom + FAR;
      if (isFar && box.height > 0) return NodeFilter.FILTER_REJECT;
      if (solids.has(node)) solid.push({ element: node, box });
      return whole.has(node) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP;
    },
  );
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return { solid, texts };
}

/** The lines of texts, cut to what a pattern matches. */
function linesOf(pattern: RegExp, texts: readonly Text[]): Found[] {
  const range = document.createRange();
  const found: Found[] = [];
  for (const text of texts) {
    const element = text.parentElement;
    if (!element) continue;
    for (const { index, 0: match } of text.data.matchAll(pattern)) {
      range.setStart(text, index);
      range.setEnd(text, index + match.length);
      for (const box of range.getClientRects()) found.push({ element, box });
    }
  }
  return found;
}

/** Lets each part of the page through as far as its scrolling or clipping ancestors do. */
function createClip(): (element: Element, box: Box) => Box {
  const frames = new Map<Element, Box | null>();
  const frameOf = (above: Element) => {
    let frame = frames.get(above);
    if (frame === undefined) {
      const isOpen = getComputedStyle(above).overflow === 'visible';
      frame = isOpen ? null : above.getBoundingClientRect();
      frames.set(above, frame);
    }
    return frame;
  };
  return (element, { left, top, right, bottom }) => {
    for (let above = element.parentElement; above; above = above.parentElement) {
      const frame = frameOf(above);
      if (!frame) continue;
      left = Math.max(left, frame.left);
      top = Math.max(top, frame.top);
      right = Math.min(right, frame.right);
      bottom = Math.min(bottom, frame.bottom);
    }
    return { left, top, right, bottom };
  };
}

/** What stands in the column in which the launcher moves: what it never covers, and other text. */
function obstacles(chat: Element, column: Box): { never: Box[]; text: Box[] } {
  const inColumn = ({ left, top, right, bottom }: Box) =>
    left < column.right && right > column.left && top < column.bottom && bottom > column.top;
  const clipped = createClip();
  const shown = (found: readonly Found[]) =>
    found
      .filter(({ element, box }) => inColumn(box) && !chat.contains(element) && isShown(element))
      .map(({ element, box }) => clipped(element, box))
      .filter(inColumn);
  const { solid, texts } = findNear(column);
  const range = document.createRange();
  // The box of all its lines first: those of most texts end before the column.
  const reaching = texts.filter((text) => {
    range.selectNodeContents(text);
    return inColumn(range.getBoundingClientRect());
  });
  return {
    never: shown([...solid, ...linesOf(NUMBER, reaching)]),
    text: shown(linesOf(TEXT, reaching)),
  };
}

/** Moves the launcher up to the first free spot, off all text if one is near; it fades out where there is none. */
function clear(chat: Element, { style, dataset }: HTMLElement): void {
  const launcher = chat.querySelector('[data-chat-launcher]');
  if (!launcher) return;
  const { left, right, width, bottom } = chat.getBoundingClientRect();
  const headerEnd = document.querySelector('[data-header]')?.getBoundingClientRect().bottom ?? 0;
  const radius = width / 2;
  const highest = bottom - width - headerEnd - CLEARANCE;
  // At the top the visitor cannot scroll on to a free spot.
  const farthest = scrollY > 0 ? Math.min(innerHeight * FARTHEST, highest) : highest;
  const { never, text } = obstacles(chat, {
    left: left - CLEARANCE,
    top: headerEnd,
    right: right + CLEARANCE,
    bottom: bottom + CLEARANCE,
  });
  const isFree = (distance: number, boxes: readonly Box[]) =>
    boxes.every((box) => {
      const x = right - radius;
      const y = bottom - radius - distance;
      const nearest = Math.hypot(
        Math.max(box.left - x, 0, x - box.right),
        Math.max(box.top - y, 0, y - box.bottom),
      );
      return nearest >= radius + CLEARANCE;
    });
  const firstFree = (boxes: readonly Box[], end: number) => {
    let distance = 0;
    while (distance <= end && !isFree(distance, boxes)) distance += STEP;
    return distance <= end ? distance : undefined;
  };
  const near = scrollY > 0 ? Math.min(innerHeight * FARTHEST_FOR_TEXT, farthest) : farthest;
  const distance = firstFree([...never, ...text], near) ?? firstFree(never, farthest);
  if (distance === undefined) dataset['launcherAway'] = '';
  else {
    delete dataset['launcherAway'];
    style.setProperty('--launcher-shift', `${-distance}px`);
  }
}

/** While a page rests, the chat's launcher covers no control, figure, frame, quotation or number. */
export function keepLauncherClear(): void {
  const chat = document.querySelector('[data-island="Chat"] aside');
  const island = chat?.parentElement;
  if (!island) return;
  // Marks are on the island: a variable on the root changes the style of every element.
  const update = () => clear(chat, island);
  addEventListener('scrollend', update);
  addEventListener('resize', update);
  // Questions that open, results that arrive, a panel that closes.
  // In the next frame: a change of size in this one would be reported as a loop.
  const sizes = new ResizeObserver(() => void requestAnimationFrame(update));
  sizes.observe(document.body);
  sizes.observe(chat);
}
