import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

import { OUTBOX_CRON } from '../../src/jobs.ts';
import { local, untilReady } from '../local.ts';

/** The site in its own process group, which can be killed and started again on the same state. */
export class Site {
  readonly url = `http://localhost:${local.port}`;
  kills = 0;
  #child: ChildProcess | undefined;
  #up: Promise<void> = Promise.resolve();

  /** Starts the site; `whenUp` waits for it. */
  start(): void {
    this.#child = spawn(process.execPath, ['tools/crash/serve.ts'], {
      detached: true,
      stdio: ['ignore', 'ignore', 'ignore'],
      env: { ...process.env, PORT: String(local.port), STATE_DIR: local.stateDir },
    });
    this.#up = untilReady();
  }

  /** Resolves once the site that was started last answers. */
  whenUp(): Promise<void> {
    return this.#up;
  }

  /** Kills the Worker and its server without a signal that they could handle. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (!child?.pid) return;
    const gone = once(child, 'exit');
    process.kill(-child.pid, 'SIGKILL');
    await gone;
    this.#child = undefined;
    this.kills += 1;
  }

  /** Runs the outbox once. A failure is ignored: the next run tries again. */
  async runCron(): Promise<void> {
    await fetch(`${this.url}/cdn-cgi/handler/scheduled?cron=${encodeURIComponent(OUTBOX_CRON)}`, {
      signal: AbortSignal.timeout(150_000),
    }).catch(() => undefined);
  }
}
