import { randomUUID } from 'node:crypto';

import { count, newReport, ORIGIN, raw, signIn, staffCalls, type Report } from './site.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'];
/** The addresses of the sign-in. */
const OPEN = new Set(['POST /api/admin/session', 'POST /admin/sign-in']);

const OVERRIDES = {
  'x-http-method-override': 'GET',
  'x-original-url': '/',
  'x-rewrite-url': '/',
  'x-forwarded-for': '127.0.0.1',
};

/** Every staff call and method, without a session, with forged ones, and after signing out. */
export async function routeMatrix(): Promise<Report> {
  const report = newReport('staff calls without a valid session');
  const ended = await signIn();
  await fetch(`${ORIGIN}/api/admin/session`, {
    method: 'DELETE',
    headers: { cookie: ended, origin: ORIGIN },
  });
  const sessions: Record<string, Record<string, string>> = {
    'no session': {},
    'forged cookie': { cookie: `__Host-staff=${randomUUID().replaceAll('-', '')}-----------` },
    'cookie of another name': { cookie: ended.replace('__Host-staff', 'staff') },
    'empty cookie': { cookie: '__Host-staff=' },
    'SQL in the cookie': { cookie: `__Host-staff=' OR 1=1--` },
    'after signing out': { cookie: ended },
    'override headers': OVERRIDES,
  };
  const paths = [...new Set(staffCalls().map(({ path }) => path))];
  for (const [name, headers] of Object.entries(sessions)) {
    for (const path of paths) {
      for (const method of METHODS) {
        if (OPEN.has(`${method} ${path}`)) continue;
        const response = await fetch(ORIGIN + path, {
          method,
          redirect: 'manual',
          headers: { ...headers, origin: ORIGIN },
        });
        await response.arrayBuffer();
        const isRefused = [401, 403, 404, 405].includes(response.status);
        count(
          report,
          String(response.status),
          isRefused ? undefined : `${name}: ${method} ${path} responded with ${response.status}`,
        );
      }
    }
  }
  return report;
}

type Trick = (path: string) => string;

const FULL_WIDTH: Trick = (path) => path.replace('a', '%EF%BD%81');
const TRICKS: readonly Trick[] = [
  (path) => `/${path}`,
  (path) => `//${path}`,
  (path) => path.replaceAll('/', '//'),
  (path) => `/.${path}`,
  (path) => `/x/..${path}`,
  (path) => `/assets/..${path}`,
  (path) => `/assets/%2e%2e${path}`,
  (path) => `/blog/..%2f..${path}`,
  (path) => `/api/health/..${path}`,
  (path) => path.replaceAll('/', '/%2e/'),
  (path) => `/${path.slice(1).replaceAll('/', '%2f')}`,
  (path) => `/${path.slice(1).replaceAll('/', '%252f')}`,
  (path) => `/${path.slice(1).replaceAll('/', '%5c')}`,
  (path) => `/${path.slice(1).replaceAll('/', '\\')}`,
  (path) => `${path}/`,
  (path) => `${path}//`,
  (path) => `${path}/.`,
  (path) => `${path}%2f`,
  (path) => `${path}%00`,
  (path) => `${path}%20`,
  (path) => `${path}%09`,
  (path) => `${path}.json`,
  (path) => `${path}.html`,
  (path) => `${path};x=1`,
  (path) => `${path};.css`,
  (path) => `${path}?.css`,
  (path) => `${path}#x`,
  (path) => path.toUpperCase(),
  (path) => path.replace('admin', 'Admin'),
  (path) => path.replace('admin', '%61dmin'),
  (path) => path.replace('admin', '%2561dmin'),
  (path) => path.replace('admin', 'adm%C4%B1n'),
  (path) => path.replace('admin', 'adm%69n'),
  FULL_WIDTH,
  (path) => `/api/storychief/..%2f..${path}`,
  (path) => `/__sandbox/..${path}`,
  (path) => `/cdn-cgi/..${path}`,
];

const AT_ONCE = 12;

/** Other spellings of staff addresses, without a session. */
export async function pathTricks(): Promise<Report> {
  const report = newReport('other spellings of staff addresses');
  const paths = [...new Set(staffCalls().map(({ path }) => path))];
  const targets = paths.flatMap((path) => TRICKS.map((trick) => trick(path)));
  const tryNext = async () => {
    for (let target = targets.pop(); target !== undefined; target = targets.pop()) {
      const { status, text } = await raw(
        `GET ${target} HTTP/1.1\r\nHost: localhost:${new URL(ORIGIN).port}\r\nConnection: close\r\n\r\n`,
      );
      const isStaff = /data-island="(?:Leads|Applications|Mail|Site|Audit)|"email":|"rows":/.test(
        text,
      );
      const isIn = isStaff || (status >= 200 && status < 300);
      // The local server closes what it cannot parse.
      const outcome = status === 0 ? 'no response' : String(status);
      count(report, outcome, isIn ? `GET ${target} responded with ${status}` : undefined);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, tryNext));
  return report;
}

const FOREIGN: readonly Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: ORIGIN.replace(/\d+$/, '1') },
  { origin: ORIGIN.replace('http:', 'https:') },
  { origin: `${ORIGIN}.evil.example` },
  { origin: ORIGIN.replace('localhost', 'evil-localhost') },
  { origin: `${ORIGIN}, https://evil.example` },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'none' },
  { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
  { origin: ORIGIN, 'sec-fetch-site': 'cross-site' },
];

/** Calls that change something, sent by a hostile page in the browser of signed-in staff. */
export async function crossSite(): Promise<Report> {
  const report = newReport('calls from other sites with a valid session');
  const cookie = await signIn();
  const calls = staffCalls().filter(({ method }) => method !== 'GET');
  calls.push(
    { method: 'POST', path: '/api/admin/session' },
    { method: 'POST', path: '/admin/sign-in' },
  );
  for (const { method, path } of calls) {
    for (const headers of FOREIGN) {
      const type = path.startsWith('/api')
        ? 'application/json'
        : 'application/x-www-form-urlencoded';
      const response = await fetch(ORIGIN + path, {
        method,
        redirect: 'manual',
        headers: { cookie, 'content-type': type, ...headers },
        body: path.startsWith('/api') ? '{}' : 'a=1',
      });
      await response.arrayBuffer();
      count(
        report,
        String(response.status),
        response.status === 403
          ? undefined
          : `${method} ${path} with ${JSON.stringify(headers)} responded with ${response.status}`,
      );
    }
  }
  return report;
}
