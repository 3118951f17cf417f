/** Who was chosen: the launcher does not lie over them. */
const CHOSEN = '[data-landscape], [data-shows], [data-uncovered]';

const overlap = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/**
 * Hides the chat's launcher, and the minimized chat, while a visitor scrolls down, and where it would lie over people who were chosen;
 * scrolling up and the page's end show it again. On narrow screens, where it lies over the page, it comes
 * with the first of them.
 */
export function hideLauncherOnScroll(): void {
  const island = document.querySelector('[data-island="Chat"]');
  let before = scrollY;
  const isAtEnd = () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
  const coversChosen = () => {
    // The launcher, or the panel, which is as small as that while it is minimized.
    const box = island?.querySelector('aside')?.getBoundingClientRect();
    return [...document.querySelectorAll(CHOSEN)].some(
      (one) => box && overlap(box, one.getBoundingClientRect()),
    );
  };
  const show = (where: 'here' | 'away') => island?.setAttribute('data-launcher', where);
  const update = () => {
    if (scrollY === before) return;
    const isWanted = scrollY < before || isAtEnd();
    show(isWanted && !coversChosen() ? 'here' : 'away');
    before = scrollY;
  };
  if (coversChosen()) show('away');
  else if (isAtEnd()) show('here');
  addEventListener('scroll', update, { passive: true });
}
