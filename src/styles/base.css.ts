import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';

import { base } from './layers.css.ts';
import { from, when } from './responsive.ts';
import { vars } from './theme.css.ts';
import { headerHeight } from './tokens.ts';

const rule = (selector: string, properties: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [base]: properties } });

globalStyle(':root', {
  '@media': {
    [from.tablet]: { vars: { [vars.header.height]: headerHeight.large } },
    // Wide screens get a wider page in a larger type, and compositions of their own.
    [from.huge]: {
      vars: {
        [vars.width.wide]: '1640px',
        [vars.text.heading]: '2.875rem',
        [vars.text.headingLarge]: '4.25rem',
        [vars.text.title]: '5.25rem',
        [vars.text.display]: '6rem',
      },
    },
  },
});

// Print on white, without dark grounds. More specific than the theme, in whatever order they load.
globalStyle('html:root', {
  '@media': {
    print: {
      vars: {
        [vars.space.section]: vars.space.xlarge,
        [vars.color.surface.deep]: '#fff',
        [vars.color.surface.inverse]: '#fff',
        [vars.color.text.inverse]: vars.color.text.primary,
        [vars.color.text.inverseSecondary]: vars.color.text.secondary,
      },
    },
  },
});

// For who asks for more contrast: no hairline that is hard to see, no gray text. Also in a dark theme.
globalStyle('html:root:root', {
  '@media': {
    [when.moreContrast]: {
      vars: {
        [vars.color.text.secondary]: vars.color.text.primary,
        [vars.color.text.inverseSecondary]: vars.color.text.inverse,
        [vars.color.border.hairline]: vars.color.text.primary,
        [vars.color.border.control]: vars.color.text.primary,
        [vars.color.border.onDeep]: vars.color.text.inverse,
        [vars.color.border.controlOnDeep]: vars.color.text.inverse,
      },
    },
  },
});

// The fade between pages, which src/http/page/document.tsx enables.
rule('::view-transition', { pointerEvents: 'none' });
rule('::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)', {
  animationDuration: vars.motion.standard,
});

rule('html', {
  // A fragment link stops below the fixed header.
  scrollPaddingBlockStart: `calc(${vars.header.height} + ${vars.space.large})`,
  accentColor: vars.color.surface.inverse,
});

rule('body', {
  minBlockSize: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  paddingBlockStart: vars.header.height,
  background: vars.color.surface.page,
  color: vars.color.text.primary,
  fontFamily: vars.font.text,
  fontSize: vars.text.standard,
  lineHeight: vars.leading.text,
  overflowWrap: 'break-word',
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
});

rule('main', { flexGrow: 1, display: 'flow-root' });

rule('h1, h2, h3', {
  fontFamily: vars.font.headline,
  fontWeight: vars.weight.headline,
  lineHeight: vars.leading.heading,
  letterSpacing: vars.tracking.heading,
  textWrap: 'balance',
});
rule('h1', { fontSize: vars.text.title });
rule('h2', { fontSize: vars.text.heading });
rule('h3', { fontSize: vars.text.subheading });
rule('p, li, dd, figcaption', { textWrap: 'pretty' });
rule('strong, b', { fontWeight: vars.weight.strong });

rule('a', {
  color: 'inherit',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
});
rule('a:hover', { textDecorationThickness: '2px' });

// A press shows in the next frame, before any script answers it.
rule(':is(a[href], button, summary, input:is([type="checkbox"], [type="radio"])):active', {
  opacity: 0.6,
});

// The class of all icons (src/ui/Icon).
rule('.lucide', {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '1.5px',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
rule('.lucide > *', { vectorEffect: 'non-scaling-stroke' });

// Highlighter inside, ink outside: one of the two is visible on every surface.
rule(':focus-visible', {
  outline: `2px solid ${vars.color.surface.inverse}`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 2px ${vars.color.surface.highlight}`,
});
rule('main:focus, [tabindex="-1"]:focus', { outline: 'none', boxShadow: 'none' });

// Clients' logos are drawn in ink and need a light ground.
rule('img[src^="/media/logos/"]', {
  '@media': {
    [when.forcedColors]: { forcedColorAdjust: 'none', background: vars.color.surface.page },
  },
});

// Print: no players or frames, and no page break within a block.
const printed = (selector: string, print: GlobalStyleRule) =>
  rule(selector, { '@media': { print } });
printed('iframe, video', { display: 'none' });
printed('li, tr, figure, blockquote, fieldset, picture', { breakInside: 'avoid' });
printed('h1, h2, h3', { breakInside: 'avoid', breakAfter: 'avoid' });

rule('::selection', {
  background: vars.color.surface.highlight,
  color: vars.color.text.primary,
});
rule('::placeholder', { color: vars.color.text.secondary, opacity: 1 });
