import { style, styleVariants } from '../../styles/ui-style.ts';
import { when } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';

const root = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xsmall,
  border: '1px solid transparent',
  borderRadius: vars.radius.medium,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.snug,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast} ${vars.motion.easeOut}, border-color ${vars.motion.fast} ${vars.motion.easeOut}, background-size ${vars.motion.standard} ${vars.motion.easeOut}`,
  selectors: {
    '&:active': { transform: 'translateY(1px)' },
    '&[disabled], &[aria-disabled="true"]': { cursor: 'not-allowed', transform: 'none' },
    '&[aria-busy="true"]': { cursor: 'progress' },
  },
});

/** An element of its own: translators replace texts, and React puts the spinner before it. */
export const label = style({ display: 'contents' });

/** The highlighter stroke under the label on hover and focus. */
const marker = {
  backgroundImage: `linear-gradient(${vars.color.surface.highlight}, ${vars.color.surface.highlight})`,
  backgroundRepeat: 'no-repeat',
  backgroundPosition: '0 100%',
  backgroundSize: '0 4px',
} as const;
const drawn = { backgroundSize: '100% 4px' } as const;

export const variant = styleVariants({
  primary: [
    root,
    {
      ...marker,
      backgroundColor: vars.color.surface.inverse,
      color: vars.color.text.inverse,
      '@media': {
        [when.hovering]: { selectors: { '&:hover:not([disabled])': drawn } },
        [when.forcedColors]: { borderColor: 'ButtonText' },
        print: { borderColor: 'currentColor' },
      },
      selectors: {
        '&:focus-visible': drawn,
        '&[disabled]:not([aria-busy="true"])': {
          backgroundColor: vars.color.surface.sunken,
          borderColor: vars.color.border.hairline,
          color: vars.color.text.secondary,
        },
      },
    },
  ],
  secondary: [
    root,
    {
      ...marker,
      backgroundColor: 'transparent',
      borderColor: 'currentColor',
      color: 'inherit',
      '@media': { [when.hovering]: { selectors: { '&:hover:not([disabled])': drawn } } },
      selectors: {
        '&:focus-visible': drawn,
        '&[disabled]': {
          borderColor: vars.color.border.hairline,
          color: vars.color.text.secondary,
        },
      },
    },
  ],
  quiet: [
    root,
    {
      color: 'inherit',
      textDecorationLine: 'underline',
      textDecorationThickness: '1px',
      textUnderlineOffset: '0.3em',
      // No frame, so it aligns with the text.
      selectors: {
        '&&': { paddingInline: 0 },
        '&[disabled]': { color: vars.color.text.secondary },
      },
      '@media': {
        [when.hovering]: {
          selectors: { '&:hover:not([disabled])': { textDecorationThickness: '2px' } },
        },
      },
    },
  ],
});

export const size = styleVariants({
  medium: {
    minBlockSize: vars.control.medium,
    paddingBlock: vars.space.small,
    paddingInline: vars.space.large,
    fontSize: vars.text.standard,
  },
  small: {
    minBlockSize: vars.control.small,
    paddingBlock: vars.space.xxsmall,
    paddingInline: vars.space.medium,
    fontSize: vars.text.small,
  },
});
