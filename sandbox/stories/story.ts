/** The state of a story in StoryChief. */
export type StoryStatus = 'published' | 'draft' | 'scheduled';

/**
 * One sample story as its writer notes it down. `sandbox/stories.ts` turns it into the wire shape
 * (ids, dates, image addresses). All but `slug` and `daysAgo` may be missing, and most may be null,
 * because the real provider leaves them out too and the site must cope.
 */
export interface SampleStory {
  slug: string;
  title?: string | null;
  excerpt?: string | null;
  /** HTML. `{{images}}` stands for the address under which the sandbox serves images. */
  content?: string | null;
  keywords?: string[];
  /** null or absent: no featured image. The image's address is made from the slug. */
  image?: { alt?: string | null; name?: string | null } | null;
  author?: { first_name: string; last_name: string };
  tags?: string[];
  categories?: string[];
  seo_title?: string | null;
  seo_description?: string | null;
  /** Days before the fixed base date 2026-11-16T09:00:00Z; negative for scheduled stories. */
  daysAgo: number;
  /** Default: published. */
  status?: StoryStatus;
}
