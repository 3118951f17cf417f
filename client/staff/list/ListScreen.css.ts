import { globalStyle, style, styleVariants, type GlobalStyleRule } from '@vanilla-extract/css';

import { inPage } from '../../../src/styles/in-layer.ts';
import { between, from } from '../../../src/styles/responsive.ts';
import { vars } from '../../../src/styles/theme.css.ts';

/** Phones show each row as a card; wider windows show columns. */
export const table = style(
  inPage({
    display: 'block',
    '@media': { [from.tablet]: { display: 'table', minInlineSize: 720 } },
  }),
);

const rule = (selector: string, narrow: GlobalStyleRule, wide: GlobalStyleRule) =>
  globalStyle(selector, inPage({ ...narrow, '@media': { [from.tablet]: wide } }));

rule(
  `${table}:not([data-sortable]) thead`,
  { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  {
    position: 'static',
    inlineSize: 'auto',
    blockSize: 'auto',
    overflow: 'visible',
    clipPath: 'none',
  },
);
// Where columns sort, phones keep their names: a row of buttons above the cards.
rule(
  `${table}[data-sortable] thead`,
  {
    display: 'block',
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 1,
    overflow: 'auto hidden',
    background: vars.color.surface.sunken,
    borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
  },
  { display: 'table-header-group', position: 'static', overflow: 'visible', borderBlockEnd: 0 },
);
rule(
  `${table}[data-sortable] thead tr`,
  { display: 'flex', inlineSize: 'max-content', paddingInline: vars.space.xxsmall },
  { display: 'table-row', inlineSize: 'auto', paddingInline: 0 },
);
rule(
  `${table}[data-sortable] thead th`,
  { position: 'static', blockSize: 'auto', paddingBlock: 2, borderBlockEnd: 0 },
  {
    position: 'sticky',
    paddingBlock: 2,
    borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
  },
);
rule(`${table} tbody`, { display: 'block' }, { display: 'table-row-group' });
rule(
  `${table} tbody tr`,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: `${vars.space.hair} ${vars.space.medium}`,
    padding: `${vars.space.small} ${vars.space.medium}`,
    borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
  },
  { display: 'table-row', borderBlockEnd: 0 },
);
rule(
  `${table} tbody :is(th, td)`,
  { display: 'block', blockSize: 'auto', padding: 0, borderBlockEnd: 0 },
  {
    display: 'table-cell',
    blockSize: 36,
    padding: `6px ${vars.space.small}`,
    borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
  },
);
rule(`${table} :is(th, td):first-child`, {}, { paddingInlineStart: vars.space.large });
rule(
  `${table} [data-label]:not(:empty)::before`,
  {
    content: 'attr(data-label)',
    marginInlineEnd: vars.space.xsmall,
    color: vars.color.text.secondary,
  },
  { content: 'none' },
);

export const name = style(
  inPage({
    fontWeight: vars.weight.medium,
    overflowWrap: 'anywhere',
    '@media': { [from.tablet]: { minInlineSize: 160, maxInlineSize: 320 } },
  }),
);

export const cell = style(
  inPage({
    overflowWrap: 'anywhere',
    '@media': { [from.tablet]: { minInlineSize: 104, maxInlineSize: 320 } },
  }),
);

/** In one line, but on a tablet: there a column of day over hour leaves room for the rest. */
export const time = style(
  inPage({
    whiteSpace: 'nowrap',
    color: vars.color.text.secondary,
    '@media': { [between.tabletAndDesktop]: { whiteSpace: 'normal', minInlineSize: 128 } },
  }),
);

/** Denser than the site's buttons, as everything of staff. */
export const press = style(
  inPage({
    paddingInline: vars.space.small,
    fontSize: '0.875rem',
    borderColor: vars.color.border.control,
    background: vars.color.surface.raised,
  }),
);

export const rowPress = style([press, inPage({ minBlockSize: 28 })]);

export const second = style(
  inPage({
    display: 'block',
    fontSize: vars.text.xsmall,
    fontWeight: vars.weight.regular,
    color: vars.color.text.secondary,
    overflowWrap: 'anywhere',
  }),
);

export const link = style(
  inPage({
    textDecorationColor: 'transparent',
    selectors: { '&:hover, &:focus-visible': { textDecorationColor: 'currentColor' } },
  }),
);

export const empty = style(
  inPage({
    position: 'sticky',
    insetInlineStart: 0,
    inlineSize: '100%',
    paddingBlock: vars.space.xxlarge,
    textAlign: 'center',
    color: vars.color.text.secondary,
  }),
);

export const counts = style(inPage({ display: 'flex', flexWrap: 'wrap', gap: vars.space.large }));

export const count = style(inPage({ display: 'flex', gap: vars.space.xxsmall }));

export const figure = style(
  inPage({ fontWeight: vars.weight.strong, color: vars.color.text.primary }),
);

const mark = style(
  inPage({
    display: 'inline-block',
    paddingInline: vars.space.xsmall,
    paddingBlock: 1,
    border: '1px solid',
    borderRadius: vars.radius.small,
    fontWeight: vars.weight.medium,
  }),
);

export const status = styleVariants({
  sending: [mark, inPage({ background: vars.color.surface.highlight, borderColor: 'transparent' })],
  pending: [mark, inPage({ background: vars.color.surface.highlight, borderColor: 'transparent' })],
  approved: [
    mark,
    inPage({
      background: vars.color.surface.positive,
      borderColor: vars.color.border.positive,
      color: vars.color.text.positive,
    }),
  ],
  rejected: [
    mark,
    inPage({ borderColor: vars.color.border.control, color: vars.color.text.secondary }),
  ],
});

export const details = style(inPage({ gridColumn: '1 / -1' }));

export const term = style(inPage({ color: vars.color.text.secondary }));

export const facts = style(
  inPage({
    display: 'grid',
    gap: vars.space.hair,
    paddingBlock: vars.space.small,
    '@media': {
      [from.tablet]: {
        gridTemplateColumns: 'max-content minmax(0, 72ch)',
        gap: `${vars.space.xsmall} ${vars.space.large}`,
      },
    },
  }),
);

export const fact = style(inPage({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }));
