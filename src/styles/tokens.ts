/**
 * The site's raw values, also for tools and the sandbox. Styles use the roles of theme.css.ts instead.
 * Contrast (WCAG): text is at least 4.5:1 on its surfaces, a control's border 3:1; a test measures it.
 */
export const palette = {
  paper: '#F6F3EC',
  card: '#FDFBF6',
  folder: '#EDE8DC',
  hairline: '#DCD6C8',
  pencil: '#827D6C',
  graphite: '#4A4C42',
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
  night: '#14170F',
  nightCard: '#1C2017',
  nightFolder: '#0F120B',
  nightHairline: '#343A2C',
  moss: '#4F5E12',
  coral: '#FF9B83',
  coralNight: '#3F1D15',
  mint: '#8FD0A5',
  mintNight: '#17301F',
} as const;

/** In CSS pixels. The specification sets the carousel's 600 and 1024. */
export const breakpoints = {
  tablet: 600,
  header: 960,
  desktop: 1024,
  wide: 1280,
  huge: 1680,
} as const;

/** Of the fixed header, which the page leaves free. */
export const headerHeight = { small: '56px', large: '64px' } as const;
