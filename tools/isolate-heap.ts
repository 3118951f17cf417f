const MB = 1024 * 1024;
const DEADLINE_MS = 30_000;

interface HeapUsage {
  usedSize: number;
  embedderHeapUsedSize: number;
  backingStorageSize: number;
}

/**
 * Collects the garbage of the site's isolate and measures its heap, through workerd's inspector.
 * @returns objects and the bytes of buffers, in MB
 */
export async function isolateHeapMb(inspectorPort: number): Promise<number> {
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
