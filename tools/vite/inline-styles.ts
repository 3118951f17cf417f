import { createHash } from 'node:crypto';

/**
 * Fades between pages, for visitors who accept motion. Chromium reads it when the body begins; in a
 * stylesheet that still loads then, it would miss the first frame and log an error.
 */
const FADE_RULE =
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';

/**
 * The inline style of every page, with its source for the content policy.
 * @param faces those of src/styles/fonts.css.ts; none in development, which links them
 */
export function inlineStyles(faces: string): { css: string; source: string } {
  const css = FADE_RULE + faces.trim();
  return { css, source: `'sha256-${createHash('sha256').update(css).digest('base64')}'` };
}
