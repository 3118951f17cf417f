import { vars } from './theme.css.ts';

/** A card's color schemes, for `styleVariants`. */
export const papers = {
  paper: { background: vars.color.surface.raised },
  green: {
    background: vars.color.surface.deep,
    borderColor: vars.color.surface.deep,
    color: vars.color.text.inverse,
  },
  ink: {
    background: vars.color.surface.inverse,
    borderColor: vars.color.surface.inverse,
    color: vars.color.text.inverse,
  },
};

export type Paper = keyof typeof papers;
