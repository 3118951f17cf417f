import { ZONE_COOKIE } from '../../../src/features/staff/staff.contract.ts';

const YEAR_S = 365 * 24 * 3600;

/** Stores this browser's time zone for the Worker, which writes times in it. */
export function reportTimeZone(): void {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const attributes = `Path=/; Max-Age=${YEAR_S}; SameSite=Strict; Secure`;
  document.cookie = `${ZONE_COOKIE}=${encodeURIComponent(timeZone)}; ${attributes}`;
}
