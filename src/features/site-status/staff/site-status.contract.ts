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
