/**
 * Disables the button that the form's island enables once the form is complete. Values that a
 * reload restores hydrate the island, so that it judges them.
 */
export function start(island: HTMLElement): void {
  const button = island.querySelector<HTMLButtonElement>('[data-until-complete]');
  if (!button || island.dataset['islandStatus'] !== 'scheduled') return;
  button.disabled = true;
  const hydrateRestored = () => {
    const restored = [...island.querySelectorAll<HTMLInputElement>('input, textarea')].find(
      ({ value, defaultValue }) => value !== defaultValue,
    );
    restored?.dispatchEvent(new Event('input', { bubbles: true }));
  };
  if (document.readyState === 'complete') hydrateRestored();
  else addEventListener('pageshow', hydrateRestored, { once: true });
}
