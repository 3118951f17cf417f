import {
  createContext,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';

import {
  blogAdminApi,
  type SnapshotCounts,
} from '../../../src/features/blog/admin/blog-admin.contract.ts';
import { call, type ApiFailure } from '../../api/call.ts';
import { callAsStaff } from '../shell/call-as-staff.ts';
import { cancelSignIn } from '../shell/session-state.ts';
import {
  bulkOf,
  bulkReport,
  bulkTexts,
  continueBulk,
  type BulkOutcome,
  type BulkPost,
  type BulkProgress,
} from './bulk-run.ts';

type Work = 'working' | { problem: string };

export interface AdminMode {
  /** Null until they are known. */
  counts: SnapshotCounts | null;
  /** Why the counts could not be read. */
  problem: string | null;
  /** By slug: the snapshot is being written, or could not be. */
  work: Readonly<Record<string, Work>>;
  /** A run over the newest posts that is in progress, or was stopped. */
  bulk: BulkProgress | null;
  isBulkRunning: boolean;
  /** Reads the counts for these posts. */
  readCounts: (slugs: readonly string[]) => Promise<void>;
  /** Writes one post's snapshot (GEN-15). @returns whether there is one now */
  generate: (post: BulkPost) => Promise<boolean>;
  /** Writes the newest posts' snapshots, or continues a stopped run (BAM-06, BAM-11, BAM-12). */
  generateRecent: () => Promise<void>;
  stopBulk: () => void;
}

const AdminModeContext = createContext<AdminMode | null>(null);

/** @throws Error outside an AdminModeProvider (BAM-18) */
export function useAdminMode(): AdminMode {
  const mode = use(AdminModeContext);
  if (!mode) throw new Error('useAdminMode must be used within an AdminModeProvider');
  return mode;
}

const problemOf = ({ status, error }: ApiFailure): string => error || `Server error: ${status}`;

const saveSnapshot = ({ slug, title }: BulkPost, signal: AbortSignal) =>
  callAsStaff(
    blogAdminApi.save,
    { body: { filename: `${slug}.html`, html: '', slug, title, postData: null } },
    { signal },
  );

function useCounts(life: AbortSignal) {
  const [counts, setCounts] = useState<SnapshotCounts | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const shown = useRef<readonly string[]>([]);
  const readCounts = useCallback(
    async (slugs: readonly string[]) => {
      shown.current = slugs;
      const query = { slugs: slugs.join(',') };
      const result = await call(blogAdminApi.counts, { query }, { signal: life });
      if (life.aborted || slugs !== shown.current) return;
      if (result.ok) setCounts(result.value);
      setProblem(result.ok ? null : problemOf(result.error));
    },
    [life],
  );
  return { counts, problem, readCounts, readAgain: () => readCounts(shown.current) };
}

async function readRecent(signal: AbortSignal): Promise<BulkProgress> {
  const recent = await callAsStaff(blogAdminApi.recent, {}, { signal });
  if (!recent.ok && !signal.aborted) throw failureOf(recent.error);
  return bulkOf(recent.ok ? recent.value.data : []);
}

/** Staff closed the password dialog: nothing failed, and the run is not on. */
class SignInCanceled extends Error {}

function failureOf(error: ApiFailure): Error {
  return error.status === 401 ? new SignInCanceled(error.error) : new Error(problemOf(error));
}

async function saveInBulk(post: BulkPost, signal: AbortSignal): Promise<BulkOutcome> {
  const saved = await saveSnapshot(post, signal);
  if (saved.ok) return saved.value.skipped ? 'skipped' : 'updated';
  // Without a session no post can be saved.
  if (saved.error.status === 401) throw failureOf(saved.error);
  if (!signal.aborted) console.error(`HTML of ${post.slug}: ${problemOf(saved.error)}`);
  return 'errors';
}

function useBulk(life: AbortSignal, onEnd: () => Promise<void>) {
  const [bulk, setBulk] = useState<BulkProgress | null>(null);
  const [isBulkRunning, setIsBulkRunning] = useState(false);
  const running = useRef<AbortController>(undefined);

  /** @returns the text for people; undefined for a run that was stopped, or needs a sign-in */
  const runBulk = async (signal: AbortSignal): Promise<string | undefined> => {
    try {
      const begun = bulk && bulk.left.length > 0 ? bulk : await readRecent(signal);
      setBulk(begun);
      const done = await continueBulk(begun, (post) => saveInBulk(post, signal), setBulk, signal);
      if (signal.aborted) return undefined;
      return done.total > 0 && done.errors === done.total ? bulkTexts.failed : bulkReport(done);
    } catch (error) {
      if (error instanceof SignInCanceled) return undefined;
      console.error('The HTML files could not be generated.', error);
      return bulkTexts.failed;
    }
  };

  const generateRecent = async () => {
    if (running.current) return;
    running.current = new AbortController();
    setIsBulkRunning(true);
    const report = await runBulk(AbortSignal.any([life, running.current.signal]));
    running.current.abort();
    running.current = undefined;
    if (life.aborted) return;
    setIsBulkRunning(false);
    if (report) setBulk(null);
    await onEnd();
    // The specification asks for the browser's own alert.
    if (report) alert(report);
  };

  return { bulk, isBulkRunning, generateRecent, stopBulk: () => running.current?.abort() };
}

function useAdminModeState(): AdminMode {
  const [life] = useState(() => new AbortController());
  const { signal } = life;
  const { readAgain, ...counts } = useCounts(signal);
  const bulk = useBulk(signal, readAgain);
  const [work, setWork] = useState<Readonly<Record<string, Work>>>({});
  useEffect(
    () => () => {
      life.abort();
      cancelSignIn();
    },
    [life],
  );

  const note = (slug: string, state: Work | undefined) =>
    setWork(({ [slug]: _before, ...others }) => (state ? { ...others, [slug]: state } : others));

  const generate = async (post: BulkPost) => {
    note(post.slug, 'working');
    const saved = await saveSnapshot(post, signal);
    if (signal.aborted) return false;
    note(post.slug, saved.ok ? undefined : { problem: problemOf(saved.error) });
    if (saved.ok) await readAgain();
    return saved.ok;
  };

  return { ...counts, ...bulk, work, generate };
}

/** Has the state of the blog's admin mode while that is on. */
export function AdminModeProvider({ children }: { children: ReactNode }) {
  const mode = useAdminModeState();
  return <AdminModeContext value={mode}>{children}</AdminModeContext>;
}
