import { from } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';

interface TwoColumns {
  /** Of the width. */
  shares: readonly [number, number];
  gap: string;
  columnGap: string;
  /** Side by side. */
  alignItems?: 'end';
}

/** Two columns from the desktop on, one below. */
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

/** A form, and a picture of what it leads to. */
export const formAndPicture = {
  ...twoColumns({
    shares: [5, 6],
    gap: vars.space.xlarge,
    columnGap: 'clamp(32px, 6vw, 112px)',
  }),
  gridTemplateColumns: 'minmax(0, 1fr)',
};
