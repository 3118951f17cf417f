import type { webhookPayload } from '../../sandbox/control/webhook-payload.ts';
import worker from '../../src/worker.ts';
import type { Cron } from '../../src/cron-jobs.ts';
// The site loads these on demand, which takes real time: here they are loaded before.
import '../../src/scheduled.ts';
import '../../src/staff-area.ts';
import '../../src/visitor-area.ts';
import { credentialMark } from '../../src/db/staff-sessions.ts';
import { loadPostHtml } from '../../src/features/blog/html/load-post-html.ts';
import { sha256 } from '../../src/shared/sha256.ts';
import { clearPageCache } from '../../src/http/cache/page-store.ts';
import { Model } from './model.ts';
import { storesOf, type Stores } from './stores.ts';
import { World, type Answer, type Running } from './world.ts';

await loadPostHtml();

/** The platform ends an invocation so long after its response. */
const WAIT_UNTIL_MS = 30_000;
const ORIGIN = 'http://localhost:8787';
const START = Date.UTC(2026, 10, 2, 9);
const TOKEN = 'sim-'.repeat(10) + 'sim';

/** A webhook call as it was made, whenever it arrives. */
export interface StoryCall {
  id: number;
  payload: NonNullable<ReturnType<typeof webhookPayload>>;
}

/** A change of a record as a browser sent it, and what staff were told was made. */
interface SentChange {
  path: string;
  json: object;
  told: readonly unknown[];
}

interface Sending {
  json?: unknown;
  /** JSON as it is signed. */
  signed?: string;
  headers?: Record<string, string>;
  form?: Record<string, string>;
}

/** The site in its world. */
export class Site {
  readonly world = new World(START);
  readonly stores: Stores;
  readonly model: Model;
  /** What the content service still wants to tell. */
  readonly calls: StoryCall[] = [];
  /** What staff set, the last change last. */
  readonly changes: SentChange[] = [];

  constructor(storage: DurableObjectStorage) {
    this.stores = storesOf(this.world, storage, {
      written: (texts, by) => this.model.written(texts, by),
      leaving: (host, body, by) => this.model.leaving(host, body, by),
      taken: (host, isGood, by) => {
        if (host === 'api.emailjs.com' && isGood) this.model.mailTaken(by);
      },
    });
    this.model = new Model(this.world, this.stores);
  }

  async open(): Promise<void> {
    clearPageCache();
    const { read, bindings } = this.stores;
    const mark = await credentialMark(bindings);
    read(
      'insert into staff_sessions values (?, ?, ?, ?, ?, ?, ?)',
      await sha256(TOKEN),
      START,
      START * 2,
      'local',
      'test',
      'Ana',
      mark,
    );
  }

  send(method: string, path: string, { json, signed, form, headers = {} }: Sending = {}): Running {
    const type = form ? 'application/x-www-form-urlencoded' : 'application/json';
    const body =
      signed ??
      (form && new URLSearchParams(form).toString()) ??
      (json === undefined ? '' : JSON.stringify(json));
    const request = new Request(ORIGIN + path, {
      method,
      redirect: 'manual',
      headers: {
        origin: ORIGIN,
        'sec-fetch-site': 'same-origin',
        ...(body ? { 'content-type': type, 'content-length': String(body.length) } : {}),
        ...headers,
      },
      ...(body ? { body } : {}),
    });
    return this.world.start(async () => {
      const { owner } = this.world;
      const response = await worker.fetch(request, this.stores.bindings, this.#context());
      const text = await response.text();
      this.world.after(WAIT_UNTIL_MS, () => {
        owner.isAlive = false;
      });
      return { status: response.status, text };
    });
  }

  asStaff = (method: string, path: string, sending: Sending = {}): Running =>
    this.send(method, path, { ...sending, headers: { cookie: `__Host-staff=${TOKEN}` } });

  cron(cron: Cron): Running {
    const controller = { cron, scheduledTime: this.world.now, noRetry: () => undefined };
    return this.world.start(async () => {
      await worker.scheduled(controller, this.stores.bindings);
      return undefined;
    });
  }

  #context(): ExecutionContext {
    return {
      waitUntil: (work: Promise<unknown>) => void work.catch(() => undefined),
      passThroughOnException: () => undefined,
    } as unknown as ExecutionContext;
  }

  /** Waits for all of them. @returns their answers; status 0 for one that was killed */
  async answers(...running: readonly Running[]): Promise<Answer[]> {
    const isDone = await this.world.until(() => running.every((each) => each.isDone));
    if (!isDone) {
      const failed = running.flatMap(({ hits }) => hits).join();
      throw new Error(`A request was never answered, after failures of ${failed || 'nothing'}`);
    }
    return running.map(({ value }) => value ?? { status: 0, text: '' });
  }

  /** As staff. @returns the body; undefined unless it succeeded */
  async asked<Body>(method: string, path: string, json?: unknown): Promise<Body | undefined> {
    const [answer] = await this.answers(this.asStaff(method, path, { json }));
    return answer?.status === 200 ? (JSON.parse(answer.text) as Body) : undefined;
  }
}
