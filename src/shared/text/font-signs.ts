/** Where Word and PDF put the bullets of their own fonts. */
const BULLETS = /^([ \t]*)[\uF020-\uF0FF]/gm;

/** Letters that only a font of their own draws: bullets of Word and PDF become "•", others go. */
export const withoutFontSigns = (text: string): string =>
  text.replace(BULLETS, '$1•').replace(/\p{Co}/gu, '');
