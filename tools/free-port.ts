import { createServer } from 'node:net';

/** Whether nothing listens on a port of this machine. */
const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
      .once('error', () => resolve(false))
      .once('listening', () => server.close(() => resolve(true)));
    server.listen(port, '127.0.0.1');
  });

/** Below those that systems give to connections. */
const RANGE = { least: 20_000, most: 32_000 };

const somePort = (): number => RANGE.least + Math.floor(Math.random() * (RANGE.most - RANGE.least));

const TRIES = 100;

/**
 * Some ports in a row that are free. Two runs at once look at about the same time, so each looks elsewhere.
 * @param from where to look first
 * @returns the first of them
 * @throws Error when none were found
 */
export async function freePorts(count: number, from = somePort()): Promise<number> {
  for (let first = from, tries = 0; tries < TRIES; first = somePort(), tries += 1) {
    const ports = Array.from({ length: count }, (_, index) => first + index);
    if ((await Promise.all(ports.map(isFree))).every(Boolean)) return first;
  }
  throw new Error(`No ${count} ports in a row are free`);
}
