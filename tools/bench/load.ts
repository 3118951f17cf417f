import { readdirSync, readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';

import { ownWorkerd } from '../workerd.ts';

const CONNECTIONS = 8;

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** What one connection asks for, as often as it is called; undefined ends it. */
export type NextRequest = () => { path: string; address?: string } | undefined;

const latin1 = new TextDecoder('latin1');
const LINE_END = 2;
const HEAD_END = '\r\n\r\n';
/** The last chunk of a body without a length. */
const LAST_CHUNK = '\r\n0\r\n\r\n';

/**
 * How to see that a response is whole.
 * @returns a function of the body so far
 */
function endOf(head: string, asked: string, expected: RegExp): (body: Buffer) => boolean {
  if (!expected.test(head)) throw new Error(`${asked} responded ${head}`);
  const length = /content-length: (\d+)/i.exec(head)?.[1];
  return length === undefined
    ? (body) => latin1.decode(body.subarray(-LAST_CHUNK.length)) === LAST_CHUNK
    : (body) => body.length - LINE_END >= Number(length);
}

/** A keep-alive connection that sends a request after each response. */
function connection(
  port: number,
  host: string,
  expected: RegExp,
  next: NextRequest,
  onResponse: () => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect(port, '127.0.0.1');
    let received = Buffer.alloc(0);
    let isWhole: ((body: Buffer) => boolean) | undefined;
    let asked = '';
    const send = () => {
      const request = next();
      if (!request) {
        socket.end();
        return;
      }
      asked = request.path;
      const from = request.address ? `CF-Connecting-IP: ${request.address}\r\n` : '';
      socket.write(`GET ${asked} HTTP/1.1\r\nHost: ${host}\r\n${from}\r\n`);
    };
    socket.on('connect', send);
    socket.on('error', reject);
    socket.on('close', () => resolve());
    socket.on('data', (part) => {
      received = received.length > 0 ? Buffer.concat([received, part]) : part;
      if (!isWhole) {
        const end = received.indexOf(HEAD_END);
        if (end < 0) return;
        try {
          isWhole = endOf(received.subarray(0, end).toString('latin1'), asked, expected);
        } catch (error) {
          socket.destroy(error as Error);
          return;
        }
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

/** CPU time of workerd so far, in µs; NaN where the system has no /proc. */
function cpuMicroseconds(): number {
  try {
    const pid = ownWorkerd();
    if (!pid) return Number.NaN;
    return readdirSync(`/proc/${pid}/task`)
      .map((task) =>
        Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0]),
      )
      .reduce((sum, nanoseconds) => sum + nanoseconds / 1000, 0);
  } catch {
    return Number.NaN;
  }
}

export interface Round {
  requestsPerSecond: number;
  /** In µs. */
  cpuPerRequest: number;
}

interface Load {
  port: number;
  /** The host of the site's own address, which it does not redirect. */
  host: string;
  next: NextRequest;
  /** What the head of each response must match. */
  expected?: RegExp;
}

/** Sends requests over several connections until `next` has no more. */
export async function load({ port, host, next, expected }: Load): Promise<Round> {
  let responses = 0;
  const start = performance.now();
  const cpu = cpuMicroseconds();
  await Promise.all(
    Array.from({ length: CONNECTIONS }, () =>
      connection(port, host, expected ?? /^HTTP\/1\.1 200/, next, () => (responses += 1)),
    ),
  );
  return {
    requestsPerSecond: (responses * 1000) / (performance.now() - start),
    cpuPerRequest: (cpuMicroseconds() - cpu) / responses,
  };
}

/** Asks for a path until the time is over. */
export function duringRound(ms: number, request: NextRequest): NextRequest {
  const until = Date.now() + ms;
  return () => (Date.now() < until ? request() : undefined);
}
