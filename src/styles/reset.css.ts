import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';

import { reset } from './layers.css.ts';
import { when } from './responsive.ts';

const rule = (selector: string, properties: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [reset]: properties } });

rule('*, ::before, ::after', { boxSizing: 'border-box' });
rule('*', { margin: 0 });
rule('html', { textSizeAdjust: 'none', WebkitTextSizeAdjust: 'none' });
rule('ul[class], ol[class]', { listStyle: 'none', padding: 0 });
rule('img, picture, video, svg, iframe', { display: 'block', maxInlineSize: '100%' });
rule('img, video', { blockSize: 'auto' });
rule('iframe', { border: 0 });
rule('button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
});
rule('button', {
  background: 'none',
  border: 0,
  padding: 0,
  textAlign: 'inherit',
  cursor: 'pointer',
});
rule('summary', { cursor: 'pointer', listStyle: 'none' });
rule('summary::-webkit-details-marker', { display: 'none' });
rule('table', { borderCollapse: 'collapse', borderSpacing: 0 });
rule('th, td', { padding: 0 });
rule('fieldset', { border: 0, padding: 0, minInlineSize: 0 });
rule('h1, h2, h3, h4', { fontSize: 'inherit', fontWeight: 'inherit' });
rule('address, em, cite, dfn', { fontStyle: 'normal' });
rule('mark', {
  background: 'none',
  color: 'inherit',
  '@media': { [when.forcedColors]: { background: 'Mark', color: 'MarkText' } },
});
rule('hr', { border: 0 });
rule('[hidden]', { display: 'none !important' });

rule('*, ::before, ::after', {
  '@media': {
    [when.reducedMotion]: {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      transition: 'none !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
});
