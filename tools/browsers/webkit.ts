import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

import { findOnPath } from '../browser.ts';
import type { Engine, EngineKind, InputSource, Session, Viewport } from './session.ts';

const DRIVER = 'WebKitWebDriver';
/** The window manager lets the browser fill the virtual screen, whose size is the viewport's. */
const PROGRAMS = [DRIVER, 'Xvfb', 'openbox'];
const START_MS = 20_000;
const CALL_MS = 60_000;

/** A call of the W3C WebDriver protocol. @throws Error with the driver's message */
async function call<T>(url: string, method: 'GET' | 'POST' | 'DELETE', body?: object): Promise<T> {
  const response = await fetch(url, {
    method,
    ...(body ? { body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(CALL_MS),
  });
  const { value } = (await response.json()) as { value: T & { message?: string } };
  if (!response.ok) throw new Error(`${method} ${new URL(url).pathname}: ${value.message ?? ''}`);
  return value;
}

async function openWindow(driver: string): Promise<Session> {
  const { sessionId } = await call<{ sessionId: string }>(`${driver}/session`, 'POST', {
    capabilities: {
      alwaysMatch: {
        acceptInsecureCerts: true,
        'webkitgtk:browserOptions': { args: ['--automation', '--full-screen'] },
      },
    },
  });
  const session = `${driver}/session/${sessionId}`;
  return {
    navigate: async (url) => {
      await call(`${session}/url`, 'POST', { url });
    },
    evaluate: async <T>(expression: string) => {
      const json = await call<string | null>(`${session}/execute/async`, 'POST', {
        script: `const done = arguments[arguments.length - 1];
          (async () => JSON.stringify(await (${expression})))().then(done, (error) => done('!' + error));`,
        args: [],
      });
      if (json?.startsWith('!')) throw new Error(json.slice(1));
      return (json === null ? undefined : JSON.parse(json)) as T;
    },
    perform: async (actions: readonly InputSource[]) => {
      await call(`${session}/actions`, 'POST', { actions });
    },
    back: async () => {
      await call(`${session}/back`, 'POST', {});
    },
    windows: async () => (await call<string[]>(`${session}/window/handles`, 'GET')).length,
    screenshot: () => call<string>(`${session}/screenshot`, 'GET'),
    close: async () => {
      await call(session, 'DELETE');
    },
  };
}

async function isListening(driver: string): Promise<boolean> {
  const response = await fetch(`${driver}/status`).catch(() => null);
  return response !== null;
}

async function start({ width, height }: Viewport, port: number): Promise<Engine> {
  const started: ChildProcess[] = [];
  const run = (program: string, args: readonly string[], env: Record<string, string> = {}) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, ...env },
    });
    started.push(child);
    return child;
  };
  const close = async () => {
    for (const child of started.toReversed()) {
      if (child.exitCode !== null) continue;
      const exited = once(child, 'exit');
      child.kill();
      await exited;
    }
  };
  try {
    // It chooses a free display and writes its number.
    const screen = run('Xvfb', [
      '-displayfd',
      '1',
      '-screen',
      '0',
      `${width}x${height}x24`,
      '-nolisten',
      'tcp',
    ]);
    const [display] = (await once(screen.stdout ?? screen, 'data')) as [Buffer];
    const env = { DISPLAY: `:${display.toString().trim()}` };
    run('openbox', [], env);
    run(DRIVER, [`--port=${port}`], env);
    const driver = `http://127.0.0.1:${port}`;
    const deadline = Date.now() + START_MS;
    while (!(await isListening(driver))) {
      if (Date.now() > deadline) throw new Error('WebKitWebDriver did not start');
      await sleep(100);
    }
    return { open: () => openWindow(driver), close };
  } catch (error) {
    await close();
    throw error;
  }
}

export const webkit: EngineKind = {
  name: 'WebKit',
  missing: () => {
    const programs = PROGRAMS.filter((name) => !findOnPath([name]));
    return programs.length === 0
      ? undefined
      : `WebKitGTK needs ${programs.join(', ')} (Debian: apt-get install webkit2gtk-driver xvfb openbox)`;
  },
  needsHttps: true,
  start,
};
