import type { ComponentType } from 'react';

export type IslandModule = Record<string, ComponentType<Record<string, unknown>>>;

/** Apart from islands.ts, so that the script of every page does not list the staff's islands. */
const modules = import.meta.glob<IslandModule>([
  '../../src/staff/*/client/*.island.tsx',
  '../../src/features/*/staff/client/*.island.tsx',
]);

export async function loadIsland(file: string): Promise<IslandModule | undefined> {
  const path = Object.keys(modules).find((each) => each.endsWith(file));
  return path === undefined ? undefined : modules[path]?.();
}
