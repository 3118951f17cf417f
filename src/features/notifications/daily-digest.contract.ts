import { sections } from '../../shared/staff-sections.ts';

/** Where the plain form of the daily digest goes. */
export const dailyDigestPath = `${sections.site.path}/digest` as const;

/** When the team gets its daily digest. A type, not an interface: an island's props are JSON. */
export type DailyDigestSetting = {
  /** 0 to 23. */
  hour: number;
  /** The time zone of the hour: that of who set it. */
  timeZone: string;
};

export const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

export const clockText = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;
