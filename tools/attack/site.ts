import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';

import { local } from '../local.ts';

/** The local server does not respond to what it cannot parse. */
const PATIENCE_MS = 4000;

export const ORIGIN = `http://localhost:${local.port}`;

/** What one attack tried and what it found. */
export interface Report {
  attack: string;
  tried: number;
  /** How often each outcome came, for the table. */
  outcomes: Map<string, number>;
  findings: string[];
}

export const newReport = (attack: string): Report => ({
  attack,
  tried: 0,
  outcomes: new Map(),
  findings: [],
});

/** Counts an outcome. @param finding what is wrong with it, when something is */
export function count(report: Report, outcome: string, finding?: string): void {
  report.tried += 1;
  report.outcomes.set(outcome, (report.outcomes.get(outcome) ?? 0) + 1);
  if (finding) report.findings.push(finding);
}

/** Signs in. @returns the Cookie header */
export async function signIn(): Promise<string> {
  const response = await fetch(`${ORIGIN}/api/admin/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: ORIGIN },
    body: JSON.stringify({ password: local.password }),
  });
  if (response.status !== 204) throw new Error(`Signing in responded with ${response.status}`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}

export interface StaffCall {
  method: string;
  path: string;
}

const isStaffPath = (name: string) =>
  /^\/(?:admin|api\/(?:admin|save-post-html|partnerstack))\b/.test(name);

/** Every call that is declared for staff: endpoints of contracts, routes, forms and pages. */
export function staffCalls(): StaffCall[] {
  const calls = new Map<string, StaffCall>();
  const add = (method: string, name: string) => {
    if (!isStaffPath(name)) return;
    const concrete = name.replace(/:\w+/g, '0199aaaa-bbbb-7ccc-8ddd-eeeeffff0000');
    calls.set(`${method} ${concrete}`, { method, path: concrete });
  };
  for (const file of readdirSync('src', { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file)) continue;
    const text = readFileSync(path.join('src', file), 'utf8');
    for (const [, method = '', name = ''] of text.matchAll(/endpoint\(\s*'([A-Z]+)',\s*'([^']+)'/g))
      add(method, name);
    for (const [, method = '', name = ''] of text.matchAll(
      /\.(get|post|put|patch|delete)\(\s*'([^']+)'/g,
    ))
      add(method.toUpperCase(), name);
    for (const [, name = ''] of text.matchAll(
      /'(\/(?:admin|api\/admin|api\/partnerstack)[^'*]*)'/g,
    ))
      add(/forms/i.test(file) || /contract/.test(file) ? 'POST' : 'GET', name);
  }
  return [...calls.values()];
}

/** Whether a response has come whole: the local server keeps the connection open for seconds. */
function isWhole(text: string): boolean {
  const [head = '', body] = text.split(/\r\n\r\n(.*)/s);
  if (body === undefined) return false;
  const length = /^content-length: (\d+)/im.exec(head)?.[1];
  return length === undefined ? body.endsWith('0\r\n\r\n') : body.length >= Number(length);
}

/** Sends bytes as they are: fetch would normalize the path. @returns status and the whole response */
export function raw(request: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve) => {
    const socket = connect(local.port, '127.0.0.1');
    let text = '';
    const end = () => {
      socket.destroy();
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text });
    };
    // A character for each byte, to compare with the length.
    socket.setEncoding('latin1');
    socket.setTimeout(PATIENCE_MS, end);
    socket.on('connect', () => socket.write(request));
    socket.on('data', (chunk) => {
      text += String(chunk);
      if (isWhole(text)) end();
    });
    socket.on('error', end);
    socket.on('close', end);
  });
}
