/**
 * Stands in <main> after what a first view shows. A shared page contains the styles of what comes
 * before it, and links its stylesheets here (src/http/page/critical-css.ts); without it they are linked
 * before the footer. An inert element, because React renders no comments.
 */
export const FirstViewEnd = () => <template data-first-view-end="" />;
