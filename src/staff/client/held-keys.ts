import type { EarlyKeysWindow } from './early-keys.ts';
import { holdKeys, isAnswering, isWriting, WAIT_MS } from './key-rules.ts';
import { eraseIn, typeInto, type TypedField } from './type-into.ts';
import { say } from './undo.ts';

const isTextField = (element: Element | null): element is TypedField =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && element.selectionEnd !== null);

/** Does what the browser does with a key that nobody took: it types. */
function typeKey({ key, ctrlKey, metaKey }: KeyboardEvent, field: Element | null): void {
  if (!isTextField(field) || ctrlKey || metaKey) return;
  if (key.length === 1) typeInto(field, key);
  else if (key === 'Backspace') eraseIn(field);
  else if (key === 'Enter' && field instanceof HTMLTextAreaElement) typeInto(field, '\n');
}

/** Presses keys again, in order, where the focus is by then. */
async function replay(keys: readonly KeyboardEvent[]): Promise<void> {
  for (const key of keys) {
    // What the one before changed is rendered then.
    await Promise.resolve();
    const { activeElement } = document;
    // A browser types where the focus is after the key, too.
    if (activeElement?.dispatchEvent(new KeyboardEvent('keydown', key)))
      typeKey(key, document.activeElement);
  }
}

function takeWay(way: HTMLElement): void {
  if (isWriting(way)) way.focus();
  else way.click();
}

interface WaitOptions {
  /** A selector of what leads to the field, now or once it shows. */
  way?: string;
  /** Takes the way. By default, a field is focused and a button is pressed. */
  take?: (way: HTMLElement) => void;
  /** Where this shows and the way does not, there is none: that is said, and this has the focus. */
  missing?: { where: string; text: string };
  onCancel?: () => void;
}

/** From when something that takes text is asked for until the focus is there. */
class Wait {
  readonly field: string;
  private readonly options: WaitOptions;
  private readonly from = document.activeElement;
  private readonly keys: KeyboardEvent[] = [];
  private readonly ended = new AbortController();
  private isOnWay: boolean;

  constructor(field: string, options: WaitOptions) {
    this.field = field;
    this.options = options;
    this.isOnWay = options.way === undefined;
    const { signal } = this.ended;
    const look = () => this.look();
    holdKeys((event) => this.onKey(event), { signal });
    addEventListener('focusin', look, { signal });
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true });
    const timer = setTimeout(() => this.fail(), WAIT_MS);
    signal.addEventListener('abort', () => {
      observer.disconnect();
      clearTimeout(timer);
    });
  }

  /** Whether what was asked for is to show: nobody canceled it, or types somewhere else by now. */
  isWanted(): boolean {
    return !this.ended.signal.aborted;
  }

  /** It does not come: what was typed is for nothing else. */
  fail(): void {
    if (!this.isWanted()) return;
    this.cancel();
    const dropped = this.keys.length === 0 ? '' : ' What you typed meanwhile was dropped.';
    say({ text: `That did not open.${dropped} Please try again.`, isProblem: true });
  }

  /** The same where there is nothing to say, or it is said already. */
  cancel(): void {
    if (!this.isWanted()) return;
    this.ended.abort();
    this.options.onCancel?.();
  }

  look(): void {
    const { activeElement } = document;
    if (activeElement?.closest(this.field)) {
      this.ended.abort();
      void replay(this.keys);
    } else if (activeElement !== this.from && isAnswering(activeElement)) {
      this.cancel();
    } else if (!this.isOnWay) {
      this.goOn();
    }
  }

  private goOn(): void {
    const way = document.querySelector<HTMLElement>(this.options.way ?? '');
    const { missing } = this.options;
    const instead = missing && document.querySelector<HTMLElement>(missing.where);
    if (!way && instead) {
      this.cancel();
      instead.focus();
      say({ text: missing.text });
    }
    if (!way) return;
    this.isOnWay = true;
    (this.options.take ?? takeWay)(way);
  }

  private onKey(event: KeyboardEvent): void {
    if (event.key === 'Escape') this.cancel();
    else this.keys.push(event);
  }
}

let wait: Wait | undefined;

/**
 * Asks for something that takes text. Until the focus is in it, no key is a shortcut: letters go into it
 * once it is there, or nowhere, and Escape cancels it.
 * @param field a selector of what the focus will be in
 */
export function askFor(field: string, options: WaitOptions = {}): Wait {
  if (wait?.isWanted()) {
    // One step of the way asks for the same.
    if (wait.field === field) return wait;
    wait.cancel();
  }
  wait = new Wait(field, options);
  wait.look();
  return wait;
}

/** The islands without which the page does not know its keys. */
const NOT_HYDRATED = '[data-island-when="load"]:not([data-island-status="hydrated"])';

/** Presses the keys again that were pressed before the page was hydrated, once it is. */
export function pressEarlyKeys(): void {
  const press = () => {
    observer.disconnect();
    clearTimeout(timer);
    const early = (window as EarlyKeysWindow).earlyKeys?.take();
    if (early?.isDropped)
      say({ text: 'What you typed while the page loaded was dropped.', isProblem: true });
    void replay(early?.keys ?? []);
  };
  const look = () => {
    if (!document.querySelector(NOT_HYDRATED)) press();
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { subtree: true, attributeFilter: ['data-island-status'] });
  // One that cannot be loaded must not keep the keys of the others.
  const timer = setTimeout(press, WAIT_MS);
  look();
}
