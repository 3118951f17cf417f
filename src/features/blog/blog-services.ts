import type { Services } from '../../services.ts';
import type { Cms } from './cms.port.ts';

/** Where posts and their snapshots are kept, and the settings by which they are shown. */
export type BlogStore = Pick<Services, 'config' | 'db' | 'snapshots'>;

/** What fetches posts: the content service, the store, and search engines, which are told of changes. */
export interface BlogSync extends BlogStore {
  announce: Services['announce'];
  providers: { cms: Cms };
}
