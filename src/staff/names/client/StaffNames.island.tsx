import { NamesPart } from './NamesPart.tsx';

/**
 * The names of staff on the site page.
 *
 * Why is this an island? A name is added, changed and removed in place.
 */
export const StaffNames = () => <NamesPart />;
