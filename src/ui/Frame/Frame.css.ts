import { style, styleVariants } from '../../styles/ui-style.ts';
import { vars } from '../../styles/theme.css.ts';

const { hairline } = vars.color.border;
const { sunken } = vars.color.surface;

/** Of a frame that has its site: client/third-parties/frames.ts takes the other attribute away. */
const LOADED = '[src]:not([data-frame-src])';

/** A bar with room above and below it, in px; repeated, one per line of a list. */
const bar = (color: string, above: number, height: number, below: number) =>
  `linear-gradient(transparent ${above}px, ${color} ${above}px ${above + height}px, transparent 0 ${above + height + below}px)`;

/** Behind the frame, without scripting hidden: the lines of a list, or the fields of a form. */
const box = style({
  position: 'relative',
  display: 'grid',
  backgroundOrigin: 'content-box',
  '@media': { '(scripting: none), print': { display: 'none' } },
});

const TOP = 72;

export const drawing = styleVariants(
  {
    list: {
      backgroundImage: [
        bar(sunken, 30, 18, 40),
        bar(sunken, 30, 18, 40),
        bar(hairline, 87, 1, 0),
      ].join(),
      backgroundSize: 'min(38%, 320px) 88px, 96px 88px, calc(100% - 48px) 88px',
      backgroundPosition: `24px ${TOP}px, right 24px top ${TOP}px, 24px ${TOP}px`,
      backgroundRepeat: 'repeat-y',
    },
    form: {
      backgroundImage: [bar(sunken, 0, 14, 82), bar(sunken, 24, 48, 24)].join(),
      backgroundSize: '30% 96px, 100% 96px',
      backgroundPosition: `0 ${TOP}px`,
      backgroundRepeat: 'repeat-y',
    },
  },
  (lines) => [box, lines],
);

/** Until its site has loaded one sees through it; then not, whatever that site's ground is. */
export const plain = style({
  gridArea: '1 / 1',
  position: 'relative',
  inlineSize: '100%',
  selectors: {
    [`&${LOADED}`]: { background: vars.color.surface.page },
  },
});

export const edged = style([
  plain,
  {
    border: `1px solid ${vars.color.border.hairline}`,
    borderRadius: vars.radius.large,
  },
]);

export const loading = style({
  gridArea: '1 / 1',
  // Covers the lines, which repeat upward too.
  alignSelf: 'start',
  minBlockSize: TOP,
  background: vars.color.surface.page,
  padding: vars.space.large,
  color: vars.color.text.secondary,
  selectors: { [`${LOADED} + &`]: { visibility: 'hidden' } },
});
