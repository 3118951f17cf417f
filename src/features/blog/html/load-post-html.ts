/**
 * The code that parses, cleans and rewrites the HTML of posts. It is evaluated with the first post that
 * needs it: when an isolate starts, it would delay the first view of every other page.
 */
export const loadPostHtml = () => import('./post-html.ts');
