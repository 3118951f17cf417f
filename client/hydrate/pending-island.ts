import { afterPaint } from '../shared/after-paint.ts';
import { reloadOnStaleChunk } from '../shared/stale-chunk.ts';
import { hydrate } from './hydrate-island.ts';

/** All but the last hydrate an island. */
const EVENTS = ['pointerdown', 'click', 'focusin', 'keydown', 'input', 'submit', 'focusout'];

/** A click changes these before hydration; replayed, it would undo the change. */
const FIELD = 'input,label,select';

/**
 * Whether the island handles a click: not on a field, and of links only those to other states of its
 * page and those that it marks. The browser follows other links itself: a replayed click opens no tab
 * in WebKit, and loses its modifier keys everywhere.
 */
function isHandled({ ctrlKey, metaKey, shiftKey }: MouseEvent, target: Element): boolean {
  const control = target.closest<HTMLElement>('a,button,' + FIELD);
  if (!(control instanceof HTMLAnchorElement)) return !control?.matches(FIELD);
  if (ctrlKey || metaKey || shiftKey) return false;
  return control.pathname === location.pathname || 'replay' in control.dataset;
}

/** For a failed import: one that navigation cut off is no error, and the page is gone by then. */
function unlessLeft(react: () => void): void {
  const timer = setTimeout(react, 1000);
  addEventListener('pagehide', () => clearTimeout(timer));
}

/**
 * Hydrates an island on its first interaction, then replays the clicks and submits on the same
 * elements, in order, and a press that is still held, which may become a drag. Fields keep their
 * values; those that lost the focus before hydration get a focusout, so that forms validate them.
 * When the code cannot be loaded, links and forms work as without a script, and a button reloads the
 * page. The next interaction tries again.
 */
export class PendingIsland {
  readonly #marker: HTMLElement;
  readonly #waiting = new AbortController();
  /** By control: of several clicks on one, the last counts. */
  readonly #replays = new Map<Element, () => void>();
  readonly #left = new Set<EventTarget | null>();
  #held: Event | undefined;
  #isStarted = false;

  constructor(marker: HTMLElement) {
    this.#marker = marker;
  }

  listen(): void {
    const { signal } = this.#waiting;
    for (const type of EVENTS) {
      this.#marker.addEventListener(type, this, { capture: true, signal });
    }
  }

  handleEvent(event: Event): void {
    if (event.type === 'focusout') this.#left.add(event.target);
    else this.#queue(event);
  }

  /** Hydrates it, with or without an interaction. */
  async start(): Promise<void> {
    if (this.#isStarted) return;
    this.#isStarted = true;
    let replay;
    try {
      replay = await hydrate(this.#marker);
    } catch (error) {
      this.#fail(error);
      return;
    }
    this.#waiting.abort();
    await replay({ replays: this.#replays, left: this.#left, held: this.#held });
  }

  #queue(event: Event): void {
    const { type, target } = event;
    if (type === 'pointerdown') {
      this.#held = event;
      addEventListener(
        'pointerup',
        () => {
          this.#held = undefined;
        },
        { once: true },
      );
    }
    if (type === 'click' && target instanceof HTMLElement) {
      this.#queueClick(event as MouseEvent, target);
    }
    if (type === 'submit') this.#queueSubmit(event as SubmitEvent);
    afterPaint(() => void this.start());
  }

  #queueClick(event: MouseEvent, target: HTMLElement): void {
    if (!isHandled(event, target)) return;
    event.preventDefault();
    this.#replays.set(target.closest('button, a') ?? target, () => target.click());
  }

  #queueSubmit(event: SubmitEvent): void {
    const form = event.target as HTMLFormElement;
    const { submitter } = event;
    event.preventDefault();
    this.#replays.set(form, () => form.requestSubmit(submitter));
  }

  #fail(error: unknown): void {
    this.#waiting.abort();
    this.#marker.querySelector('[data-until-complete]')?.removeAttribute('disabled');
    const [control, replay] = [...this.#replays].at(-1) ?? [];
    unlessLeft(() => {
      reportError(error);
      // An island that loads at once is the page's main content.
      if (this.#marker.dataset['islandWhen'] === 'load' && !control) void reloadOnStaleChunk();
    });
    if (control?.matches('[type=button]')) void reloadOnStaleChunk();
    else replay?.();
    new PendingIsland(this.#marker).listen();
  }
}
