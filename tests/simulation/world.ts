import { AsyncLocalStorage } from 'node:async_hooks';

import { CachedPages } from '../../src/http/cache/cached-pages.ts';

/**
 * Time, chance and order of a simulated run, each a function of its seed. Nothing waits for the real
 * clock: what code sleeps or asks a store for is an event, and the next event begins when the code
 * has come to rest. So time passes at the speed of the machine, and a seed replays exactly.
 */

/**
 * How a call to a store or a provider fails. 'after' did the work; 'late' does it after its caller has given
 * up; 'killed' ends its invocation.
 */
export const FAULTS = [
  'refused',
  'hung',
  'hung after',
  'lost after',
  'late',
  'killed',
  'killed after',
] as const;
export type Fault = (typeof FAULTS)[number];

/** Which call of a command fails, and how. */
export interface FaultPlan {
  call: number;
  fault: Fault;
}

export interface Answer {
  status: number;
  text: string;
}

/** The site has two isolates, each with page caches of its own. */
export const ISOLATES = 2;

/** A request or a cron run in progress. */
export class Running {
  readonly isolate: number;
  isAlive = true;
  isDone = false;
  value: Answer | undefined;
  error: unknown;
  /** The stores and providers that failed it. */
  readonly hits: string[] = [];

  constructor(isolate = 0) {
    this.isolate = isolate;
  }

  kill(): void {
    this.isAlive = false;
    this.isDone = true;
    this.error ??= new Error('The invocation was killed');
  }
}

class Timer {
  isOver = false;
  /** Whether it is a store or a provider that answers. */
  isAnswer = false;
  readonly at: number;
  readonly owner: Running;
  readonly run: () => unknown;

  constructor(at: number, owner: Running, run: () => unknown) {
    this.at = at;
    this.owner = owner;
    this.run = run;
  }
}

/** Puts something else in the place of a member. @returns what gives the former back */
function own<Target extends object>(target: Target, name: keyof Target, value: unknown) {
  const before = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { value, configurable: true, writable: true });
  return () =>
    before ? Object.defineProperty(target, name, before) : Reflect.deleteProperty(target, name);
}

/**
 * Gives each isolate page caches of its own: the site has them as modules, which two isolates do not share.
 * @returns what ends that
 */
function separateCaches(isolate: () => number): (() => void)[] {
  const caches = new Map<CachedPages, Map<number, CachedPages>>();
  const made = new Set<CachedPages>();
  const cacheOf = (cache: CachedPages): CachedPages => {
    if (made.has(cache)) return cache;
    const ofIsolates = caches.get(cache) ?? new Map<number, CachedPages>();
    caches.set(cache, ofIsolates);
    const own = ofIsolates.get(isolate()) ?? new CachedPages(CACHE_BYTES);
    ofIsolates.set(isolate(), own);
    made.add(own);
    return own;
  };
  const { prototype } = CachedPages;
  return (['get', 'set', 'delete', 'deleteTagged', 'clear'] as const).map((name) => {
    const method: (...args: never[]) => unknown = prototype[name];
    return own(prototype, name, function separated(this: CachedPages, ...args: never[]) {
      return method.apply(cacheOf(this), args);
    });
  });
}

const scope = new AsyncLocalStorage<Running>();
const PlatformResponse = Response;

/** Lets code run until it waits for a timer or a store: streams of the platform need turns of its event loop. */
async function rest(turns = 3): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await new PlatformResponse('x').text();
}

const CACHE_BYTES = 24 * 1024 * 1024;
/** Two calls that each take so long (ms) are more than the site waits for everywhere. */
const SLOW_MS = 300;
/** What is late comes between these times (ms) after it was asked for. */
const LATE_MS = { least: 20_000, most: 180_000 };

/** Answers are not that far away (ms). */
const JUMP_MS = 400;
/** Before a deadline, or a jump of time, code is given more turns, so that it is not late by our doing. */
const TURNS_BEFORE_JUMP = 20;

export class World {
  now: number;
  random: () => number = Math.random;
  plan: FaultPlan | undefined;
  /** Calls since the command began. */
  calls = 0;
  /** When each store and provider last failed a call, or was slow. */
  readonly troubledAt = new Map<string, number>();
  /** How the stores and providers fail that are down. */
  readonly down = new Map<string, Fault>();
  /** What is done after its caller has given up. */
  #late: Timer[] = [];
  /** Later events first. */
  #events: Timer[] = [];
  readonly #root = new Running();

  constructor(now: number) {
    this.now = now;
  }

  get owner(): Running {
    return scope.getStore() ?? this.#root;
  }

