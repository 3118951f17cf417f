/** A shorter move is a click. */
const CLICK_SLOP_PX = 5;
const STEP_PX = 16;

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP_PX, 0],
  ArrowRight: [STEP_PX, 0],
  ArrowUp: [0, -STEP_PX],
  ArrowDown: [0, STEP_PX],
};

const clamp = (value: number, low: number, high: number) =>
  Math.min(Math.max(value, low), Math.max(low, high));

/** The click that a drag ends with comes right after it, before any timer. */
function swallowNextClick(): void {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  document.addEventListener('click', swallow, true);
  setTimeout(() => document.removeEventListener('click', swallow, true));
}

/**
 * Makes a card movable inside its frame: by pointer, by the arrow keys, back by Escape. A drag is not
 * a click. Its offset is in two custom properties.
 * @returns stops it
 */
export function makeDraggable(card: HTMLElement, frame: HTMLElement): () => void {
  let x = 0;
  let y = 0;

  const moveTo = (left: number, top: number) => {
    const inner = card.getBoundingClientRect();
    const outer = frame.getBoundingClientRect();
    x = clamp(left, x + outer.left - inner.left, x + outer.right - inner.right);
    y = clamp(top, y + outer.top - inner.top, y + outer.bottom - inner.bottom);
    card.style.setProperty('--card-x', `${x}px`);
    card.style.setProperty('--card-y', `${y}px`);
  };

  const grab = (down: PointerEvent) => {
    if (down.button !== 0) return;
    const start = { x, y };
    let dragged = false;
    const move = (event: PointerEvent) => {
      if (event.buttons === 0) {
        end();
        return;
      }
      const dx = event.clientX - down.clientX;
      const dy = event.clientY - down.clientY;
      if (!dragged && Math.hypot(dx, dy) < CLICK_SLOP_PX) return;
      dragged = true;
      card.dataset['dragging'] = '';
      moveTo(start.x + dx, start.y + dy);
    };
    const over = new AbortController();
    const { signal } = over;
    const end = () => {
      over.abort();
      delete card.dataset['dragging'];
      if (dragged) swallowNextClick();
    };
    document.addEventListener('pointermove', move, { signal });
    document.addEventListener('pointerup', end, { signal });
    document.addEventListener('pointercancel', end, { signal });
  };
  const step = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (!by && event.key !== 'Escape') return;
    event.preventDefault();
    if (by) moveTo(x + by[0], y + by[1]);
    else moveTo(0, 0);
  };

  const stop = new AbortController();
  card.addEventListener('pointerdown', grab, { signal: stop.signal });
  card.addEventListener('keydown', step, { signal: stop.signal });
  return () => stop.abort();
}
