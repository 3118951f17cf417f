import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A phone's link. */
const ROUND_TRIP_MS = 150;
const DOWN_BYTES_PER_MS = 1638 / 8;
const UP_BYTES_PER_MS = 750 / 8;
/** What a server sends before the first acknowledgment; each one doubles it (TCP slow start). */
const FIRST_WINDOW = 14_600;
const SEGMENT = 1460;

/** When (ms) the link has sent all that was given to it; one for all connections, as on a phone. */
interface Direction {
  bytesPerMs: number;
  freeAt: number;
}

/** Passes bytes on at the link's pace. @param window bytes under way at most; Infinity for the way up */
async function pass(from: Socket, to: Socket, link: Direction, window: number): Promise<void> {
  const flow = { room: window };
  const write = async (before: Promise<void>, arrival: Promise<void>, part: Buffer) => {
    await before;
    await arrival;
    if (to.writable) to.write(part);
  };
  let last = Promise.resolve();
  for await (const chunk of from as AsyncIterable<Buffer>) {
    for (let at = 0; at < chunk.length;) {
      while (flow.room <= 0) await sleep(1);
      const part = chunk.subarray(at, at + Math.min(SEGMENT, flow.room));
      at += part.length;
      flow.room -= part.length;
      link.freeAt = Math.max(performance.now(), link.freeAt) + part.length / link.bytesPerMs;
      const arrival = sleep(link.freeAt + ROUND_TRIP_MS / 2 - performance.now());
      // In order, although timers are rounded.
      last = write(last, arrival, part);
      setTimeout(
        () => {
          flow.room += 2 * part.length;
        },
        link.freeAt + ROUND_TRIP_MS - performance.now(),
      );
      const ahead = link.freeAt - performance.now();
      if (ahead > 5) await sleep(ahead);
    }
  }
  await last;
  to.end();
}

/** Opens `port` as the slow way to `target`, both on this machine. */
export async function startSlowLink(target: number, port: number): Promise<void> {
  const down: Direction = { bytesPerMs: DOWN_BYTES_PER_MS, freeAt: 0 };
  const up: Direction = { bytesPerMs: UP_BYTES_PER_MS, freeAt: 0 };
  const open = (visitor: Socket) => {
    const site = connect(target, '127.0.0.1');
    for (const end of [visitor, site]) end.setNoDelay(true);
    // A browser that closes a connection ends both ways.
    const close = () => [visitor, site].forEach((end) => end.destroy());
    void pass(visitor, site, up, Infinity).catch(close);
    void pass(site, visitor, down, FIRST_WINDOW).catch(close);
  };
  // The handshake's round trip comes first.
  const server = createServer((visitor) => setTimeout(open, ROUND_TRIP_MS, visitor));
  await new Promise<void>((resolve) => server.listen(port, resolve));
}
