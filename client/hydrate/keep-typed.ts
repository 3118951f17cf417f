type Control = HTMLInputElement;

/** Selects and texts of several lines have what is used of these. */
const controlsIn = (marker: HTMLElement) =>
  [...marker.querySelectorAll('input, textarea, select')] as unknown as Control[];

/**
 * Remembers the controls of an island, and which of them has the focus.
 * @returns puts what they hold into those that have taken their places, and the focus
 */
export function keepTyped(marker: HTMLElement): () => void {
  let controls = controlsIn(marker);
  let focused: unknown = document.activeElement;
  marker.addEventListener('focusin', ({ target }) => {
    focused = target;
  });
  return () => {
    const now = controlsIn(marker);
    for (const old of controls) {
      const isSame = ({ name }: Control) => name === old.name;
      const fresh = now.filter(isSame)[controls.filter(isSame).indexOf(old)];
      if (old.isConnected || !fresh) continue;
      fresh.value = old.value;
      fresh.checked = old.checked;
      if (old !== focused || document.activeElement !== document.body) continue;
      fresh.focus({ preventScroll: true });
      // Addresses have no selection.
      if (old.selectionStart) fresh.setSelectionRange(old.selectionStart, old.selectionEnd);
    }
    controls = now;
  };
}
