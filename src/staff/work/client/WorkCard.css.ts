import { globalStyle } from '../../../styles/page-style.ts';
import { below } from '../../../styles/responsive.ts';
import { vars } from '../../../styles/theme.css.ts';
import { secondary } from '../../../styles/type.ts';
import { actions } from './RowActions.css.ts';
import { root } from './WorkScreen.css.ts';
import { cutLine, nameLine } from './WorkTable.css.ts';

/** A card: who and when, what was sent with the next step, the status with what can be done. */
const card = `${root} tr[data-row]`;
const onCard = (part: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(card + part, { '@media': { [below.tablet]: rule } });
/** px, of the longest time */
const TIME = 116;
onCard('', {
  gridTemplateColumns: 'minmax(0, 1fr) auto auto auto',
  gap: 0,
  paddingBlock: '6px 2px',
});
onCard(' > [data-holds]::before', { content: 'none' });
onCard(' > [data-wide]', { display: 'none' });
onCard(' > th', { gridArea: '1 / 1 / auto / -1' });
onCard(` ${nameLine}`, { paddingInlineEnd: TIME });
onCard(' > [data-holds="time"]', { gridArea: '1 / 1 / auto / -1', justifySelf: 'end' });
onCard(' > :is([data-holds="line"], [data-holds="email"])', { ...cutLine, gridArea: '2 / 1' });
// The address is a link in the record: here all of the card opens it.
onCard(' > [data-holds="email"] a', { pointerEvents: 'none', WebkitLineClamp: 1 });
onCard(' > :is([data-holds="owner"], [data-holds^="next_"])', {
  ...cutLine,
  ...secondary(vars.text.xsmall),
  gridRow: 2,
  alignSelf: 'center',
  maxInlineSize: '28vw',
});
onCard(' > :is([data-holds="owner"], [data-holds^="next_"]):not(:empty)', {
  marginInlineStart: vars.space.xsmall,
});
onCard(' > [data-holds="owner"]', { gridColumn: 2, maxInlineSize: '16vw' });
onCard(' > [data-holds="next_step"]', { gridColumn: 3 });
onCard(' > [data-holds="next_at"]', { gridColumn: 4 });
onCard(' > [data-holds="status"]', { gridArea: '3 / 1 / auto / -1', alignSelf: 'center' });
// Over the end of its line, where no column of the line above gives way to it.
onCard(' > [data-holds="actions"]', { gridArea: '3 / 1 / auto / -1', justifySelf: 'end' });
onCard(` ${actions.hidden}`, { inlineSize: 'min(252px, 100vw - 32px - 104px)' });
// Decisions need a line of their own: the status is in the one of the next step.
onCard(`:has(${actions.always}) > [data-holds="status"]`, {
  gridArea: '2 / 1',
  display: 'flex',
  alignItems: 'center',
  blockSize: 24,
});
onCard(`:has(${actions.always}) > [data-holds="actions"]`, { justifySelf: 'stretch' });
