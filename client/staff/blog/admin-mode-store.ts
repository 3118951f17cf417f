import type { Result } from '../../../src/shared/result.ts';
import {
  bulkOf,
  bulkReport,
  bulkTexts,
  continueBulk,
  type BulkOutcome,
  type BulkPost,
  type BulkProgress,
} from './bulk-run.ts';
import {
  readCopies,
  readRecent,
  saveCopy,
  type CallFailure,
  type CopyState,
} from './snapshots-api.ts';

export interface AdminModeState {
  /** What is known of the copies of the page's posts; null until it is. */
  copies: CopyState | null;
  /** Why that could not be read. */
  problem: string | null;
  /** By slug: a copy is being written, or could not be. */
  work: Readonly<Record<string, 'working' | { problem: string }>>;
  /** A run over the newest posts that is under way, or was stopped. */
  bulk: BulkProgress | null;
  isBulkRunning: boolean;
  /** Whether the password is being asked for. */
  isAsking: boolean;
}

/** A person signs in between two tries, so few are enough. */
const MAX_TRIES = 3;

const NOT_SIGNED_IN: CallFailure = { status: 401, error: 'Please sign in to the staff area' };

/** What the blog's admin mode knows and does while it is on. */
export class AdminMode {
  #state: AdminModeState = {
    copies: null,
    problem: null,
    work: {},
    bulk: null,
    isBulkRunning: false,
    isAsking: false,
  };
  readonly #listeners = new Set<() => void>();
  readonly #life = new AbortController();
  #run: AbortController | undefined;
  #slugs: readonly string[] = [];
  #waiting: ((signedIn: boolean) => void)[] = [];

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): AdminModeState => this.#state;

  #set(change: Partial<AdminModeState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  /** The mode is switched off: nothing goes on behind it. */
  end(): void {
    this.#life.abort();
  }

  /** Reads the state of these posts' copies. */
  async look(slugs: readonly string[]): Promise<void> {
    this.#slugs = slugs;
    const { signal } = this.#life;
    const found = await readCopies(slugs, signal);
    if (signal.aborted || slugs !== this.#slugs) return;
    this.#set(found.ok ? { copies: found.value, problem: null } : { problem: found.error.error });
  }

  /** Staff signed in, or closed the dialog: whatever waits for it goes on. */
  answerPassword(signedIn: boolean): void {
    this.#set({ isAsking: false });
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const resolve of waiting) resolve(signedIn);
  }

  #askPassword(): Promise<boolean> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      this.#set({ isAsking: true });
    });
  }

  /** Asks for the password where the Worker does, and then goes on with the call (BAM-17). */
  async #asStaff<Answer>(
    call: () => Promise<Result<Answer, CallFailure>>,
  ): Promise<Result<Answer, CallFailure>> {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const found = await call();
      if (found.ok || found.error.status !== 401) return found;
      if (!(await this.#askPassword())) break;
    }
    return { ok: false, error: NOT_SIGNED_IN };
  }

  #note(slug: string, state: AdminModeState['work'][string] | null): void {
    const { [slug]: _before, ...others } = this.#state.work;
    this.#set({ work: state ? { ...others, [slug]: state } : others });
  }

  /** Writes one post's copy (GEN-15). @returns whether there is one now */
  async generate({ slug, title }: BulkPost): Promise<boolean> {
    const { signal } = this.#life;
    this.#note(slug, 'working');
    const saved = await this.#asStaff(() => saveCopy({ slug, title }, signal));
    if (signal.aborted) return false;
    this.#note(slug, saved.ok ? null : { problem: saved.error.error });
    if (saved.ok) await this.look(this.#slugs);
    return saved.ok;
  }

  /** Stops the run; the next one goes on with what is left. */
  stop(): void {
    this.#run?.abort();
  }

  /** Writes the copies of the newest posts, or goes on where it was stopped (BAM-06, 11, 12). */
  async generateRecent(): Promise<void> {
    if (this.#run) return;
    const run = new AbortController();
    this.#run = run;
    const signal = AbortSignal.any([this.#life.signal, run.signal]);
    this.#set({ isBulkRunning: true });
    let said: string | undefined;
    try {
      const done = await this.#runBulk(signal);
      if (!signal.aborted) {
        const allFailed = done.total > 0 && done.errors === done.total;
        said = allFailed ? bulkTexts.failed : bulkReport(done);
      }
    } catch (error) {
      run.abort();
      console.error('The HTML files could not be generated.', error);
      said = bulkTexts.failed;
    }
    this.#run = undefined;
    if (this.#life.signal.aborted) return;
    this.#set({ isBulkRunning: false, ...(said ? { bulk: null } : {}) });
    await this.look(this.#slugs);
    // The browser's own, as the specification has it.
    if (said) alert(said);
  }

  async #recent(signal: AbortSignal): Promise<BulkProgress> {
    const { bulk } = this.#state;
    if (bulk && bulk.left.length > 0) return bulk;
    const recent = await this.#asStaff(() => readRecent(signal));
    if (!recent.ok && !signal.aborted) throw new Error(recent.error.error);
    return bulkOf(recent.ok ? recent.value.data : []);
  }

  async #runBulk(signal: AbortSignal): Promise<BulkProgress> {
    const begun = await this.#recent(signal);
    this.#set({ bulk: begun });
    const save = async (post: BulkPost): Promise<BulkOutcome> => {
      const saved = await this.#asStaff(() => saveCopy(post, signal));
      if (saved.ok) return saved.value.skipped ? 'skipped' : 'updated';
      if (saved.error === NOT_SIGNED_IN) throw new Error(saved.error.error);
      if (!signal.aborted) console.error(`HTML of ${post.slug}: ${saved.error.error}`);
      return 'errors';
    };
    return continueBulk(begun, save, (bulk) => this.#set({ bulk }), signal);
  }
}
