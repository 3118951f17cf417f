import type { PollState, ListName } from '../../../src/features/staff/poll/poll.contract.ts';

/** Shows a change. @returns whether it did; if not, the next poll reports the change again */
type Follow = () => Promise<boolean>;

interface Follower {
  name: ListName;
  /** The version that its rows are of, or newer; undefined until the page's own is known. */
  version: string | undefined;
  follow: Follow;
}

const followers = new Set<Follower>();
/** The versions that the page came with. */
let atStart: PollState['versions'] | undefined;

/** Follows a list of the page. @returns what ends it */
export function followList(name: ListName, follow: Follow): () => void {
  const follower: Follower = { name, version: undefined, follow };
  followers.add(follower);
  return () => followers.delete(follower);
}

export function startFrom({ versions }: PollState): void {
  atStart ??= versions;
}

/** Has the lists of the page show their changes. @returns whether all did */
export async function showChanges({ versions }: PollState): Promise<boolean> {
  const shown = await Promise.all(
    [...followers].map(async (follower) => {
      const { name, follow } = follower;
      follower.version ??= atStart?.[name];
      if (follower.version === versions[name]) return true;
      const isShown = await follow();
      if (isShown) follower.version = versions[name];
      return isShown;
    }),
  );
  return shown.every(Boolean);
}
