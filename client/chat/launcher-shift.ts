const CONTROLS = 'a[href], button, input, select, textarea, summary, label, [data-lead-card]';
const FIGURES = 'img, video, iframe, figure';
/** How far up the launcher goes, as a share of the window's height. What fills more cannot be avoided. */
const FARTHEST = 0.5;
/** In px. */
const STEP = 4;
const CLEARANCE = 4;

const coverable = (chat: Element, selector: string): DOMRect[] =>
  [...document.querySelectorAll(selector)]
    .filter(
      (element) =>
        !chat.contains(element) &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    )
    .map((element) => element.getBoundingClientRect())
    .filter(
      ({ top, bottom }) =>
        Math.min(bottom, innerHeight) - Math.max(top, 0) < innerHeight * FARTHEST,
    );

/** Moves the launcher up at the top of a page, where a visitor cannot scroll what it covers away. */
function shift(): void {
  const { style } = document.documentElement;
  style.removeProperty('--launcher-shift');
  const launcher = document.querySelector('[data-chat-launcher]');
  const chat = launcher?.closest('aside');
  if (!launcher || !chat || scrollY > 0) return;
  const { right, width, bottom } = chat.getBoundingClientRect();
  const radius = width / 2;
  const isFree = (distance: number, boxes: readonly DOMRect[]) =>
    boxes.every((box) => {
      const x = right - radius;
      const y = bottom - radius - distance;
      const nearest = Math.hypot(
        Math.max(box.left - x, 0, x - box.right),
        Math.max(box.top - y, 0, y - box.bottom),
      );
      return nearest >= radius + CLEARANCE;
    });
  for (const selector of [`${CONTROLS}, ${FIGURES}`, CONTROLS]) {
    const boxes = coverable(chat, selector);
    for (let distance = 0; distance <= innerHeight * FARTHEST; distance += STEP) {
      if (!isFree(distance, boxes)) continue;
      if (distance > 0) style.setProperty('--launcher-shift', `${-distance}px`);
      return;
    }
  }
}

/** At the top of a page the chat's launcher covers no control and no figure. */
export function startShifting(): void {
  shift();
  addEventListener('scrollend', shift);
  addEventListener('resize', shift);
  // Once the page moves, it is back in its corner.
  addEventListener(
    'scroll',
    () => document.documentElement.style.removeProperty('--launcher-shift'),
    {
      passive: true,
    },
  );
}
