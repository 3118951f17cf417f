import { from } from '../../styles/responsive.ts';

type Align = 'baseline' | 'center' | 'end' | 'start';

/** For styles: one below the other, from the top. */
export const stack = (gap: string) => ({ display: 'grid', alignContent: 'start', gap }) as const;

/** Next to each other, in as many lines as it takes. */
export const inline = (gap: string, alignItems?: Align) =>
  ({ display: 'flex', flexWrap: 'wrap', gap, ...(alignItems ? { alignItems } : {}) }) as const;

/** The same, from edge to edge. */
export const spread = (gap: string, alignItems: Align = 'center') =>
  ({ ...inline(gap, alignItems), justifyContent: 'space-between' }) as const;

interface Columns {
  /** Of the width, from the desktop on; one column below. */
  shares: readonly number[];
  gap?: string;
  /** Side by side. */
  columnGap?: string;
  alignItems?: Align;
}

export const sideBySide = ({ shares, gap, columnGap, alignItems }: Columns) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  ...(gap ? { gap } : {}),
  '@media': {
    [from.desktop]: {
      gridTemplateColumns: shares.map((share) => `minmax(0, ${share}fr)`).join(' '),
      ...(columnGap ? { columnGap } : {}),
      ...(alignItems ? { alignItems } : {}),
    },
  },
});
