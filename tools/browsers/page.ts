import { setTimeout as sleep } from 'node:timers/promises';

import type { InputSource, Session } from './session.ts';

const WAIT_MS = 15_000;
const POLL_MS = 100;

interface Point {
  x: number;
  y: number;
}

/** The first visible element that matches, with this text or accessible name. */
const elementOf = (selector: string, text = '') => `
  [...document.querySelectorAll(${JSON.stringify(selector)})].find((one) =>
    one.checkVisibility({ visibilityProperty: true }) &&
    one.getBoundingClientRect().width > 0 &&
    ((one.getAttribute('aria-label') ?? '') + ' ' + one.textContent).includes(${JSON.stringify(text)}))`;

/** Keys of WebDriver (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
const KEYS = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Shift: '\uE008',
  Control: '\uE009',
} as const;

const mouse = (...actions: InputSource['actions']): InputSource => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions,
});

const keyboard = (...actions: InputSource['actions']): InputSource => ({
  type: 'key',
  id: 'keyboard',
  actions,
});

/** A page as its visitor uses it: by real pointer and keyboard events. */
export class Page {
  readonly #session: Session;
  readonly #origin: string;

  constructor(session: Session, origin: string) {
    this.#session = session;
    this.#origin = origin;
  }

  open = (path: string): Promise<void> => this.#session.navigate(this.#origin + path);
  /** Without waiting for the page. */
  leaveFor = (path: string): Promise<void> =>
    this.evaluate(
      `void setTimeout(() => (location.href = ${JSON.stringify(this.#origin + path)}))`,
    );
  /** Firefox adds a page to its history only once the page has loaded. */
  async back(): Promise<void> {
    await this.until(`document.readyState === 'complete'`);
    await this.#session.back();
  }
  windows = (): Promise<number> => this.#session.windows();
  evaluate = <T>(expression: string): Promise<T> => this.#session.evaluate<T>(expression);

  /** Waits until an expression is true. While a page is replaced, it has no value. */
  async until(expression: string, waitMs = WAIT_MS): Promise<void> {
    const deadline = Date.now() + waitMs;
    for (;;) {
      const check = `(async () => Boolean(await (${expression})))()`;
      if (await this.#session.evaluate<boolean>(check).catch(() => false)) return;
      if (Date.now() > deadline) throw new Error(`This did not become true: ${expression.trim()}`);
      await sleep(POLL_MS);
    }
  }

  untilShown = (selector: string, text?: string): Promise<void> =>
    this.until(elementOf(selector, text));
  untilGone = (selector: string, text?: string): Promise<void> =>
    this.until(`!(${elementOf(selector, text)})`);
  untilAt = (path: string): Promise<void> =>
    this.until(
      `location.pathname + location.search === ${JSON.stringify(path)} && document.readyState === 'complete'`,
    );
  untilHydrated = (island: string): Promise<void> =>
    this.until(
      `document.querySelector('[data-island="${island}"][data-island-status="hydrated"]')`,
    );

  /** The center of an element, once it is in view, rests, and nothing covers it. */
  async #center(selector: string, text?: string): Promise<Point> {
    const element = elementOf(selector, text);
    // Of a link that wraps, the first line.
    const center = `(() => {
      const { x, y, width, height } = (${element}).getClientRects()[0];
      return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
    })()`;
    await this.until(`(async () => {
      const one = ${element};
      one.scrollIntoView({ block: 'center', behavior: 'instant' });
      const before = ${center};
      await new Promise((resolve) => setTimeout(resolve, 50));
      const { x, y } = ${center};
      const top = document.elementFromPoint(x, y);
      return x === before.x && y === before.y && one.contains(top);
    })()`);
    return this.evaluate<Point>(center);
  }

  async hover(selector: string, text?: string): Promise<void> {
    const { x, y } = await this.#center(selector, text);
    await this.#session.perform([mouse({ type: 'pointerMove', x, y, duration: 50 })]);
  }

  /** Moves the pointer to the window's lower left corner. */
  async leave(): Promise<void> {
    const y = await this.evaluate<number>('innerHeight - 2');
    await this.#session.perform([mouse({ type: 'pointerMove', x: 1, y, duration: 50 })]);
  }

  async click(selector: string, text?: string): Promise<void> {
    const { x, y } = await this.#center(selector, text);
    await this.#session.perform([
      mouse(
        { type: 'pointerMove', x, y, duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ),
    ]);
  }

  async typeKey(key: keyof typeof KEYS | (string & {})): Promise<void> {
    const value = key in KEYS ? KEYS[key as keyof typeof KEYS] : key;
    await this.#session.perform([keyboard({ type: 'keyDown', value }, { type: 'keyUp', value })]);
  }

  /** Clicks a field and types into it. */
  async type(selector: string, text: string): Promise<void> {
    await this.click(selector);
    await this.until(`document.activeElement === ${elementOf(selector)}`);
    await this.#session.perform([
      keyboard(
        ...text.split('').flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      ),
    ]);
  }
}
