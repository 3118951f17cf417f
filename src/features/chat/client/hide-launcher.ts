/** Hides the chat's launcher while a visitor scrolls down; scrolling up and the page's end show it again. */
export function hideLauncherOnScroll(): void {
  const island = document.querySelector('[data-island="Chat"]');
  let before = scrollY;
  const update = () => {
    if (scrollY === before) return;
    const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    island?.toggleAttribute('data-launcher-away', scrollY > before && !isAtEnd);
    before = scrollY;
  };
  addEventListener('scroll', update, { passive: true });
}
