/** Takes the beacons of client/page-views.ts. */
export const PAGE_VIEWS_PATH = '/api/page-views';

export interface Beacon {
  /** A page was opened; or how fast it was, when it is hidden for the first time. */
  kind: 'view' | 'speed';
  /** As in the address, without its query. */
  path: string;
  /** The host that linked here, '' for none; absent after a reload or Back, which begin no visit. */
  referrer?: string | undefined;
  /** The address's utm_source, utm_medium and utm_campaign. */
  source?: string | null | undefined;
  medium?: string | null | undefined;
  campaign?: string | null | undefined;
  /** ms from the navigation, or from when a prerendered page was shown, to the largest paint. */
  lcp?: number | undefined;
  /** ms of the slowest interaction. */
  inp?: number | undefined;
  /** Largest window of layout shifts. */
  cls?: number | undefined;
}

/** Characters of each text; browsers send no more (client/page-views.ts). */
export const MAX_BEACON_TEXT = 200;
