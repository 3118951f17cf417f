type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isControl = (node: unknown): node is Control =>
  node instanceof HTMLInputElement ||
  node instanceof HTMLTextAreaElement ||
  node instanceof HTMLSelectElement;

const controlsIn = (marker: HTMLElement): Control[] =>
  [...marker.querySelectorAll('*')].flatMap((node: unknown) => (isControl(node) ? node : []));

/** Past React's own setter, which would take the event for its own change. */
function setAs(control: Control, name: 'value' | 'checked', value: string | boolean): void {
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), name);
  own?.set?.call(control, value);
}

function copy(from: Control, to: Control): void {
  if (
    from instanceof HTMLInputElement &&
    to instanceof HTMLInputElement &&
    from.type === 'checkbox'
  ) {
    if (from.checked === to.checked) return;
    setAs(to, 'checked', from.checked);
    to.dispatchEvent(new Event('click', { bubbles: true }));
  } else if (from.value !== to.value) {
    setAs(to, 'value', from.value);
    to.dispatchEvent(
      new Event(to instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
    );
  }
}

/**
 * Remembers the controls of an island, and which of them has the focus.
 * @returns puts what they hold into those that have taken their places, and the focus
 */
export function keepTyped(marker: HTMLElement): () => void {
  let controls = controlsIn(marker);
  let focused: unknown = document.activeElement;
  marker.addEventListener('focusin', ({ target }) => (focused = target));
  return () => {
    const now = controlsIn(marker);
    for (const [index, old] of controls.entries()) {
      const same = (each: Control) => each.name === old.name;
      const fresh = now.filter(same)[controls.slice(0, index).filter(same).length];
      if (old.isConnected || !fresh) continue;
      copy(old, fresh);
      if (old !== focused || document.activeElement !== document.body) continue;
      fresh.focus({ preventScroll: true });
      if (old instanceof HTMLSelectElement || fresh instanceof HTMLSelectElement) continue;
      // Addresses have no selection.
      if (old.selectionStart !== null)
        fresh.setSelectionRange(old.selectionStart, old.selectionEnd);
    }
    controls = now;
  };
}
