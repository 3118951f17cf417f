/** Takes the beacons of client/page-views.ts. */
export const PAGE_VIEWS_PATH = '/api/page-views';

/** A page was opened. */
export interface ViewBeacon {
  kind: 'view';
  /** As in the address, without its query. */
  path: string;
  /** The host that linked here, '' for none; absent after a reload or Back, which begin no visit. */
  referrer?: string | undefined;
  /** The address's utm_source, utm_medium and utm_campaign. */
  source?: string | null | undefined;
  medium?: string | null | undefined;
  campaign?: string | null | undefined;
}

/** How fast a page was, sent when it is hidden for the first time. What was not measured is absent. */
export interface SpeedBeacon {
  kind: 'speed';
  path: string;
  /** ms from the navigation, or from when a prerendered page was shown, to the largest paint. */
  lcp?: number | undefined;
  /** ms of the slowest interaction. */
  inp?: number | undefined;
  /** Largest window of layout shifts. */
  cls?: number | undefined;
}

export type Beacon = ViewBeacon | SpeedBeacon;

/** Characters of each text; browsers send no more (client/page-views.ts). */
export const MAX_BEACON_TEXT = 200;
