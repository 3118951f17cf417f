// The colours of the site, once for all artwork.
export const C = {
  paper: '#F6F3EC',
  card: '#FDFBF6',
  line: '#DCD6C8',
  lineDark: '#BDB6A5',
  kraft: '#E9E3D5',
  ink: '#14160F',
  muted: '#5F5C50',
  green: '#12372A',
  sage: '#9DB09B',
  clay: '#B06A48',
  marker: '#D8F34E',
};
