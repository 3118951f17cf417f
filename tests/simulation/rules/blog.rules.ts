import { rule } from './rule.ts';

/** What readers and authors were promised. */

/** An isolate looks every ten seconds for a new version; a page is made before it is cached. */
const BEHIND_MS = 20_000;
/** What follows a response has ended by then. */
const SETTLED_MS = 60_000;

export const BLOG_RULES = [
  rule('A published post can be read, and a withdrawn one cannot', 'story', (_, story) => {
    const { title, isPublished, page } = story;
    const isShown = page?.includes(title) ?? false;
    return isShown !== isPublished && `${title} is ${isPublished ? 'not shown' : 'shown'}`;
  }),

  rule('A page of the blog is ten seconds behind at most', 'viewed', (model, { text, begun }) => {
    // While D1 is away, a page that is behind is better than none.
    if (model.world.calmFor('D1') < BEHIND_MS) return undefined;
    const old = [...model.goneTitles].find(
      ([title, goneAt]) => goneAt < begun - BEHIND_MS && text.includes(title),
    );
    return old && `${old[0]}, ${Math.round(begun - old[1])} ms after it was gone`;
  }),

  rule('A post in R2 can be read while D1 is away', 'viewed', (model, { slug, status, by }) => {
    const isAway = by.hits.length > 0 && by.hits.every((store) => store === 'D1');
    const isThere = [...model.posts.values()].some((post) => post.slug === slug);
    if (!isAway || !isThere || !model.files.has(`blog/${slug}.html`)) return undefined;
    // 0: the fault ended it.
    return status !== 200 && status !== 0 && `${slug} answers ${status}`;
  }),

  rule('The file of a post changes with it', 'command', ({ world, files, posts, changes }) => {
    for (const [id, { at, by, isAlone }] of changes) {
      const post = posts.get(id);
      if (!post || at > world.now - SETTLED_MS || !isAlone || by.hits.length > 0) continue;
      const file = files.get(`blog/${post.slug}.html`)?.text;
      if (file && !file.includes(post.title))
        return `${post.slug} has a file without ${post.title}`;
    }
    return undefined;
  }),

  rule('A published post has its file, and a withdrawn one none', 'story', (_, story) => {
    const { title, isPublished, file } = story;
    const isRight = isPublished ? (file?.includes(title) ?? false) : file === undefined;
    return !isRight && `${title} has ${file === undefined ? 'no file' : 'a file'}`;
  }),
];
