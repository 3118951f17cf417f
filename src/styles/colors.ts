import { palette } from './tokens.ts';

/** What each color is for. */
export const lightColors = {
  text: {
    primary: palette.ink,
    secondary: palette.graphite,
    inverse: palette.paper,
    inverseSecondary: palette.greenMist,
    critical: palette.red,
    positive: palette.leaf,
  },
  surface: {
    page: palette.paper,
    raised: palette.card,
    sunken: palette.folder,
    inverse: palette.ink,
    deep: palette.green,
    highlight: palette.highlighter,
    critical: palette.redMist,
    positive: palette.leafMist,
  },
  border: {
    hairline: palette.hairline,
    control: palette.pencil,
    strong: palette.ink,
    onDeep: palette.greenHairline,
    controlOnDeep: palette.greenPencil,
    critical: palette.red,
    positive: palette.leaf,
  },
};

type Colors = {
  [Kind in keyof typeof lightColors]: Record<keyof (typeof lightColors)[Kind], string>;
};

/** The same in a dark theme, which only the staff area has. */
export const darkColors: Colors = {
  text: {
    primary: palette.folder,
    secondary: palette.greenMist,
    inverse: palette.ink,
    inverseSecondary: palette.graphite,
    critical: palette.coral,
    positive: palette.mint,
  },
  surface: {
    page: palette.night,
    raised: palette.nightCard,
    sunken: palette.nightFolder,
    inverse: palette.folder,
    deep: palette.greenMist,
    highlight: palette.moss,
    critical: palette.coralNight,
    positive: palette.mintNight,
  },
  border: {
    hairline: palette.nightHairline,
    control: palette.pencil,
    strong: palette.greenMist,
    onDeep: palette.greenPencil,
    controlOnDeep: palette.graphite,
    critical: palette.coral,
    positive: palette.mint,
  },
};
