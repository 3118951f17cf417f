import { inline, stack } from '../../../ui/layout/arrange.ts';

import { style } from '../../../styles/page-style.ts';
import { currentPart } from '../../../styles/marker.ts';
import { from } from '../../../styles/responsive.ts';
import { vars } from '../../../styles/theme.css.ts';
import { cover } from './cover.ts';
import { READING_WIDTH } from './PostPage.css.ts';

const small = { fontSize: vars.text.small, color: vars.color.text.secondary };
const hairline = `1px solid ${vars.color.border.hairline}`;

export const aside = style({
  inlineSize: `min(100%, ${READING_WIDTH})`,
  selectors: { '&:not(:has(nav))': { display: 'none' } },
  '@media': {
    [from.wide]: {
      inlineSize: '100%',
      alignSelf: 'stretch',
      gridColumn: '1',
      gridRow: '1 / span 3',
    },
  },
});

export const going = style({
  '@media': {
    [from.wide]: {
      display: 'grid',
      gap: vars.space.xxlarge,
      position: 'sticky',
      insetBlockStart: `calc(${vars.header.height} + ${vars.space.xlarge})`,
      maxBlockSize: `calc(100vh - ${vars.header.height} - ${vars.space.huge})`,
      overflowY: 'auto',
    },
  },
});

export const folded = style({
  borderBlock: hairline,
  '@media': { [from.wide]: { display: 'none' } },
});

const heading = style({ fontSize: vars.text.small, fontWeight: vars.weight.strong });

export const foldedTitle = style([
  heading,
  {
    display: 'flex',
    justifyContent: 'space-between',
    paddingBlock: vars.space.small,
    '::after': { content: '"+" / ""', fontSize: vars.text.large, lineHeight: '1' },
    selectors: { 'details[open] > &::after': { content: '"−" / ""' } },
  },
]);

export const beside = style({ display: 'none', '@media': { [from.wide]: { display: 'block' } } });

export const besideTitle = heading;

export const sections = style({ paddingBlockEnd: vars.space.small, scrollTargetGroup: 'auto' });

export const section = style({
  ...small,
  display: 'block',
  paddingBlock: 6,
  lineHeight: vars.leading.snug,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.color.text.primary, textDecoration: 'underline' },
    '&:target-current': currentPart,
  },
});

export const share = style({ display: 'grid', gap: vars.space.xsmall });

export const label = heading;

export const ways = style(inline(vars.space.xsmall, 'center'));

export const way = style({
  display: 'grid',
  alignItems: 'center',
  minBlockSize: vars.control.small,
  paddingInline: vars.space.small,
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.medium,
  fontSize: vars.text.small,
  textDecoration: 'none',
  ':hover': { borderColor: vars.color.border.strong },
});

export const scripted = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const copied = style(small);

export const related = style({
  display: 'grid',
  gap: vars.space.large,
  paddingBlockStart: vars.space.xxlarge,
  borderBlockStart: `1px solid ${vars.color.border.strong}`,
});

export const relatedTitle = style({ fontSize: vars.text.subheading });

export const relatedPost = style({
  position: 'relative',
  ...stack(vars.space.xsmall),
  paddingBlockStart: vars.space.small,
  borderBlockStart: hairline,
  ':hover': { borderColor: vars.color.border.strong },
});

export const relatedPicture = style({
  ...cover,
  border: hairline,
  borderRadius: vars.radius.medium,
});

const title = {
  fontFamily: vars.font.headline,
  fontSize: vars.text.large,
  fontWeight: vars.weight.headline,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
} as const;

export const relatedPostTitle = style(title);

export const relatedLink = style({
  textDecoration: 'none',
  '::after': { content: '""', position: 'absolute', inset: 0 },
  ':hover': { textDecoration: 'underline' },
});

export const neighbors = style({
  display: 'grid',
  gap: vars.space.large,
  borderBlockStart: hairline,
  paddingBlockStart: vars.space.large,
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const older = style({ ...stack(vars.space.xxsmall), textDecoration: 'none' });

export const newer = style([
  older,
  {
    '@media': { [from.tablet]: { gridColumn: '2', justifyItems: 'end', textAlign: 'end' } },
  },
]);

export const direction = style({
  ...small,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
});

export const neighbor = style({
  ...title,
  textWrap: 'balance',
  selectors: { 'a:hover > &': { textDecoration: 'underline' } },
});
