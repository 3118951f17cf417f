/** The cache tag of everything that shows a post: its page and copies, cards, links to it. */
export const postTag = (id: string): string => `post-${id}`;

/** The cache tag of a post's own page, which leads to other posts too. */
export const pageTag = (id: string): string => `page-${id}`;
