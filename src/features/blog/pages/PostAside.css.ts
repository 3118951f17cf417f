import { style } from '@vanilla-extract/css';

import { inPage } from '../../../styles/in-layer.ts';
import { from } from '../../../styles/responsive.ts';
import { vars } from '../../../styles/theme.css.ts';
import { READING_WIDTH } from './PostPage.css.ts';

const small = { fontSize: vars.text.small, color: vars.color.text.secondary };
const hairline = `1px solid ${vars.color.border.hairline}`;

export const contents = style(
  inPage({
    inlineSize: `min(100%, ${READING_WIDTH})`,
    '@media': {
      [from.wide]: {
        inlineSize: 'auto',
        gridColumn: '2',
        // Title, picture or text, text or footer: at the side of all.
        gridRow: '1 / span 3',
        alignSelf: 'start',
        position: 'sticky',
        insetBlockStart: `calc(${vars.header.height} + ${vars.space.xlarge})`,
        maxBlockSize: `calc(100vh - ${vars.header.height} - ${vars.space.huge})`,
        overflowY: 'auto',
      },
    },
  }),
);

export const folded = style(
  inPage({
    borderBlock: hairline,
    '@media': { [from.wide]: { display: 'none' } },
  }),
);

const heading = style(inPage({ fontSize: vars.text.small, fontWeight: vars.weight.strong }));

export const foldedTitle = style([
  heading,
  inPage({
    display: 'flex',
    justifyContent: 'space-between',
    paddingBlock: vars.space.small,
    '::after': { content: '"+" / ""', fontSize: vars.text.large, lineHeight: '1' },
    selectors: { 'details[open] > &::after': { content: '"−" / ""' } },
  }),
]);

export const beside = style(
  inPage({ display: 'none', '@media': { [from.wide]: { display: 'block' } } }),
);

export const besideTitle = heading;

export const sections = style(inPage({ paddingBlockEnd: vars.space.small }));

export const section = style(
  inPage({
    ...small,
    display: 'block',
    paddingBlock: 6,
    lineHeight: vars.leading.snug,
    textDecoration: 'none',
    ':hover': { color: vars.color.text.primary, textDecoration: 'underline' },
  }),
);

export const share = style(inPage({ display: 'grid', gap: vars.space.xsmall }));

export const label = heading;

export const ways = style(
  inPage({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xsmall }),
);

export const way = style(
  inPage({
    display: 'grid',
    alignItems: 'center',
    minBlockSize: vars.control.small,
    paddingInline: vars.space.small,
    border: `1px solid ${vars.color.border.control}`,
    borderRadius: vars.radius.medium,
    fontSize: vars.text.small,
    textDecoration: 'none',
    ':hover': { borderColor: vars.color.border.strong },
  }),
);

export const scripted = style(
  inPage({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.small,
    '@media': { '(scripting: none)': { display: 'none' } },
  }),
);

export const copied = style(inPage(small));

export const related = style(
  inPage({
    display: 'grid',
    gap: vars.space.large,
    paddingBlockStart: vars.space.xxlarge,
    borderBlockStart: `1px solid ${vars.color.border.strong}`,
  }),
);

export const relatedTitle = style(inPage({ fontSize: vars.text.subheading }));

export const list = style(
  inPage({
    display: 'grid',
    gap: vars.space.large,
    '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  }),
);

export const entry = style(
  inPage({
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
    gap: vars.space.xsmall,
    paddingBlockStart: vars.space.small,
    borderBlockStart: hairline,
    ':hover': { borderColor: vars.color.border.strong },
  }),
);

export const entryDate = style(inPage(small));

const title = {
  fontFamily: vars.font.headline,
  fontSize: vars.text.large,
  fontWeight: vars.weight.headline,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
} as const;

export const entryTitle = style(inPage(title));

export const entryLink = style(
  inPage({
    textDecoration: 'none',
    '::after': { content: '""', position: 'absolute', inset: 0 },
    ':hover': { textDecoration: 'underline' },
  }),
);

export const neighbors = style(
  inPage({
    display: 'grid',
    gap: vars.space.large,
    borderBlockStart: hairline,
    paddingBlockStart: vars.space.large,
    '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);

export const older = style(
  inPage({
    display: 'grid',
    alignContent: 'start',
    gap: vars.space.xxsmall,
    textDecoration: 'none',
  }),
);

export const newer = style([
  older,
  inPage({
    '@media': { [from.tablet]: { gridColumn: '2', justifyItems: 'end', textAlign: 'end' } },
  }),
]);

export const direction = style(
  inPage({ ...small, display: 'flex', alignItems: 'center', gap: vars.space.xxsmall }),
);

export const neighbor = style(
  inPage({
    ...title,
    textWrap: 'balance',
    selectors: { 'a:hover > &': { textDecoration: 'underline' } },
  }),
);
