/**
 * The site's plain values. Hues have names here only; everything else speaks of roles.
 * Contrast (WCAG): each text colour is at least 4.5:1 on every surface it is meant for, each
 * control's border at least 3:1 (tests/features/marketing/marketing.test.ts measures the pairs).
 */
export const palette = {
  paper: '#F6F3EC',
  card: '#FDFBF6',
  folder: '#EDE8DC',
  hairline: '#DCD6C8',
  pencil: '#827D6C',
  graphite: '#55574C',
  ink: '#14160F',
  green: '#12372A',
  greenHairline: '#2F5546',
  greenPencil: '#6E8E7F',
  greenMist: '#B9C6B8',
  highlighter: '#D8F34E',
  red: '#B53A22',
  redMist: '#FBE9E3',
  leaf: '#1F6B3F',
  leafMist: '#E4F1DF',
} as const;

/** Where layouts change, in CSS pixels. The carousel's 600 and 1024 are the specification's. */
export const breakpoints = { tablet: 600, header: 960, desktop: 1024, wide: 1280 } as const;

/** The fixed header's height, which the page keeps free (SHELL-23, SHELL-24). */
export const headerHeight = { small: '56px', large: '64px' } as const;
