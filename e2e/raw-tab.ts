import { setTimeout as sleep } from 'node:timers/promises';

import { withDebuggedBrowser } from '../tools/debugged-browser.ts';

interface Message {
  id?: number;
  method?: string;
  params?: {
    sessionId?: string;
    targetInfo?: { targetId: string; type: string; subtype?: string };
    key?: { url: string; action: string };
    status?: string;
  };
  result?: { result?: { value?: unknown } };
}

/** Polls until `look` returns a value, for a minute. */
async function eventually<T>(look: () => Promise<T | undefined>, what: string): Promise<T> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    const found = await look().catch(() => undefined);
    if (found !== undefined) return found;
    await sleep(50);
  }
  throw new Error(`${what} did not happen`);
}

/**
 * A tab of a separate browser with prerendering, which Playwright switches off, as does any debugger
 * that attaches to a page instead of its tab.
 */
export class RawTab {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, { session?: string; done: (message: Message) => void }>();
  readonly #pages: { session: string; target: string; prerendered: boolean }[] = [];
  /** The last status of each prerendered page, by path. */
  readonly #prerendered = new Map<string, string>();
  #calls = 0;
  #pointer = { x: 0, y: 0 };

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) =>
      this.#receive(JSON.parse(String(data)) as Message),
    );
  }

  /** Ends the browser after `use`. */
  static async with(use: (tab: RawTab) => Promise<void>): Promise<void> {
    await withDebuggedBrowser(async (port) => {
      const address = await eventually(async () => {
        const response = await fetch(`http://127.0.0.1:${port}/json/list?for_tab`);
        const targets = (await response.json()) as { type: string; webSocketDebuggerUrl: string }[];
        return targets.find(({ type }) => type === 'tab')?.webSocketDebuggerUrl;
      }, 'The browser’s start');
      const socket = new WebSocket(address);
      await new Promise((resolve) => socket.addEventListener('open', resolve));
      const tab = new RawTab(socket);
      await tab.#call('Target.setAutoAttach', {
        autoAttach: true,
        waitForDebuggerOnStart: false,
        flatten: true,
      });
      await use(tab);
      socket.close();
    });
  }

  #receive({ id, method, params, result }: Message): void {
    if (id !== undefined) this.#finish(id, { result: result ?? {} });
    if (method === 'Target.attachedToTarget' && params?.sessionId && params.targetInfo) {
      const { type, targetId, subtype } = params.targetInfo;
      if (type !== 'page') return;
      this.#pages.push({
        session: params.sessionId,
        target: targetId,
        prerendered: subtype === 'prerender',
      });
      void this.#call('Preload.enable', {}, params.sessionId);
    }
    if (method === 'Target.targetInfoChanged' && params?.targetInfo) {
      const { targetId, subtype } = params.targetInfo;
      const page = this.#pages.find(({ target }) => target === targetId);
      if (page) page.prerendered = subtype === 'prerender';
    }
    if (method === 'Target.detachedFromTarget') {
      const index = this.#pages.findIndex(({ session }) => session === params?.sessionId);
      if (index >= 0) this.#pages.splice(index, 1);
      // A page that is replaced no longer responds to what it was asked.
      for (const [call, { session }] of this.#waiting) {
        if (session === params?.sessionId) this.#finish(call, {});
      }
    }
    if (method === 'Preload.prerenderStatusUpdated' && params?.key) {
      this.#prerendered.set(new URL(params.key.url).pathname, params.status ?? '');
    }
  }

  #finish(id: number, message: Message): void {
    this.#waiting.get(id)?.done(message);
    this.#waiting.delete(id);
  }

  /** @returns an empty message if the page of `sessionId` is replaced before the reply, or after 3 seconds */
  #call(method: string, params: object, sessionId?: string): Promise<Message> {
    this.#calls += 1;
    const id = this.#calls;
    return new Promise((done) => {
      this.#waiting.set(id, { ...(sessionId ? { session: sessionId } : {}), done });
      setTimeout(() => this.#finish(id, {}), 3_000).unref();
      this.#socket.send(
        JSON.stringify({ id, method, params, ...(sessionId ? { sessionId } : {}) }),
      );
    });
  }

  /** The session of the visible page. */
  #shown = (): string => this.#pages.findLast(({ prerendered }) => !prerendered)?.session ?? '';

  async evaluate<T>(expression: string): Promise<T | undefined> {
    const message = await this.#call(
      'Runtime.evaluate',
      { expression, returnByValue: true },
      this.#shown(),
    );
    return message.result?.result?.value as T | undefined;
  }

  /** Waits until an expression is true in the visible page. */
  until = (expression: string): Promise<unknown> =>
    eventually(async () => (await this.evaluate(expression)) || undefined, expression);

  untilPrerender = (path: string, status: string): Promise<unknown> =>
    eventually(
      () => Promise.resolve(this.#prerendered.get(path) === status || undefined),
      `The status ${status} of the prerendered page ${path}`,
    );

  async open(url: string): Promise<void> {
    await this.evaluate(`location.href = ${JSON.stringify(url)}`);
    await this.until(
      `location.href === ${JSON.stringify(url)} && document.readyState === 'complete'`,
    );
  }

  /** Moves the pointer onto an element, until the page notices: a page just shown ignores input. */
  async point(selector: string): Promise<void> {
    const element = `document.querySelector(${JSON.stringify(selector)})`;
    await eventually(async () => {
      const center = await this.evaluate<{ x: number; y: number }>(
        `(() => { const { x, y, width, height } = ${element}.getBoundingClientRect(); return { x: x + width / 2, y: y + height / 2 }; })()`,
      );
      this.#pointer = { ...this.#pointer, ...center };
      await this.#mouse('mouseMoved');
      return (await this.evaluate(`${element}.matches(':hover')`)) || undefined;
    }, `The pointer on ${selector}`);
  }

  mouseDown = (): Promise<Message> =>
    this.#mouse('mousePressed', { button: 'left', clickCount: 1 });

  release = (): Promise<Message> => this.#mouse('mouseReleased', { button: 'left', clickCount: 1 });

  #mouse = (type: string, more = {}): Promise<Message> =>
    this.#call('Input.dispatchMouseEvent', { type, ...this.#pointer, ...more }, this.#shown());
}
