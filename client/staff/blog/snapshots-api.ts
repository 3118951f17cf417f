import { failure, success, type Result } from '../../../src/shared/result.ts';
import type { BulkPost } from './bulk-run.ts';

/** Which posts have an HTML copy, and how many of all. */
export interface CopyState {
  exists: Readonly<Record<string, boolean>>;
  generated: number;
  total: number;
}

/** A call that gave nothing. `status` is 0 where there was no answer; `error` is for people. */
export interface CallFailure {
  status: number;
  error: string;
}

/** A copy is written from StoryChief's answer, which may take its time. */
const DEADLINE_MS = 30_000;

async function call<Answer>(
  path: string,
  { signal, ...init }: RequestInit & { signal: AbortSignal },
): Promise<Result<Answer, CallFailure>> {
  try {
    const response = await fetch(path, {
      ...init,
      signal: AbortSignal.any([signal, AbortSignal.timeout(DEADLINE_MS)]),
    });
    const body: unknown = await response.json().catch(() => null);
    if (response.ok && body !== null) return success(body as Answer);
    const said = body && typeof body === 'object' && 'error' in body ? body.error : undefined;
    return failure({
      status: response.status,
      error: typeof said === 'string' ? said : `Server error: ${response.status}`,
    });
  } catch (error) {
    return failure({ status: 0, error: error instanceof Error ? error.message : String(error) });
  }
}

/** The copies of the posts on the page, in one call. */
export const readCopies = (slugs: readonly string[], signal: AbortSignal) =>
  call<CopyState>(`/api/check-html?slugs=${encodeURIComponent(slugs.join(','))}`, { signal });

/** Whether one post has a copy (GEN-01). */
export const readCopy = (slug: string, signal: AbortSignal) =>
  call<{ exists: boolean }>(`/api/check-html/${encodeURIComponent(slug)}`, { signal });

/** When the kept copy of a post was fetched (GEN-02). */
export const readCached = (slug: string, signal: AbortSignal) =>
  call<{ cachedAt: string | null }>(`/api/cached-post/${encodeURIComponent(slug)}`, { signal });

/** The 20 newest posts. Staff only. */
export const readRecent = (signal: AbortSignal) =>
  call<{ data: BulkPost[] }>('/api/admin/blog/recent', { signal });

/** Writes a post's copy; the Worker renders it, so no markup is sent (Y-03). Staff only. */
export const saveCopy = ({ slug, title }: BulkPost, signal: AbortSignal) =>
  call<{ skipped: boolean }>('/api/save-post-html', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ filename: `${slug}.html`, html: '', slug, title, postData: null }),
    signal,
  });
