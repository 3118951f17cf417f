import type {
  ApplicationRow,
  ApplicationStatus,
  DecisionRequest,
} from '../../../src/features/affiliates/admin/affiliates-admin.contract.ts';

/** How long a decision can be undone before anything is sent (ms). */
export const UNDO_MS = 10_000;

/** A tab that slept has not shown the time that went by; so much of it counts at once (ms). */
const LONGEST_TICK_MS = 1_000;

/** So many failures in a row are nobody's fault in the list: what is left is not tried. */
const FAILURES_IN_A_ROW = 3;

/** Whom a decision is about. */
export type Target = Pick<ApplicationRow, 'id' | 'first_name' | 'last_name'>;

/** A decision that waits: nothing has been sent, and Undo forgets it. */
export interface Held {
  key: number;
  targets: readonly Target[];
  decision: DecisionRequest;
  remainingMs: number;
}

export interface Job {
  target: Target;
  decision: DecisionRequest;
}

/** A decision that was not taken, and why; whether trying again makes sense. */
export interface Failure {
  job: Job;
  text: string;
  again: boolean;
}

/** What came of one decision. `row` is the application as it is now. */
export type Outcome =
  | { is: 'done'; row: ApplicationRow }
  | { is: 'conflict'; row: ApplicationRow; text: string }
  | { is: 'failed'; text: string; row?: ApplicationRow };

export interface QueueState {
  held: readonly Held[];
  queue: readonly Job[];
  running: Job | null;
  /** Of the decisions since the queue was last empty: how many there are, how many are through. */
  total: number;
  through: number;
  failures: readonly Failure[];
  /** How many were decided, until that is dismissed. */
  done: Readonly<Record<'sent' | 'approved' | 'rejected', number>>;
  /** Applications as the Worker answered them, newer than any list read before. */
  rows: ReadonlyMap<string, ApplicationRow>;
}

const NOTHING_DONE = { sent: 0, approved: 0, rejected: 0 } as const;

export const EMPTY_QUEUE: QueueState = {
  held: [],
  queue: [],
  running: null,
  total: 0,
  through: 0,
  failures: [],
  done: NOTHING_DONE,
  rows: new Map(),
};

/** Whether leaving the page now would leave a decision behind. */
export const isOpen = ({ held, queue, running }: QueueState): boolean =>
  held.length > 0 || queue.length > 0 || running !== null;

/** What an application is about to become, and whether that can still be undone; null when nothing is. */
export function pendingDecision(
  { held, queue, running }: QueueState,
  id: string,
): { decision: DecisionRequest; held: Held | null } | null {
  const waiting = held.find(({ targets }) => targets.some((target) => target.id === id));
  if (waiting) return { decision: waiting.decision, held: waiting };
  const job = running?.target.id === id ? running : queue.find(({ target }) => target.id === id);
  return job ? { decision: job.decision, held: null } : null;
}

/** How many of each status there are, after what was decided since the list was read. */
export function shiftedCounts<Counts extends Record<ApplicationStatus, number>>(
  counts: Counts,
  listed: readonly ApplicationRow[],
  rows: QueueState['rows'],
): Counts {
  const shifted = { ...counts };
  for (const { id, status } of listed) {
    const now = rows.get(id)?.status;
    if (now === undefined || now === status) continue;
    Object.assign(shifted, { [status]: shifted[status] - 1, [now]: shifted[now] + 1 });
  }
  return shifted;
}

/**
 * Decisions on their way: held for ten seconds, then sent one by one. What fails is kept with its
 * reason, and can be tried again; after three failures in a row the rest is not tried.
 */
export class DecisionQueue {
  #state: QueueState = EMPTY_QUEUE;
  #lastKey = 0;
  #failedInARow = 0;
  readonly #listeners = new Set<() => void>();
  readonly #send: (job: Job) => Promise<Outcome>;

