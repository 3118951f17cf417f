import { recordProviderFailure, REPORTS } from '../../../db/provider-failures.ts';
import type { BlogSync } from '../blog-services.ts';
import { failure, success, type Result } from '../../../shared/result.ts';
import type { CmsFailure } from '../cms.port.ts';
import { readOthers } from '../store/stored-posts.queries.ts';

/** So many other posts are asked for before a denial counts as wrong: some may be gone as well. */
const WITNESSES = 3;

const MESSAGE = 'It denies every post that it is asked for, so none was removed';

/**
 * Whether stories that the content service denies are gone. A wrong address, a gateway's 404, a paused
 * publication and an empty list look like a deletion: a denial is believed only while the service
 * still answers about another post that is stored, or lists another story.
 * @param ids what it denied
 * @returns a failure where nothing that is known to exist answers; nothing may be removed then
 */
export async function confirmGone(
  { db, providers }: Pick<BlogSync, 'db' | 'providers'>,
  ids: readonly string[],
): Promise<Result<void, CmsFailure>> {
  const witnesses = await readOthers(db, ids, WITNESSES);
  for (const { id } of witnesses) {
    const found = await providers.cms.story(id);
    if (!found.ok) return found;
    if (found.value) return success(undefined);
  }
  if (witnesses.length === 0) {
    const listed = await providers.cms.list({ count: WITNESSES });
    if (!listed.ok) return listed;
    if (listed.value.stories.some(({ id }) => !ids.includes(id))) return success(undefined);
  }
  const denied = { reason: 'malformed', message: MESSAGE } as const;
  await recordProviderFailure(db, { provider: REPORTS.cmsDeniesAll, ...denied });
  return failure(denied);
}
