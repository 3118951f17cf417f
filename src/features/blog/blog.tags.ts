/** The cache tag of everything that shows posts. */
export const BLOG_TAG = 'blog';
/** Of the pictures of posts: their addresses change with them, so a change of a post drops none. */
export const PICTURES_TAG = 'blog-pictures';
