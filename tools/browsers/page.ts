import { setTimeout as sleep } from 'node:timers/promises';

const WAIT_MS = 15_000;

/** What both clients do with a window of their browser. */
export interface Driver {
  goto: (url: string) => Promise<unknown>;
  /** The value of an expression in the page; it has to be JSON. */
  evaluate: <T>(expression: string) => Promise<T>;
  move: (x: number, y: number) => Promise<unknown>;
  click: (x: number, y: number) => Promise<unknown>;
  type: (text: string) => Promise<unknown>;
  press: (key: 'Enter' | 'Escape') => Promise<unknown>;
  windows: () => Promise<number>;
  screenshot: (file: string) => Promise<unknown>;
  close: () => Promise<unknown>;
}

/** The first visible element that matches, with this text or accessible name. */
const elementOf = (selector: string, text = '') => `
  [...document.querySelectorAll(${JSON.stringify(selector)})].find((one) =>
    one.checkVisibility({ visibilityProperty: true }) &&
    one.getBoundingClientRect().width > 0 &&
    ((one.getAttribute('aria-label') ?? '') + ' ' + one.textContent).includes(${JSON.stringify(text)}))`;

/** A page as its visitor uses it: by real pointer and keyboard events. */
export class Page {
  readonly driver: Driver;
  readonly #origin: string;

  constructor(driver: Driver, origin: string) {
    this.driver = driver;
    this.#origin = origin;
  }

  open = (path: string) => this.driver.goto(this.#origin + path);
  evaluate = <T>(expression: string): Promise<T> => this.driver.evaluate<T>(expression);

  /** Waits until an expression is true. While a page is replaced, it has no value. */
  async until(expression: string, waitMs = WAIT_MS, what = expression): Promise<void> {
    const deadline = Date.now() + waitMs;
    const check = `(async () => Boolean(await (${expression})))()`;
    while (!(await this.evaluate<boolean>(check).catch(() => false))) {
      if (Date.now() > deadline) throw new Error(`Waited in vain: ${what}`);
      await sleep(100);
    }
  }

  shown = (selector: string, text?: string) =>
    this.until(elementOf(selector, text), WAIT_MS, `shown: ${selector} ${text ?? ''}`);
  gone = (selector: string, text?: string) =>
    this.until(`!(${elementOf(selector, text)})`, WAIT_MS, `gone: ${selector} ${text ?? ''}`);
  at = (path: string) =>
    this.until(
      `location.pathname + location.search === ${JSON.stringify(path)} && document.readyState === 'complete'`,
    );
  hydrated = (island: string) =>
    this.until(
      `document.querySelector('[data-island="${island}"][data-island-status="hydrated"]')`,
    );

  /** The center of an element, once it is in view, rests, and nothing covers it. */
  async #center(selector: string, text?: string): Promise<[x: number, y: number]> {
    const element = elementOf(selector, text);
    // Of a link that wraps, the first line.
    const center = `(() => {
      const { x, y, width, height } = (${element}).getClientRects()[0];
      return [Math.round(x + width / 2), Math.round(y + height / 2)];
    })()`;
    const isAtRest = `(async () => {
      const one = ${element};
      one.scrollIntoView({ block: 'center', behavior: 'instant' });
      const before = ${center};
      await new Promise((resolve) => setTimeout(resolve, 50));
      const [x, y] = ${center};
      return x === before[0] && y === before[1] && one.contains(document.elementFromPoint(x, y));
    })()`;
    await this.until(isAtRest, WAIT_MS, `at rest: ${selector} ${text ?? ''}`);
    return this.evaluate(center);
  }

  async hover(selector: string, text?: string): Promise<void> {
    const [x, y] = await this.#center(selector, text);
    await this.driver.move(x, y);
  }
  /** Moves the pointer to the window's lower left corner. */
  async leave(): Promise<void> {
    await this.driver.move(1, (await this.evaluate<number>('innerHeight')) - 2);
  }
  async click(selector: string, text?: string): Promise<void> {
    const [x, y] = await this.#center(selector, text);
    await this.driver.click(x, y);
  }
  press = (key: 'Enter' | 'Escape') => this.driver.press(key);

  /** Clicks a field and types into it. */
  async type(selector: string, text: string): Promise<void> {
    await this.click(selector);
    await this.until(`document.activeElement === ${elementOf(selector)}`);
    await this.driver.type(text);
  }

  /** Firefox adds a page to its history only once the page has loaded. */
  async back(): Promise<void> {
    await this.until(`document.readyState === 'complete'`);
    await this.evaluate('void history.back()');
  }
}
