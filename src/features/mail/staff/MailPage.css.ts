import { fieldBox } from '../../../ui/staff/layout.ts';
import { globalStyle, style } from '../../../styles/page-style.ts';
import { below, between, when } from '../../../styles/responsive.ts';
import { vars } from '../../../styles/theme.css.ts';
import { inline } from '../../../ui/layout/arrange.ts';

/** What it is, and for whom; on a card beside its state. */
export const what = style({
  display: 'block',
  '@media': { [below.tablet]: { paddingInlineEnd: 80 } },
});
const onCard = (part: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`tr:has(${what}) > ${part}`, { '@media': { [below.tablet]: rule } });
onCard('th', { gridArea: '1 / 1 / auto / -1' });
onCard('td:nth-child(3)', { gridArea: '1 / 2', justifySelf: 'end' });
// When it was sent says it all.
onCard('[data-label="Created"]:has(+ [data-label="Sent"])', { display: 'none' });

// There an address has the room of a date that says little.
globalStyle(`table:has(${what}) tr > :nth-child(4)`, {
  '@media': { [between.tabletAndDesktop]: { display: 'none' } },
});

/** A subject, which unfolds to the text. */
export const text = style({
  fontSize: vars.text.xsmall,
  fontWeight: vars.weight.regular,
  overflowWrap: 'anywhere',
});
globalStyle(`${text} p`, {
  marginBlock: vars.space.xxsmall,
  maxInlineSize: '68ch',
  whiteSpace: 'pre-wrap',
});

export const actions = style(inline(vars.space.xxsmall, 'center'));

export const foldedForm = style({ fontSize: vars.text.xsmall });
globalStyle(`${foldedForm} form`, { ...inline(vars.space.xxsmall, 'center'), flexWrap: 'nowrap' });
globalStyle(`${foldedForm} input`, {
  ...fieldBox,
  inlineSize: 160,
  minBlockSize: 28,
  '@media': { ...fieldBox['@media'], [when.fingers]: { minBlockSize: 40 } },
});
globalStyle(`:is(${text}, ${foldedForm}) summary`, {
  minBlockSize: 24,
  alignContent: 'center',
  cursor: 'pointer',
  textDecoration: 'underline',
  '@media': { [when.fingers]: { minBlockSize: 40 } },
});
// The gap to what stands around it is part of it.
globalStyle(`${text} summary`, {
  '@media': { [when.fingers]: { marginBlock: '-4px -6px' } },
});