  /** @param send takes one decision to the Worker; never throws */
  constructor(send: (job: Job) => Promise<Outcome>) {
    this.#send = send;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): QueueState => this.#state;

  #set(change: Partial<QueueState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  /** Holds a decision on those of whom none is on its way. @returns whether there were any */
  hold(targets: readonly Target[], decision: DecisionRequest): boolean {
    const free = targets.filter(({ id }) => pendingDecision(this.#state, id) === null);
    if (free.length === 0) return false;
    this.#lastKey += 1;
    const ids = new Set(free.map(({ id }) => id));
    this.#set({
      held: [
        ...this.#state.held,
        { key: this.#lastKey, targets: free, decision, remainingMs: UNDO_MS },
      ],
      failures: this.#state.failures.filter(({ job }) => !ids.has(job.target.id)),
    });
    return true;
  }

  /** Forgets a held decision: the one with the key, or the last. @returns what was undone */
  undo(key?: number): Held | undefined {
    const { held } = this.#state;
    const undone = key === undefined ? held.at(-1) : held.find((each) => each.key === key);
    if (undone) this.#set({ held: held.filter((each) => each !== undone) });
    return undone;
  }

  /** Time goes by; what has waited long enough is sent. @param elapsedMs since the last call */
  tick(elapsedMs: number): void {
    const step = Math.min(elapsedMs, LONGEST_TICK_MS);
    const older = this.#state.held.map((each) => ({
      ...each,
      remainingMs: each.remainingMs - step,
    }));
    if (older.length === 0) return;
    this.#set({ held: older.filter(({ remainingMs }) => remainingMs > 0) });
    this.#enqueue(
      older
        .filter(({ remainingMs }) => remainingMs <= 0)
        .flatMap(({ targets, decision }) => targets.map((target) => ({ target, decision }))),
    );
  }

  /** Sends what is held without waiting any longer. */
  sendNow(): void {
    const { held } = this.#state;
    this.#set({ held: [] });
    this.#enqueue(
      held.flatMap(({ targets, decision }) => targets.map((target) => ({ target, decision }))),
    );
  }

  /** Leaves what has not been sent yet as it is. */
  stop(): void {
    const { total, queue } = this.#state;
    this.#set({ queue: [], total: total - queue.length });
  }

  /** Tries again what failed and may pass. */
  retry(): void {
    const { failures } = this.#state;
    this.#set({ failures: failures.filter(({ again }) => !again) });
    this.#failedInARow = 0;
    this.#enqueue(failures.filter(({ again }) => again).map(({ job }) => job));
  }

  dismissFailures(): void {
    this.#set({ failures: [] });
  }

  dismissDone(): void {
    this.#set({ done: NOTHING_DONE });
  }

  #enqueue(jobs: readonly Job[]): void {
    if (jobs.length === 0) return;
    const { queue, total, through, running } = this.#state;
    const isNew = running === null && queue.length === 0;
    this.#set({
      queue: [...queue, ...jobs],
      total: (isNew ? 0 : total) + jobs.length,
      through: isNew ? 0 : through,
    });
    if (running === null) void this.#run();
  }

  async #run(): Promise<void> {
    for (;;) {
      const [job, ...rest] = this.#state.queue;
      if (!job) break;
      this.#set({ running: job, queue: rest });
      const outcome = await this.#send(job);
      this.#note(job, outcome);
    }
    this.#set({ running: null });
  }

  #note(job: Job, outcome: Outcome): void {
    const { rows, done, failures, through, queue } = this.#state;
    const change: Partial<QueueState> = { running: null, through: through + 1 };
    if (outcome.row) change.rows = new Map(rows).set(outcome.row.id, outcome.row);
    if (outcome.is === 'done') {
      const { status, send } = job.decision;
      const kind = send ? 'sent' : status;
      change.done = { ...done, [kind]: done[kind] + 1 };
    } else {
      const again = outcome.is === 'failed';
      change.failures = [...failures, { job, text: outcome.text, again }];
    }
    this.#failedInARow = outcome.is === 'failed' ? this.#failedInARow + 1 : 0;
    if (this.#failedInARow >= FAILURES_IN_A_ROW && queue.length > 0) {
      this.#failedInARow = 0;
      change.queue = [];
      change.failures = [
        ...(change.failures ?? failures),
        ...queue.map((each) => ({ job: each, text: 'Not tried', again: true })),
      ];
    }
    this.#set(change);
  }
}
