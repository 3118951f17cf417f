/** Adds the styles of a part that loads late (`import styles from './Part.tsx?styles'`) to the page. */
export function addStyles(styles: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}
