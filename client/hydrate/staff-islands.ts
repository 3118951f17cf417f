import type { ComponentType } from 'react';

export type IslandModule = Record<string, ComponentType<Record<string, unknown>>>;

/** Apart from islands.ts, so that the script of every page does not list the staff's islands. */
const modules = import.meta.glob<IslandModule>('../islands/*.island.tsx');

export const loadIsland = async (file: string): Promise<IslandModule | undefined> =>
  modules[`../islands${file}`]?.();
