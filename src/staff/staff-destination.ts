import { staffPages, type StaffPage } from '../shared/staff-pages.ts';

const ALL: readonly StaffPage[] = Object.values(staffPages);

/** Where a sign-in leads that names no other page. */
export const firstPage: StaffPage = staffPages.day;

/**
 * Where a sign-in leads: the staff page that was asked for, with its state. Nothing else is accepted,
 * as the address comes from the browser.
 */
export function staffDestination(wanted: string, otherwise: string = firstPage.path): string {
  const url = URL.parse(wanted, 'http://staff');
  if (url?.origin !== 'http://staff') return otherwise;
  // A page itself, or one record of it.
  const isOurs = ALL.some(({ path }) => {
    const rest = url.pathname.slice(path.length);
    // Every other path of staff begins like this one.
    if (path === firstPage.path) return url.pathname === path;
    return url.pathname.startsWith(path) && /^(?:\/[\w-]{1,64})?$/.test(rest);
  });
  return isOurs ? url.pathname + url.search : otherwise;
}
