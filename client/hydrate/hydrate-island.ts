import { retryOnce } from '../shared/stale-chunk.ts';
import type { replay as Replay } from './mount-island.tsx';
import type { IslandModule } from './staff-islands.ts';

/** By path: the visitors' islands. */
const modules = import.meta.glob<IslandModule>('../../src/features/*/client/*.island.tsx');

function load(name: string): Promise<IslandModule | undefined> {
  const file = `/${name}.island.tsx`;
  const path = Object.keys(modules).find((one) => one.endsWith(file));
  return (
    modules[path ?? '']?.() ?? import('./staff-islands.ts').then((staff) => staff.loadIsland(file))
  );
}

/** @returns replays in it what was done before */
export async function hydrate(marker: HTMLElement): Promise<typeof Replay> {
  const { island: name = '', islandProps = '{}', islandPrefix = '' } = marker.dataset;
  marker.dataset['islandStatus'] = 'loading';
  const [module, { mountIsland, replay }] = await retryOnce(() =>
    Promise.all([load(name), import('./mount-island.tsx')]),
  );
  const component = module?.[name];
  if (!component) throw new Error(`No island ${name}`);
  await mountIsland(marker, component, JSON.parse(islandProps), islandPrefix);
  marker.dataset['islandStatus'] = 'hydrated';
  return replay;
}
