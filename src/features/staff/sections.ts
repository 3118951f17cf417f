import { sections, type Section } from '../../shared/staff-sections.ts';

const ALL: readonly Section[] = Object.values(sections);

/** Where a sign-in leads that names no other page. */
export const firstSection: Section = sections.overview;

/**
 * Where a sign-in leads: the staff page that was asked for, with its state. Nothing else is accepted,
 * as the address comes from the browser.
 */
export function staffDestination(wanted: string, otherwise: string = firstSection.path): string {
  const url = URL.parse(wanted, 'http://staff');
  if (url?.origin !== 'http://staff') return otherwise;
  // A section itself, or one record of it.
  const isOurs = ALL.some(({ path }) => {
    const rest = url.pathname.slice(path.length);
    // Every other path of staff begins like the overview's.
    if (path === sections.overview.path) return url.pathname === path;
    return url.pathname.startsWith(path) && /^(?:\/[\w-]{1,64})?$/.test(rest);
  });
  return isOurs ? url.pathname + url.search : otherwise;
}
