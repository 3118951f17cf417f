import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';

import type { BenchSite } from './site.ts';

const latin1 = new TextDecoder('latin1');
const CONNECTIONS = 8;
const HEAD_END = '\r\n\r\n';
const LINE_END = 2;
/** The last chunk of a body without a length. */
const LAST_CHUNK = '\r\n0\r\n\r\n';

/** What one connection asks for, as often as it is called; undefined ends it. */
export type NextRequest = () => { path: string; address?: string } | undefined;

/** How to see, by its head, that the body of a response is whole. */
function endOf(head: string): (body: Buffer) => boolean {
  const length = /content-length: (\d+)/i.exec(head)?.[1];
  return length === undefined
    ? (body) => latin1.decode(body.subarray(-LAST_CHUNK.length)) === LAST_CHUNK
    : (body) => body.length - LINE_END >= Number(length);
}

/** A keep-alive connection that sends a request after each response; quicker than fetch. */
function connection(
  { port, host }: BenchSite,
  next: NextRequest,
  onResponse: () => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let received = Buffer.alloc(0);
    let isWhole: ((body: Buffer) => boolean) | undefined;
    const send = () => {
      const request = next();
      if (!request) {
        socket.end();
        return;
      }
      const from = request.address ? `CF-Connecting-IP: ${request.address}\r\n` : '';
      socket.write(`GET ${request.path} HTTP/1.1\r\nHost: ${host}\r\n${from}\r\n`);
    };
    socket.on('connect', send);
    socket.on('error', reject);
    socket.on('close', () => resolve());
    socket.on('data', (part) => {
      received = Buffer.concat([received, part]);
      if (!isWhole) {
        const end = received.indexOf(HEAD_END);
        if (end < 0) return;
        const head = latin1.decode(received.subarray(0, end));
        // A search of a visitor who asks too much is 429, which costs nothing.
        if (!/^HTTP\/1\.1 (?:200|429)/.test(head)) {
          socket.destroy(new Error(`Unexpected response: ${head}`));
          return;
        }
        isWhole = endOf(head);
        // With the line end before the body, after which an empty body has its last chunk.
        received = received.subarray(end + HEAD_END.length - LINE_END);
      }
      if (!isWhole(received)) return;
      isWhole = undefined;
      received = Buffer.alloc(0);
      onResponse();
      send();
    });
  });
}

/** CPU time (µs) so far of the workerds that this process started; NaN where the system has no /proc. */
function cpuMicroseconds(): number {
  try {
    const isOwn = (pid: string) => {
      try {
        const status = readFileSync(`/proc/${pid}/status`, 'utf8');
        return /^Name:\s*workerd$/m.test(status) && status.includes(`PPid:\t${process.pid}\n`);
      } catch {
        return false;
      }
    };
    const tasks = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && isOwn(name))
      .flatMap((pid) =>
        readdirSync(`/proc/${pid}/task`).map((task) => `/proc/${pid}/task/${task}`),
      );
    const nanoseconds = tasks.map((task) =>
      Number(readFileSync(`${task}/schedstat`, 'utf8').split(' ')[0]),
    );
    return nanoseconds.reduce((sum, each) => sum + each / 1000, 0);
  } catch {
    return Number.NaN;
  }
}

export interface Round {
  perSecond: number;
  /** CPU time of a request in µs. */
  cpu: number;
}

/** Sends requests over several connections until `next` has no more. */
export async function load(site: BenchSite, next: NextRequest): Promise<Round> {
  let responses = 0;
  const start = performance.now();
  const cpu = cpuMicroseconds();
  await Promise.all(
    Array.from({ length: CONNECTIONS }, () => connection(site, next, () => (responses += 1))),
  );
  return {
    perSecond: (responses * 1000) / (performance.now() - start),
    cpu: (cpuMicroseconds() - cpu) / responses,
  };
}

/** Asks for a path until the time is over. */
export function duringRound(ms: number, path: string): NextRequest {
  const until = Date.now() + ms;
  return () => (Date.now() < until ? { path } : undefined);
}
