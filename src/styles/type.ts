import { vars } from './theme.css.ts';

/** For styles: figures and words in the type of headlines. */
export const headlineType = (fontSize: string) =>
  ({ fontFamily: vars.font.headline, fontSize, fontWeight: vars.weight.headline }) as const;

/** A heading in the type of the text. */
export const plainHeading = (fontSize: string) =>
  ({
    fontFamily: vars.font.text,
    fontSize,
    fontWeight: vars.weight.strong,
    letterSpacing: 0,
  }) as const;

/** What comes second. */
export const secondary = (fontSize: string) =>
  ({ fontSize, color: vars.color.text.secondary }) as const;
