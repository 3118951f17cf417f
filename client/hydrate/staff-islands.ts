import type { IslandModule } from './islands.ts';

/** The staff area's islands, which the script of every page need not know by name. */
const modules = import.meta.glob<IslandModule>('../islands/{Staff*,*Screen}.island.tsx');

/** An island of the staff area by its path; undefined where there is none. */
export const loadIsland = async (path: string): Promise<IslandModule | undefined> =>
  modules[path]?.();
