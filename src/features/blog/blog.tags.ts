/** The cache tag of everything that shows posts. */
export const BLOG_TAG = 'blog';
