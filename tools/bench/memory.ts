import { once } from 'node:events';

import { local } from '../local.ts';
import { sitePages } from '../pages.ts';
import { load } from './load.ts';
import { serveBench } from './site.ts';

const FIRST_VIEWS = 20_000;
const VIEWS = Number(process.env['VIEWS'] ?? 100_000);
/** Every so many views a search that was never made. */
const MISS_EVERY = 20;

/** Collects the garbage of the site's isolate and measures its heap in MB, through workerd's inspector. */
async function heapMb(inspectorPort: number): Promise<string> {
  const deadline = { signal: AbortSignal.timeout(60_000) };
  const socket = new WebSocket(`ws://127.0.0.1:${inspectorPort}/core:user:ric-site`);
  await once(socket, 'open', deadline);
  const call = async (method: string): Promise<Record<string, number>> => {
    socket.send(JSON.stringify({ id: 1, method }));
    for (;;) {
      const [{ data }] = (await once(socket, 'message', deadline)) as [MessageEvent<string>];
      const { id, result } = JSON.parse(data) as { id?: number; result: Record<string, number> };
      if (id === 1) return result;
    }
  };
  await call('HeapProfiler.enable');
  await call('HeapProfiler.collectGarbage');
  const heap = await call('Runtime.getHeapUsage');
  socket.close();
  const parts = ['usedSize', 'embedderHeapUsedSize', 'backingStorageSize'];
  return (parts.reduce((sum, part) => sum + (heap[part] ?? 0), 0) / 1024 ** 2).toFixed(1);
}

/** The heap of the site's isolate after a collection, early and late in a long run of views. */
export async function benchMemory(): Promise<void> {
  const inspectorPort = local.port + 1000;
  const site = await serveBench({ inspectorPort });
  let sent = 0;
  const after = async (count: number): Promise<string> => {
    await load(site, () => {
      if (sent >= count) return undefined;
      sent += 1;
      return sent % MISS_EVERY === 0
        ? `/blog?q=hiring+${sent}`
        : sitePages[sent % sitePages.length];
    });
    // An isolate without requests does not answer its inspector.
    const requests = setInterval(() => void site.html('/').catch(() => ''), 50);
    return heapMb(inspectorPort).finally(() => clearInterval(requests));
  };
  console.log(`\nHeap of the site's isolate after a collection`);
  for (const views of [FIRST_VIEWS, VIEWS]) console.log(`${await after(views)} MB, ${views} views`);
  await site.stop();
}
