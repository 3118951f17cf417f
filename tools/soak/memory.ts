import { residentMb } from '../workerd.ts';

const MB = 1024 * 1024;
const DEADLINE_MS = 30_000;

/** After the first quarter, which fills the caches, the heap may grow by so much. */
const MOST_HEAP_GROWTH = 1.1;
const HEAP_SLACK_MB = 2;
/** The process also runs the sandbox, D1 and workerd itself, whose freed memory is not returned at once. */
const MOST_PROCESS_GROWTH = 1.25;
const PROCESS_SLACK_MB = 60;

export interface Sample {
  /** Of the site's isolate after a garbage collection: objects, and the bytes of buffers. */
  heapMb: number;
  /** Resident memory of all of workerd. */
  processMb: number;
}

interface HeapUsage {
  usedSize: number;
  embedderHeapUsedSize: number;
  backingStorageSize: number;
}

/** Collects the garbage of the site's isolate and measures its heap, through workerd's inspector. */
async function siteHeap(inspectorPort: number): Promise<number> {
  const socket = new WebSocket(`ws://127.0.0.1:${inspectorPort}/core:user:ric-site`);
  const signal = AbortSignal.timeout(DEADLINE_MS);
  const next = (is: (event: MessageEvent) => boolean, type: 'message' | 'open') =>
    new Promise<MessageEvent>((resolve, reject) => {
      socket.addEventListener(type, (event) => {
        if (is(event as MessageEvent)) resolve(event as MessageEvent);
      });
      socket.addEventListener('close', () => reject(new Error('The inspector closed')));
      signal.addEventListener('abort', () => reject(new Error('The inspector is silent')));
    });
  const call = async (id: number, method: string): Promise<unknown> => {
    const reply = next(({ data }) => JSON.parse(String(data)).id === id, 'message');
    socket.send(JSON.stringify({ id, method }));
    return JSON.parse(String((await reply).data)).result;
  };
  try {
    await next(() => true, 'open');
    await call(1, 'Runtime.enable');
    await call(2, 'HeapProfiler.enable');
    await call(3, 'HeapProfiler.collectGarbage');
    const usage = (await call(4, 'Runtime.getHeapUsage')) as HeapUsage;
    return (usage.usedSize + usage.embedderHeapUsedSize + usage.backingStorageSize) / MB;
  } finally {
    socket.close();
  }
}

export const sampleMemory = async (
  workerd: number | undefined,
  inspectorPort: number,
): Promise<Sample> => ({
  heapMb: await siteHeap(inspectorPort),
  processMb: residentMb(workerd),
});

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

function compare(values: readonly number[], most: number, slack: number) {
  const quarter = Math.floor(values.length / 4);
  const early = median(values.slice(quarter, 2 * quarter));
  const late = median(values.slice(3 * quarter));
  const [a, b, top] = [early, late, Math.max(...values)].map((value) => value.toFixed(1));
  return {
    isFlat: late <= early * most + slack,
    figures: `${a} MB in the second quarter, ${b} MB in the last, at most ${top} MB`,
  };
}

/** Compares the medians of the second quarter of a run and of the last. */
export function flatness(samples: readonly Sample[]): { isFlat: boolean; figures: string } {
  const heap = compare(
    samples.map(({ heapMb }) => heapMb),
    MOST_HEAP_GROWTH,
    HEAP_SLACK_MB,
  );
  const process = compare(
    samples.map(({ processMb }) => processMb),
    MOST_PROCESS_GROWTH,
    PROCESS_SLACK_MB,
  );
  return {
    isFlat: heap.isFlat && process.isFlat,
    figures: `the site's heap ${heap.figures}; the process ${process.figures}`,
  };
}
