import type { Services } from '../../../services.ts';
import { LIST_REQUEST_COUNT } from '../blog.contract.ts';
import type { Story } from '../cms.port.ts';
import { countPosts } from '../store/post-list.queries.ts';
import { applyStories } from './apply-changes.ts';
import type { BackfillState } from './sync-jobs.queries.ts';

/** Whether the list's older pages may have posts that are not stored yet. */
export const needsBackfill = async (
  services: Services,
  { completedAtTotal }: BackfillState,
  total: number | null,
): Promise<boolean> =>
  total !== null && completedAtTotal !== total && (await countPosts(services)) < total;

/**
 * Stores older pages of the list, a few each time, until every post is stored (Y-05).
 * @param until when (ms) to stop, or which story to stop at
 */
export async function continueBackfill(
  services: Services,
  state: BackfillState,
  total: number,
  until: { time: number; finds?: (story: Story) => boolean },
): Promise<BackfillState> {
  let page = state.nextPage;
  while (Date.now() < until.time) {
    const listed = await services.providers.cms.list({ page, count: LIST_REQUEST_COUNT });
    if (!listed.ok) break;
    const { stories, received } = listed.value;
    await applyStories(services, stories);
    if (page * LIST_REQUEST_COUNT >= total || received === 0) {
      return { ...state, nextPage: 2, completedAtTotal: total };
    }
    page += 1;
    if (until.finds && stories.some(until.finds)) break;
  }
  return { ...state, nextPage: page };
}
