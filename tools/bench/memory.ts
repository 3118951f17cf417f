import { local } from '../local.ts';
import { sitePages } from '../pages.ts';
import { load } from './load.ts';
import { html, serveBench, storePosts } from './site.ts';

const FIRST_VIEWS = 20_000;
const VIEWS = Number(process.env['VIEWS'] ?? 300_000);
/** Every so many views a search that was never made, from an address that was never seen. */
const MISS_EVERY = 20;
const REQUEST_EVERY_MS = 50;
const DEADLINE_MS = 30_000;

interface HeapUsage {
  usedSize: number;
  embedderHeapUsedSize: number;
  backingStorageSize: number;
}

/** Collects the garbage of the site's isolate and measures its heap in MB, through workerd's inspector. */
async function heapMb(inspectorPort: number): Promise<number> {
  const socket = new WebSocket(`ws://127.0.0.1:${inspectorPort}/core:user:ric-site`);
  const timeout = setTimeout(() => socket.close(), DEADLINE_MS);
  const next = (type: 'open' | 'message', is: (event: MessageEvent) => boolean) =>
    new Promise<MessageEvent>((resolve, reject) => {
      socket.addEventListener(type, (event) => {
        if (is(event as MessageEvent)) resolve(event as MessageEvent);
      });
      socket.addEventListener('close', () => reject(new Error('The inspector closed')));
    });
  const call = async (id: number, method: string): Promise<unknown> => {
    const reply = next('message', ({ data }) => JSON.parse(String(data)).id === id);
    socket.send(JSON.stringify({ id, method }));
    return JSON.parse(String((await reply).data)).result;
  };
  try {
    await next('open', () => true);
    await call(1, 'HeapProfiler.enable');
    await call(2, 'HeapProfiler.collectGarbage');
    const usage = (await call(3, 'Runtime.getHeapUsage')) as HeapUsage;
    return (usage.usedSize + usage.embedderHeapUsedSize + usage.backingStorageSize) / 1024 ** 2;
  } finally {
    clearTimeout(timeout);
    socket.close();
  }
}

/** The heap of the site's isolate after a collection, early and late in a long run of views. */
export async function benchMemory(): Promise<void> {
  const inspectorPort = local.port + 1000;
  const site = await serveBench({ inspectorPort });
  const paths = [...new Set([...sitePages, await storePosts(site)])];
  let sent = 0;
  const after = async (count: number): Promise<number> => {
    await load(site, () => {
      if (sent >= count) return undefined;
      sent += 1;
      const address = `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`;
      return sent % MISS_EVERY === 0
        ? { path: `/blog?q=hiring+${sent}`, address }
        : { path: paths[sent % paths.length] ?? '/' };
    });
    // An isolate without requests does not answer its inspector.
    const requests = setInterval(() => void html(site, '/').catch(() => ''), REQUEST_EVERY_MS);
    return heapMb(inspectorPort).finally(() => clearInterval(requests));
  };
  const early = await after(Math.min(FIRST_VIEWS, VIEWS));
  const late = await after(VIEWS);
  await site.stop();
  console.log(
    `\nHeap of the site's isolate after a collection: ${early.toFixed(1)} MB after ${FIRST_VIEWS} views, ${late.toFixed(1)} MB after ${VIEWS}`,
  );
}
