/** Who was chosen: the launcher does not lie over them. */
const CHOSEN = '[data-landscape], [data-shows], [data-uncovered]';
/** How long the minimized chat shows its questions over a text. */
const FOLDS_AFTER_MS = 4000;
/** The size of the launcher, and of the folded chat in its place. */
const BUTTON = 48;
/** Between the points at which the text below the chat is looked for: no line is lower, no word much narrower. */
const STEP = { x: 24, y: 12 } as const;

const overlap = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/** Whether an element has a line of text of its own in a box. */
function hasTextIn(element: Element, box: DOMRect): boolean {
  const range = document.createRange();
  return [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return false;
    range.selectNode(node);
    return [...range.getClientRects()].some((line) => overlap(line, box));
  });
}

/** Whether a part of the page lies over a text. */
function coversText(part: Element): boolean {
  const box = part.getBoundingClientRect();
  const below = new Set<Element>();
  for (let { top } = box; top < box.bottom; top += STEP.y)
    for (let { left } = box; left < box.right; left += STEP.x)
      for (const element of document.elementsFromPoint(left, top))
        if (!part.contains(element)) below.add(element);
  return [...below].some((element) => hasTextIn(element, box));
}

/**
 * Hides the chat's launcher, and the minimized chat, while a visitor scrolls down, and where it would lie over
 * people who were chosen, or over a text of the first view; scrolling up and the page's end show it again. On
 * narrow screens, where it lies over the page, it comes with the first of them. Over a text the minimized chat
 * folds into a button.
 */
export function hideLauncherOnScroll(): void {
  const island = document.querySelector('[data-island="Chat"]');
  // The launcher, or the panel.
  const chat = island?.querySelector('aside');
  if (!island || !chat) return;
  let before = scrollY;
  let folding: number | undefined;
  const isAtEnd = () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
  /** What of it is seen. */
  const shownBox = () => {
    const box = chat.getBoundingClientRect();
    const isFolded = island.hasAttribute('data-folded');
    return isFolded ? new DOMRect(box.right - BUTTON, box.bottom - BUTTON, BUTTON, BUTTON) : box;
  };
  const coversChosen = () => {
    const box = shownBox();
    return [...document.querySelectorAll(CHOSEN)].some((one) =>
      overlap(box, one.getBoundingClientRect()),
    );
  };
  const show = (where: 'here' | 'away') => island.setAttribute('data-launcher', where);
  const fold = () => {
    clearTimeout(folding);
    const isMinimized = chat.querySelector('[aria-expanded="false"]') !== null;
    // It is about to be pressed: it stays as it is.
    const isInUse = isMinimized && chat.matches(':hover');
    if (!isInUse)
      island.toggleAttribute('data-folded', isMinimized && !isAtEnd() && coversText(chat));
    else if (!island.hasAttribute('data-folded')) foldLater();
  };
  const foldLater = () => {
    clearTimeout(folding);
    folding = window.setTimeout(() => {
      fold();
      if (island.hasAttribute('data-folded') && coversChosen()) show('away');
    }, FOLDS_AFTER_MS);
  };
  const update = () => {
    if (scrollY === before) return;
    const isWanted = scrollY < before || isAtEnd();
    fold();
    show(isWanted && !coversChosen() ? 'here' : 'away');
    before = scrollY;
  };
  // A panel that is restored folds instead.
  const isLauncher = chat.querySelector('dialog') === null;
  if (coversChosen() || (isLauncher && !isAtEnd() && coversText(chat))) show('away');
  else if (isAtEnd()) show('here');
  addEventListener('scroll', update, { passive: true });
  let wasExpanded = false;
  new ResizeObserver(() => {
    // The questions of one that a hand has minimized can be read first.
    if (wasExpanded) {
      island.removeAttribute('data-folded');
      foldLater();
    } else fold();
    wasExpanded = chat.querySelector('[aria-expanded="true"]') !== null;
  }).observe(chat);
}