  after(ms: number, run: () => unknown, owner = this.owner): Timer {
    const timer = new Timer(this.now + Math.max(0, ms), owner, run);
    let index = this.#events.length;
    while (index > 0 && (this.#events[index - 1]?.at ?? 0) <= timer.at) index -= 1;
    this.#events.splice(index, 0, timer);
    return timer;
  }

  /** How long ago (ms) a store or provider last failed a call, or was slow. */
  calmFor(store?: string): number {
    const times =
      store === undefined ? [...this.troubledAt.values()] : [this.troubledAt.get(store)];
    return this.now - Math.max(...times.map((at) => at ?? -Infinity), -Infinity);
  }

  /**
   * A call to a store or a provider: it does its work when its time has come, or fails as planned.
   * @param work gets who asked for it
   * @param mayBeLate whether it may be done long after its caller has given up
   */
  call<Value>(
    store: string,
    work: (by: Running) => Value | Promise<Value>,
    mayBeLate = false,
  ): Promise<Value> {
    const { owner } = this;
    return new Promise((resolve, reject) => {
      if (!owner.isAlive) return;
      this.calls += 1;
      const planned = this.calls === this.plan?.call ? this.plan.fault : undefined;
      const fault = this.down.get(store) ?? planned;
      if (fault) owner.hits.push(store);
      const ms = 1 + this.random() * (this.random() < 0.03 ? 1500 : 25);
      if (fault || ms > SLOW_MS) this.troubledAt.set(store, this.now + ms);
      const answer = async () => {
        const lost = new Error(`${store}_ERROR: Network connection lost.`);
        if (fault === 'refused') {
          reject(lost);
          return;
        }
        if (fault === 'killed') {
          owner.kill();
          return;
        }
        if (fault === 'hung') return;
        if (fault === 'late' && mayBeLate) {
          const { least, most } = LATE_MS;
          const atLast = async () => {
            await Promise.resolve(work(owner)).catch(() => undefined);
          };
          this.#late.push(this.after(least + this.random() * (most - least), atLast, this.#root));
          return;
        }
        try {
          const value = await work(owner);
          if (!fault) resolve(value);
        } catch (error) {
          reject(error);
        }
        if (fault === 'lost after') reject(lost);
        if (fault === 'killed after') owner.kill();
      };
      this.after(ms, answer).isAnswer = true;
    });
  }

  /** What is late is done now. */
  async catchUp(): Promise<void> {
    const late = this.#late.filter(({ isOver }) => !isOver);
    this.#late = [];
    for (const timer of late) {
      timer.isOver = true;
      await timer.run();
    }
  }

  /** Begins a request or a cron run. */
  start(work: () => Promise<Answer | undefined>): Running {
    const running = new Running(Math.floor(this.random() * ISOLATES));
    const run = async () => {
      try {
        running.value = await work();
      } catch (error) {
        running.error = error;
      }
      running.isDone = true;
    };
    void scope.run(running, run);
    return running;
  }

  /** The next event that nobody has called off. */
  #upcoming(): Timer | undefined {
    for (let next = this.#events.at(-1); next; next = this.#events.at(-1)) {
      if (!next.isOver && next.owner.isAlive) return next;
      this.#events.pop();
    }
    return undefined;
  }

  /** Whether there is an event until then, once all code is at rest, and it is not done. */
  async #nextBy(end: number, isDone = () => false): Promise<boolean> {
    await rest();
    if (isDone()) return false;
    const next = this.#upcoming();
    const isNear = next && next.at < this.now + (next.isAnswer ? JUMP_MS : 1);
    if (!isNear) await rest(TURNS_BEFORE_JUMP);
    return !isDone() && (this.#upcoming()?.at ?? Infinity) <= end;
  }

  /** Lets time pass until something is true. @returns whether it became true in time */
  async until(isDone: () => boolean, withinMs = 150_000): Promise<boolean> {
    const end = this.now + withinMs;
    while (!isDone() && (await this.#nextBy(end, isDone))) await this.#next();
    return isDone();
  }

  async pass(ms: number): Promise<void> {
    const end = this.now + ms;
    while (await this.#nextBy(end)) await this.#next();
    this.now = end;
  }

  async #next(): Promise<void> {
    const event = this.#events.pop();
    if (!event) return;
    this.now = Math.max(this.now, event.at);
    event.isOver = true;
    await event.run();
  }

  /** Gives all code this world's clock, timers and chance. @returns what gives the platform's back */
  own(): () => void {
    const { clearTimeout: clearPlatformTimeout } = globalThis;
    const PlatformDate = Date;
    const now = () => Math.floor(this.now);
    class SimulatedDate extends PlatformDate {
      constructor(...given: [] | [number | string | Date]) {
        if (given.length === 0) super(now());
        else super(...(given as [number]));
      }
      static override now = now;
    }
    const setTimeout = (run: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) => {
      const inContext = AsyncLocalStorage.snapshot();
      return this.after(ms, () => inContext(run, ...args));
    };
    const bytes = <View extends Uint8Array>(view: View): View => {
      for (let index = 0; index < view.length; index += 1) view[index] = this.random() * 256;
      return view;
    };
    const uuid = () => {
      const hex = [...bytes(new Uint8Array(16))].map((each) => each.toString(16).padStart(2, '0'));
      return hex.join('').replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
    };
    const derive = crypto.subtle.deriveBits.bind(crypto.subtle);
    const restored = [
      ...separateCaches(() => this.owner.isolate),
      own(globalThis, 'Date', SimulatedDate),
      own(globalThis, 'setTimeout', setTimeout),
      own(globalThis, 'clearTimeout', (timer: unknown) => {
        if (timer instanceof Timer) timer.isOver = true;
        else clearPlatformTimeout(timer as number);
      }),
      own(
        scheduler,
        'wait',
        (ms: number) => new Promise<void>((done) => this.after(ms, () => done())),
      ),
      own(AbortSignal, 'timeout', (ms: number) => {
        const controller = new AbortController();
        const reason = new DOMException('The operation timed out', 'TimeoutError');
        setTimeout(() => controller.abort(reason), ms);
        return controller.signal;
      }),
      own(Math, 'random', () => this.random()),
      own(crypto, 'getRandomValues', bytes),
      own(crypto, 'randomUUID', uuid),
      // The slow hash of the password would be most of the time of a run.
      own(crypto.subtle, 'deriveBits', (way: object, key: CryptoKey, length: number) =>
        derive({ ...way, iterations: 1 } as SubtleCryptoDeriveKeyAlgorithm, key, length),
      ),
    ];
    return () => restored.forEach((giveBack) => giveBack());
  }
}
