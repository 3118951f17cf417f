import {
  createContext,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';

import { blogAdminApi, type SnapshotCounts } from '../blog-admin.contract.ts';
import { call, type ApiFailure } from '../../../../../client/api/call.ts';
import { callAsStaff } from '../../../../staff/client/call-as-staff.ts';
import { cancelSignIn } from '../../../../staff/client/session-state.ts';
import { BULK_FAILED, saveAll, type BulkPost } from './bulk-run.ts';

type Work = 'working' | { problem: string };

export interface AdminMode {
  /** Null until they are known. */
  counts: SnapshotCounts | null;
  /** Why the counts could not be read. */
  problem: string | null;
  /** By slug: the snapshot is being written, or could not be. */
  work: Readonly<Record<string, Work>>;
  /** How far the run over the newest posts is; null while there is none. */
  bulk: { done: number; total: number } | null;
  /** Reads the counts for these posts. */
  readCounts: (slugs: readonly string[]) => Promise<void>;
  /** Writes one post's snapshot. @returns whether there is one now */
  generate: (post: BulkPost) => Promise<boolean>;
  /** Writes the newest posts' snapshots. */
  generateRecent: () => Promise<void>;
}

const AdminModeContext = createContext<AdminMode | null>(null);

/** @throws Error outside an AdminModeProvider */
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

/** Staff closed the password dialog: nothing failed. */
class SignInCanceled extends Error {}

const failureOf = (error: ApiFailure): Error =>
  error.status === 401 ? new SignInCanceled(error.error) : new Error(problemOf(error));

/** @returns the text of the alert; null where the sign-in was canceled */
async function saveRecent(
  signal: AbortSignal,
  onProgress: (done: number, total: number) => void,
): Promise<string | null> {
  try {
    const recent = await callAsStaff(blogAdminApi.recent, {}, { signal });
    if (!recent.ok) throw failureOf(recent.error);
    const posts = recent.value.data;
    onProgress(0, posts.length);
    const save = async (post: BulkPost) => {
      const saved = await saveSnapshot(post, signal);
      if (saved.ok) return saved.value.skipped ? 'skipped' : 'updated';
      // Without a session no post can be saved.
      if (saved.error.status === 401 || signal.aborted) throw failureOf(saved.error);
      console.error(`HTML of ${post.slug}: ${problemOf(saved.error)}`);
      return 'errors';
    };
    return await saveAll(posts, save, (done) => onProgress(done, posts.length));
  } catch (error) {
    if (error instanceof SignInCanceled || signal.aborted) return null;
    console.error('The HTML files could not be generated.', error);
    return BULK_FAILED;
  }
}

function useAdminModeState(): AdminMode {
  const [life] = useState(() => new AbortController());
  const { signal } = life;
  const [counts, setCounts] = useState<SnapshotCounts | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [work, setWork] = useState<AdminMode['work']>({});
  const [bulk, setBulk] = useState<AdminMode['bulk']>(null);
  const shown = useRef<readonly string[]>([]);
  useEffect(
    () => () => {
      life.abort();
      cancelSignIn();
    },
    [life],
  );

  const readCounts = useCallback(
    async (slugs: readonly string[]) => {
      shown.current = slugs;
      const query = { slugs: slugs.join(',') };
      const result = await call(blogAdminApi.counts, { query }, { signal });
      if (signal.aborted || slugs !== shown.current) return;
      if (result.ok) setCounts(result.value);
      setProblem(result.ok ? null : problemOf(result.error));
    },
    [signal],
  );

  const note = ({ slug }: BulkPost, state?: Work) =>
    setWork(({ [slug]: _before, ...others }) => (state ? { ...others, [slug]: state } : others));

  const generate = async (post: BulkPost) => {
    note(post, 'working');
    const saved = await saveSnapshot(post, signal);
    if (signal.aborted) return false;
    const failed = !saved.ok && saved.error.status !== 401;
    note(post, failed ? { problem: problemOf(saved.error) } : undefined);
    if (saved.ok) await readCounts(shown.current);
    return saved.ok;
  };

  const generateRecent = async () => {
    if (bulk) return;
    setBulk({ done: 0, total: 0 });
    const report = await saveRecent(signal, (done, total) => setBulk({ done, total }));
    if (signal.aborted) return;
    setBulk(null);
    setWork({});
    await readCounts(shown.current);
    // The specification asks for the browser's own alert.
    if (report) alert(report);
  };

  return { counts, problem, work, bulk, readCounts, generate, generateRecent };
}

/** Has the state of the blog's admin mode while that is on. */
export function AdminModeProvider({ children }: { children: ReactNode }) {
  const mode = useAdminModeState();
  return <AdminModeContext value={mode}>{children}</AdminModeContext>;
}
