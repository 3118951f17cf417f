import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';

import { local } from '../local.ts';

const CONNECTIONS = 8;
const HEAD_END = '\r\n\r\n';
/** The last chunk of a body without a length. */
const LAST_CHUNK = '\r\n0\r\n\r\n';
const TICK_US = 10_000;

/** @throws Error with the head of a response that is not 200 */
function isWhole(received: string): boolean {
  const end = received.indexOf(HEAD_END);
  if (end < 0) return false;
  const head = received.slice(0, end);
  if (!head.startsWith('HTTP/1.1 200')) throw new Error(`Unexpected response: ${head}`);
  const length = /content-length: (\d+)/i.exec(head)?.[1];
  return length === undefined
    ? received.endsWith(LAST_CHUNK)
    : received.length >= end + HEAD_END.length + Number(length);
}

/** A keep-alive connection that sends a request after each response; quicker than fetch. */
async function connection(port: number, next: () => string | undefined): Promise<void> {
  let request = next();
  if (request === undefined) return;
  const socket = connect(port, '127.0.0.1').setEncoding('latin1');
  let received = '';
  const send = () => socket.write(`GET ${request}\r\nHost: localhost:${local.port}${HEAD_END}`);
  send();
  for await (const part of socket as AsyncIterable<string>) {
    received += part;
    if (!isWhole(received)) continue;
    received = '';
    request = next();
    if (request === undefined) return;
    send();
  }
}

/** CPU time (µs) so far of the workerds that this process started; NaN where the system has no /proc. */
function cpuMicroseconds(): number {
  if (!existsSync('/proc/self/stat')) return Number.NaN;
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const ticks = processes.map((pid) => {
    const file = `/proc/${pid}/stat`;
    const fields = existsSync(file) ? readFileSync(file, 'utf8').split(') ')[1]?.split(' ') : [];
    return fields?.[1] === String(process.pid) ? Number(fields[11]) + Number(fields[12]) : 0;
  });
  return ticks.reduce((sum, each) => sum + each * TICK_US, 0);
}

/** Asks for the paths of `next` over several connections until it has no more. */
export async function load({ port }: { port: number }, next: () => string | undefined) {
  let requests = 0;
  const request = () => {
    const path = next();
    if (path === undefined) return undefined;
    requests += 1;
    // Each from another visitor: searches are limited.
    const address = `10.${requests >> 16}.${(requests >> 8) & 255}.${requests & 255}`;
    return `${path} HTTP/1.1\r\nAccept-Encoding: gzip, br\r\nCF-Connecting-IP: ${address}`;
  };
  const start = performance.now();
  const cpu = cpuMicroseconds();
  await Promise.all(Array.from({ length: CONNECTIONS }, () => connection(port, request)));
  return {
    'views/s': (requests * 1000) / (performance.now() - start),
    'CPU µs a view': (cpuMicroseconds() - cpu) / requests,
  };
}
