import { staffPages } from '../../../shared/staff-pages.ts';

const { path } = staffPages.site;

/** The two readers of the page, each with a tab. */
export const TABS = { sales: 'For sales', engineers: 'For engineers' } as const;

export type Tab = keyof typeof TABS;

export const tabPath = (tab: Tab): string => `${path}?tab=${tab}`;

/** Where the buttons lead. */
export const siteForms = {
  purge: `${path}/purge`,
  endSession: <Id extends string>(id: Id) => `${path}/sessions/${id}/end` as const,
  endOtherSessions: `${path}/end-other-sessions`,
} as const;

/** What is stored of the blog and how fresh it is, as the blog reports it. */
export interface BlogState {
  posts: number;
  /** null while R2 does not respond. */
  snapshots: number | null;
  /** When the content service last gave the newest posts. */
  refreshed_at: string | null;
  /** The last time that it did not, and why; stays after it is over. */
  failed_at: string | null;
  failure: string | null;
  /** When the content service last called our webhook. */
  called_at: string | null;
}
