/** What is stored of the blog and how fresh it is, as the blog reports it. */
export interface BlogState {
  posts: number;
  /** null while R2 does not respond. */
  snapshots: number | null;
  /** When the content service last gave the newest posts. */
  refreshed_at: string | null;
  /** The last time that it did not, and why; stays after it is over. */
  failed_at: string | null;
  failure: string | null;
  /** When the content service last called our webhook. */
  called_at: string | null;
}
