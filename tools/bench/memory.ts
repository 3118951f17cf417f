import { local } from '../local.ts';
import { isolateHeapMb } from '../isolate-heap.ts';
import { sitePages } from '../pages.ts';
import { load, type NextRequest } from './load.ts';
import { CONSTANT, HOST, html, serveWithFloor, storePosts } from './site.ts';

const FIRST_VIEWS = 20_000;
const VIEWS = Number(process.env['VIEWS'] ?? 300_000);
/** Every so many views a search that was never made, from an address that was never seen. */
const MISS_EVERY = 20;
const MOST_GROWTH = 1.1;
const MOST_MB = 64;
const REQUEST_EVERY_MS = 50;

const invented = (index: number) => ({
  path: `/blog?q=hiring+${index}`,
  address: `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`,
});

/** An isolate without requests does not answer its inspector. */
async function heapUnderRequests(port: number, inspectorPort: number): Promise<number> {
  const requests = setInterval(() => void html(port, '/').catch(() => undefined), REQUEST_EVERY_MS);
  try {
    return await isolateHeapMb(inspectorPort);
  } finally {
    clearInterval(requests);
  }
}

/** The heap of the site's isolate after a collection, early and late in a long run of views. */
export async function benchMemory(): Promise<void> {
  const inspectorPort = local.port + 1000;
  const { ports, stop } = await serveWithFloor(CONSTANT, inspectorPort);
  const post = await storePosts(ports.site);
  const paths = [...new Set([...sitePages, post])];
  let sent = 0;
  const until =
    (count: number): NextRequest =>
    () => {
      if (sent >= count) return undefined;
      sent += 1;
      return sent % MISS_EVERY === 0 ? invented(sent) : { path: paths[sent % paths.length] ?? '/' };
    };
  const after = async (count: number): Promise<number> => {
    await load({ port: ports.site, host: HOST, next: until(count), expected: /^HTTP\/1\.1 / });
    return heapUnderRequests(ports.site, inspectorPort);
  };
  const early = await after(Math.min(FIRST_VIEWS, VIEWS));
  const late = await after(VIEWS);
  await stop();
  const isMet = late <= early * MOST_GROWTH && late < MOST_MB;
  console.log(
    `\nHeap of the site's isolate after a collection: ${early.toFixed(1)} MB after ${FIRST_VIEWS} views, ` +
      `${late.toFixed(1)} MB after ${VIEWS} (at most x ${MOST_GROWTH} and ${MOST_MB} MB): ${isMet ? 'met' : 'NOT met'}`,
  );
}
