import { endpoint } from '../../../shared/api.ts';

/** Which posts have a snapshot. */
export interface SnapshotCounts {
  /** By slug, of the posts that were asked for. */
  exists: Readonly<Record<string, boolean>>;
  generated: number;
  /** Posts in the blog. */
  total: number;
}

/** A stored post, in StoryChief's field names. Times are ISO 8601. */
export interface CachedPost {
  id: string;
  slug: string;
  title: string | null;
  excerpt: string | null;
  content: string;
  seo: { title: string | null; description: string | null };
  seo_keyword: string | null;
  featured_image: { data: { url: string; alt: string | null } } | null;
  published_at: string | null;
  updated_at: string | null;
  cachedAt: string | null;
}

export interface RecentPost {
  slug: string;
  title: string | null;
  updated_at: string | null;
}

/** Only `slug` decides what is written: markup from a browser is never stored. */
export interface SaveSnapshotRequest {
  filename: string;
  html: string;
  slug: string;
  title?: string | null | undefined;
  postData?: Record<string, unknown> | null | undefined;
}

export interface SaveSnapshotResponse {
  success: true;
  /** Whether the snapshot was current, so that it was not written. */
  skipped: boolean;
  filename: string;
  updated_at: string | null;
}

/** Calls of the blog's admin mode. Reading the counts needs no session. */
export const blogAdminApi = {
  /** `slugs` is comma-separated. */
  counts: endpoint('GET', '/api/check-html').of<{ query: { slugs: string } }, SnapshotCounts>(),
  exists: endpoint('GET', '/api/check-html/:slug').of<object, { exists: boolean }>(),
  cachedPost: endpoint('GET', '/api/cached-post/:slug').of<object, CachedPost>(),
  recent: endpoint('GET', '/api/admin/blog/recent').of<object, { data: RecentPost[] }>(),
  save: endpoint('POST', '/api/save-post-html').of<
    { body: SaveSnapshotRequest },
    SaveSnapshotResponse
  >(),
} as const;
