/**
 * Hides the chat's launcher while a visitor scrolls down; scrolling up and the page's end show it again.
 * On narrow screens, where it lies over the page, it comes with the first of them.
 */
export function hideLauncherOnScroll(): void {
  const island = document.querySelector('[data-island="Chat"]');
  let before = scrollY;
  const isAtEnd = () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
  const show = (where: 'here' | 'away') => island?.setAttribute('data-launcher', where);
  const update = () => {
    if (scrollY === before) return;
    show(scrollY < before || isAtEnd() ? 'here' : 'away');
    before = scrollY;
  };
  if (isAtEnd()) show('here');
  addEventListener('scroll', update, { passive: true });
}
