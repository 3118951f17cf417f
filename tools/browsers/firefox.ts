import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

import { findOnPath } from '../browser.ts';
import type { Engine, EngineKind, InputSource, Session, Viewport } from './session.ts';

const NAMES = ['firefox-esr', 'firefox'];
const START_MS = 60_000;
const CALL_MS = 60_000;

interface Message {
  id?: number;
  type: 'success' | 'error' | 'event';
  method?: string;
  params?: { source?: { context?: string }; text?: string; type?: string; level?: string };
  result?: Record<string, unknown>;
  message?: string;
}

/** A connection by WebDriver BiDi (https://w3c.github.io/webdriver-bidi/). */
class Bidi {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, (message: Message) => void>();
  readonly #listeners = new Map<string, (line: string) => void>();
  #calls = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) =>
      this.#receive(JSON.parse(String(data)) as Message),
    );
  }

  static async connect(url: string): Promise<Bidi> {
    const socket = new WebSocket(`${url}/session`);
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve);
      socket.addEventListener('error', reject);
    });
    const bidi = new Bidi(socket);
    await bidi.call('session.new', { capabilities: {} });
    await bidi.call('session.subscribe', { events: ['log.entryAdded'] });
    return bidi;
  }

  #receive(message: Message): void {
    if (message.id !== undefined) this.#waiting.get(message.id)?.(message);
    if (message.method !== 'log.entryAdded') return;
    const { source, text = '', type = '', level = '' } = message.params ?? {};
    this.#listeners.get(source?.context ?? '')?.(`${type} ${level}: ${text}`);
  }

  /** Calls `report` with each console message of a tab. */
  listen(context: string, report: (line: string) => void): void {
    this.#listeners.set(context, report);
  }

  /** @throws Error with the browser's message, or after a minute */
  async call(method: string, params: object): Promise<Record<string, unknown>> {
    this.#calls += 1;
    const id = this.#calls;
    let timer: NodeJS.Timeout | undefined;
    const message = await new Promise<Message>((resolve, reject) => {
      this.#waiting.set(id, resolve);
      timer = setTimeout(() => reject(new Error(`${method} took too long`)), CALL_MS);
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
    clearTimeout(timer);
    this.#waiting.delete(id);
    if (message.type === 'error') throw new Error(`${method}: ${message.message ?? ''}`);
    return message.result ?? {};
  }

  close(): void {
    this.#socket.close();
  }
}

async function openTab(
  bidi: Bidi,
  viewport: Viewport,
  report: (line: string) => void,
): Promise<Session> {
  const { userContext } = await bidi.call('browser.createUserContext', {});
  const { context } = await bidi.call('browsingContext.create', { type: 'tab', userContext });
  bidi.listen(String(context), report);
  await bidi.call('browsingContext.setViewport', { context, viewport });
  return {
    navigate: async (url) => {
      await bidi.call('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    evaluate: async <T>(expression: string) => {
      const { result, exceptionDetails } = (await bidi.call('script.evaluate', {
        expression: `(async () => JSON.stringify(await (${expression})))()`,
        target: { context },
        awaitPromise: true,
      })) as { result?: { value?: string }; exceptionDetails?: { text: string } };
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return (result?.value === undefined ? undefined : JSON.parse(result.value)) as T;
    },
    perform: async (actions: readonly InputSource[]) => {
      await bidi.call('input.performActions', { context, actions });
    },
    back: async () => {
      await bidi.call('browsingContext.traverseHistory', { context, delta: -1 });
    },
    windows: async () => {
      const { contexts } = (await bidi.call('browsingContext.getTree', { maxDepth: 0 })) as {
        contexts: { userContext: string }[];
      };
      return contexts.filter((one) => one.userContext === userContext).length;
    },
    screenshot: async () =>
      String((await bidi.call('browsingContext.captureScreenshot', { context })).data),
    close: async () => {
      await bidi.call('browser.removeUserContext', { userContext });
    },
  };
}

async function start(viewport: Viewport): Promise<Engine> {
  const profile = mkdtempSync(path.join(tmpdir(), 'firefox-'));
  const browser = spawn(
    findOnPath(NAMES) ?? '',
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: profile } },
  );
  const exited = once(browser, 'exit');
  const close = async () => {
    browser.kill();
    await exited;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const bidi = await Bidi.connect(
      await new Promise<string>((resolve, reject) => {
        setTimeout(() => reject(new Error('Firefox did not start')), START_MS).unref();
        createInterface(browser.stderr).on('line', (line) => {
          const [, url] = /listening on (ws:\S+)/.exec(line) ?? [];
          if (url) resolve(url);
        });
      }),
    );
    return {
      open: (report) => openTab(bidi, viewport, report),
      close: () => {
        bidi.close();
        return close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

export const firefox: EngineKind = {
  name: 'Firefox',
  missing: () =>
    findOnPath(NAMES)
      ? undefined
      : 'Firefox is not installed (Debian: apt-get install firefox-esr)',
  needsHttps: false,
  start,
};
