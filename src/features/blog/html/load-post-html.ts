import type * as PostHtml from './post-html.ts';

let loaded: typeof PostHtml | undefined;

/**
 * The code that parses, cleans and rewrites the HTML of posts. It is evaluated with the first post that
 * needs it: when an isolate starts, it would delay the first view of every other page.
 */
export async function loadPostHtml(): Promise<typeof PostHtml> {
  loaded ??= await import('./post-html.ts');
  return loaded;
}
