import { createServer } from 'node:net';

/** Whether nothing listens on a port of this machine. */
const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
      .once('error', () => resolve(false))
      .once('listening', () => server.close(() => resolve(true)));
    server.listen(port, '127.0.0.1');
  });

const LAST_PORT = 65_000;

/** The first of some ports in a row that are free. @throws Error when there are none */
export async function firstFreePort(from: number, count: number): Promise<number> {
  for (let first = from; first < LAST_PORT; first += count) {
    const ports = Array.from({ length: count }, (_, index) => first + index);
    if ((await Promise.all(ports.map(isFree))).every(Boolean)) return first;
  }
  throw new Error(`No ${count} ports in a row are free from ${from} on`);
}
