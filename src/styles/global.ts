// Rules for bare elements, in the order of their layers.
import './fonts.css.ts';
import './theme.css.ts';
import './reset.css.ts';
import './base.css.ts';
