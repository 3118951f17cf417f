import type { Result } from '../../shared/result.ts';

/** A story of the content service: undefined where it leaves a field out, null where it is empty. */
export interface Story {
  id: string;
  slug: string | null;
  title: string | null | undefined;
  excerpt: string | null | undefined;
  /** The body, not sanitized. */
  content: string | null | undefined;
  /** Comma-separated. */
  keywords: string | null | undefined;
  /** The image's addresses, the preferred one first. */
  image: { urls: readonly string[]; alt: string | null } | null | undefined;
  seoTitle: string | null | undefined;
  seoDescription: string | null | undefined;
  authorName: string | null | undefined;
  /** A language tag as in BCP 47. */
  language: string | null | undefined;
  /** ms since 1970; null where it is no date. */
  publishedAt: number | null | undefined;
  updatedAt: number | null | undefined;
}

/** Why the content service gave no usable response. */
export interface CmsFailure {
  reason: 'not_configured' | 'timeout' | 'unreachable' | 'status' | 'malformed';
  /** The HTTP status, where there was one. */
  status?: number;
  /** One sentence; visitors see it for 'status' and 'malformed', except 401 and 403 (failure-text.ts). */
  message: string;
  /** What Retry-After said, in ms. */
  retryAfterMs?: number;
}

export interface StoryListQuery {
  /** From 1. */
  page?: number;
  /** Stories per page, 1 to 100. */
  count?: number;
  /**
   * Asks only once, to notice that an outage is over. An adapter that can find the list at several
   * addresses chooses by the failures since the last success, and by the source that had it last.
   */
  probe?: { failures: number; source: string | null };
}

export interface StoryPage {
  /** The published stories of the page, newest first, each once. */
  stories: Story[];
  /** How many stories were sent, readable and published or not. */
  received: number;
  /** How many stories there are on all pages; null where the response does not say. */
  total: number | null;
  /** Where the adapter found the list, for the next probe. */
  source: string;
}

/** A call of the content service's webhook. */
export type StoryCall =
  | { event: 'test' }
  | {
      event: 'publish' | 'update' | 'delete';
      storyId: string;
      /** The id that we gave the story in our last reply; null where it has none. */
      externalId: string | null;
      /** The story as the call has it, without an update time; null for a draft and for delete. */
      story: Story | null;
    };

export type CallRefusal =
  | { reason: 'not_json' | 'not_signed' }
  | { reason: 'invalid'; message: string; fields: Record<string, string> };

/** What became of a call. */
export interface HandledCall {
  /** The story's id with us from now on; the content service sends it with the next call. */
  externalId: string;
  /** Where the story is shown now; null where it is not. */
  permalink: string | null;
}

export interface CmsWebhook {
  /** Checks the signature before it reads anything else. */
  read(body: Uint8Array<ArrayBuffer>): Promise<Result<StoryCall, CallRefusal>>;
  /** @returns the signed JSON body */
  reply(call: StoryCall, handled: HandledCall | null): Promise<string>;
}

/** The content service's JSON in StoryChief's field names, which /api/storychief/… passes on. */
export interface CmsProxy {
  /** The paths that lead to a story in front of its id. */
  storyPaths: readonly string[];
  list(query: {
    page: number;
    count: number;
    status: 'published' | 'draft' | 'scheduled' | 'all';
  }): Promise<Result<{ data: unknown[]; meta: unknown }, CmsFailure>>;
  /** A failure with status 404 says that there is no such story. */
  story(path: string, id: string): Promise<Result<unknown, CmsFailure>>;
}

/** What the blog needs of a content service. */
export interface Cms {
  configured: boolean;
  /** A page of the published stories. */
  list(query: StoryListQuery): Promise<Result<StoryPage, CmsFailure>>;
  /** A whole story; null where none with this id is published. */
  story(id: string): Promise<Result<Story | null, CmsFailure>>;
  /** null where its key is not set. */
  webhook: CmsWebhook | null;
  /** null where the content service has no such JSON. */
  proxy: CmsProxy | null;
}
