/** Everything of staff, by the start of its path: a route added there is refused until signed in. */
const STAFF_PATH = /^\/(?:admin|api\/admin|api\/partnerstack|api\/save-post-html)(?![a-z0-9_-])/;

/** The path as a lenient parser might read it: decoded repeatedly, slashes merged, dots resolved. */
function looseReading(path: string): string {
  let text = path;
  for (let round = 0; round < 3 && text.includes('%'); round += 1) {
    try {
      text = decodeURIComponent(text);
    } catch {
      break;
    }
  }
  const slashed = text.replace(/[\\/]+/g, '/');
  return (URL.parse(slashed, 'http://staff')?.pathname ?? slashed).toLowerCase();
}

/**
 * Whether a path is staff's: as the router matches it, or as a lenient parser might read it, so that
 * no other spelling of a staff path passes.
 */
export function isStaffPath(path: string): boolean {
  return STAFF_PATH.test(path.toLowerCase()) || STAFF_PATH.test(looseReading(path));
}

/** Public calls whose response has more for staff: the session is read, but not required. */
const OPTIONAL_SESSION = /^\/api\/storychief\//;

/** Whether the staff guard has anything to check at a path. */
export const readsSession = (path: string): boolean =>
  isStaffPath(path) || OPTIONAL_SESSION.test(path);
