export type StoryStatus = 'published' | 'draft' | 'scheduled';

/**
 * A sample story as it is written; generate-stories.ts adds ids, dates and image addresses. Fields
 * are optional and nullable because the real provider leaves them out too.
 */
export interface SampleStory {
  slug: string;
  title?: string | null;
  excerpt?: string | null;
  /** HTML. `{{images}}` is replaced by the base URL of the sandbox's images. */
  content?: string | null;
  keywords?: string[];
  /** null or absent: no featured image. Its URL follows from the slug. */
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
