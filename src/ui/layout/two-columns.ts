import { from } from '../../styles/responsive.ts';

interface TwoColumns {
  /** Of the width. */
  shares: readonly [number, number];
  gap: string;
  columnGap: string;
  /** Side by side. */
  alignItems?: 'end';
}

/** Two columns from the desktop on, one below. For `inPage` and `inUi`. */
export const twoColumns = ({
  shares: [first, second],
  gap,
  columnGap,
  alignItems,
}: TwoColumns) => ({
  display: 'grid',
  gap,
  '@media': {
    [from.desktop]: {
      gridTemplateColumns: `minmax(0, ${first}fr) minmax(0, ${second}fr)`,
      columnGap,
      ...(alignItems ? { alignItems } : {}),
    },
  },
});
