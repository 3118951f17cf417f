/** A published story as StoryChief has it; a higher id is a newer one. Any field may be overwritten. */
export const story = (id: number, fields: Record<string, unknown> = {}) => ({
  id,
  slug: `post-${id}`,
  title: `Post ${id}`,
  excerpt: `About ${id}`,
  content: `<p>Body ${id}</p>`,
  seo_keyword: 'hiring',
  status: 'published',
  published_at: new Date(Date.UTC(2026, 0, 1, 0, id)).toISOString(),
  updated_at: new Date(Date.UTC(2026, 0, 1, 0, id)).toISOString(),
  ...fields,
});
