// npm run test:deploy: the deployed Worker contains nothing of the sandbox, is the tested one, and the same from
// each build; a deployment stops before it creates anything, and asks the site afterwards.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

import * as credentials from '../sandbox/credentials.ts';
import { stories } from '../sandbox/stories/sample-stories.ts';
import { build } from './build.ts';
import { checkSite } from './deploy/check-site.ts';
import { jurisdictionOf } from './deploy/jurisdiction.ts';
import { run } from './local.ts';
import { workerModules } from './worker-modules.ts';

const OUT = '.wrangler/dry-run';
const WORKER = 'dist/worker';
const BINDINGS = [
  'DB',
  'KV',
  'BLOG_HTML',
  'ASSETS',
  'SUBMISSION_LIMITER',
  'SIGN_IN_LIMITER',
  'READ_LIMITER',
];
/** The platform takes 10 MB, compressed. */
const MAX_UPLOAD_KIB = 700;
/** Of the modules that an isolate evaluates before its first view. */
const MAX_EAGER_BYTES = 200_000;

/** The code of each module of the built Worker. */
const worker = () =>
  workerModules(WORKER).map((file) => [file, readFileSync(path.join(WORKER, file), 'utf8')]);

/** The modules that an entry imports statically, directly or through others. */
function eagerModules(file = 'index.js', found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const code = readFileSync(path.join(WORKER, file), 'utf8');
  for (const [, imported = ''] of code.matchAll(/(?:from|import)\s*"(\.[^"]+)"/g)) {
    eagerModules(path.join(path.dirname(file), imported), found);
  }
  return found;
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

/** What the files of a build contain, by name. */
const hashes = () =>
  Object.fromEntries(
    filesBelow('dist').map((file) => [
      file,
      createHash('sha256').update(readFileSync(file)).digest('hex'),
    ]),
  );

/** What the platform's API answers, by the end of the path. */
const api = new Map<string, unknown>();
const good = (result: unknown) => ({ success: true, result, errors: [] });
const bad = (code: number, message: string) => ({ success: false, errors: [{ code, message }] });
const account = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '', 'http://localhost');
  const answer = api.get(pathname.split('/').at(-1) ?? '') ?? bad(7003, `Unknown: ${pathname}`);
  response.end(JSON.stringify(answer));
});
await new Promise<void>((resolve) => account.listen(0, '127.0.0.1', resolve));
const address = account.address();
Object.assign(process.env, {
  CLOUDFLARE_API_BASE_URL: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
  CLOUDFLARE_API_TOKEN: 'a-token',
});

const { askAccount, meaningOf } = await import('./deploy/account.ts');
const ask = () => askAccount({ worker: 'ric-site', database: 'ric-site' }, ['ONE', 'TWO']);
for (const [end, result] of Object.entries({
  accounts: [{ id: 'a', name: 'Firm' }],
  subscriptions: [{ rate_plan: { id: 'workers_paid' } }],
  buckets: [],
  database: [],
  secrets: [{ name: 'ONE' }],
})) {
  api.set(end, good(result));
}
const whole = await ask();
assert.deepEqual(whole.problems, [], 'Workers Paid with R2 is enough');
assert.match(whole.notes.join(), /^Not set yet.*: TWO \(/, 'a secret that is missing is named');
api.set('subscriptions', good([{ rate_plan: { id: 'free' } }]));
api.set('buckets', bad(10042, 'Please enable R2 through the Cloudflare Dashboard.'));
const free = await ask();
assert.match(free.problems.join('\n'), /Workers Free.*\n.*R2 is not switched on/);
api.set('accounts', good([{ id: 'a' }, { id: 'b' }]));
assert.match((await ask()).problems.join(), /Set CLOUDFLARE_ACCOUNT_ID/);
api.set('accounts', good([{ id: 'a' }]));
const refusal = 'CPU limits are not supported for the Free plan. [code: 100328]';
assert.match(meaningOf(refusal), /Switch to Workers Paid/, 'codes are said in words');

/** A site as it is to be, and then one at which everything is wrong. */
const ORIGIN = 'https://www.ric.test';
const siteAt = (isRight: boolean) => (url: string) => {
  const { origin, pathname } = new URL(url);
  const headers = {
    ...(isRight ? { 'content-security-policy': 'x', 'strict-transport-security': 'x' } : {}),
    'x-content-type-options': 'nosniff',
  };
  if (isRight && origin !== ORIGIN) return Response.redirect(`${ORIGIN}/`, 301);
  if (pathname === '/api/health') {
    const state = isRight ? 'ok' : 'failed';
    const checks = { d1: 'ok', schema: state, kv: state, r2: 'ok' };
    return Response.json({ checks, missing: { emailjs: ['EMAILJS_PRIVATE_KEY'] } });
  }
  if (pathname.startsWith('/cdn-cgi/')) return new Response(null, { status: isRight ? 403 : 200 });
  if (pathname.endsWith('.mp4')) return new Response('x', { status: isRight ? 206 : 200 });
  return new Response(isRight ? '<a href="/blog/a-post">' : '', { headers });
};
const checksOf = (isRight: boolean) =>
  checkSite(ORIGIN, (url) => Promise.resolve(siteAt(isRight)(url)));
const problemsOf = async (isRight: boolean) =>
  (await checksOf(isRight)).map(({ problem }) => problem);
assert.deepEqual(
  await problemsOf(true),
  Array.from({ length: 7 }, () => ''),
);
assert.deepEqual(
  (await checksOf(true)).flatMap(({ note }) => note ?? []),
  ['not set: EMAILJS_PRIVATE_KEY'],
  'a provider without settings is a note',
);
const bare = (url: string) =>
  new URL(url).pathname === '/api/health'
    ? Response.json({
        checks: { d1: 'ok', schema: 'ok', kv: 'ok', r2: 'ok' },
        missing: { storychief: ['STORYCHIEF_API_KEY'] },
      })
    : siteAt(true)(url).status === 200
      ? new Response('', {
          headers: {
            'content-security-policy': 'x',
            'strict-transport-security': 'x',
            'x-content-type-options': 'x',
          },
        })
      : siteAt(true)(url);
assert.deepEqual(
  (await checkSite(ORIGIN, (url) => Promise.resolve(bare(url)))).flatMap(
    ({ problem }) => problem || [],
  ),
  [],
  'a site without accounts of providers is right',
);
const access = () =>
  Promise.resolve(Response.redirect('https://firm.cloudflareaccess.com/cdn-cgi/access/login', 302));
const [behind, ...others] = await checkSite(ORIGIN, access);
assert.match(
  behind?.note ?? '',
  /ACCESS_CLIENT_ID/,
  'a site behind Access is said to be unchecked',
);
assert.deepEqual([behind?.problem, others], ['', []]);
const wrong = [
  /Always Use HTTPS/,
  /redirect rule/,
  /lacks content-security-policy, strict/,
  /no post/,
  /schema and kv failed/,
  /Safari/,
  /named origins only/,
];
for (const [index, problem] of (await problemsOf(false)).entries()) {
  assert.match(problem, wrong[index] ?? /^$/);
}

assert.deepEqual(jurisdictionOf('eu'), ['--jurisdiction', 'eu']);
assert.deepEqual(jurisdictionOf('none'), []);
assert.equal(jurisdictionOf(undefined), null, 'no database is created before somebody chose');
assert.equal(jurisdictionOf('EU please'), null);

const refused = spawnSync('node', ['tools/deploy.ts', '--plan'], { encoding: 'utf8' });
assert.equal(refused.status, 1, 'no invented quote, client or firm is deployed as real');
assert.match(refused.stderr, /Client 1: .*\n[^]*Quote 1: .*\n[^]*add --demonstration/);

for (const folder of ['dist', OUT]) rmSync(folder, { recursive: true, force: true });
await run('vite', ['build']);
const production = worker();
const firstBuild = hashes();
const report = await run('wrangler', ['deploy', '--dry-run', '--outdir', OUT]);

// The folder of the repository may have any name.
const bound = report.replaceAll(process.cwd(), '');
assert.doesNotMatch(bound, /sandbox/i, 'the deployment binds no sandbox');
for (const binding of BINDINGS) {
  assert.match(report, new RegExp(`env\\.${binding}\\b`), `the deployment binds ${binding}`);
}
const uploadKib = Number(/gzip: ([\d.]+) KiB/.exec(report)?.[1]);
assert.ok(uploadKib <= MAX_UPLOAD_KIB, `the upload has ${uploadKib} KiB (gzip)`);
const config = JSON.parse(readFileSync(`${WORKER}/wrangler.json`, 'utf8')) as Record<
  string,
  unknown
>;
assert.equal(config['workers_dev'], false, 'no *.workers.dev address walks around the zone');
assert.equal(config['preview_urls'], false, 'no preview address does');
assert.ok(!existsSync('dist/sandbox'), 'a production build builds no sandbox');
for (const file of [...filesBelow(OUT), ...filesBelow('dist')]) {
  const text = readFileSync(file, 'latin1');
  for (const [name, value] of Object.entries(credentials)) {
    assert.ok(!text.includes(value), `${file} contains the sandbox's ${name}`);
  }
  for (const { slug } of stories) {
    assert.ok(!text.includes(slug), `${file} contains the sandbox's story ${slug}`);
  }
  assert.doesNotMatch(text, /unsafe-inline/, `${file} allows inline code`);
}
const eagerBytes = [...eagerModules()].reduce(
  (sum, file) => sum + gzipSync(readFileSync(path.join(WORKER, file))).length,
  0,
);
assert.ok(eagerBytes <= MAX_EAGER_BYTES, `${eagerBytes} bytes (gzip) are evaluated at the start`);

// React's production build has only the first text, its development build only the second.
const code = production.join('\n');
assert.match(code, /Minified React error/, 'React is in its production build');
assert.doesNotMatch(code, /Each child in a list/, 'no development build of React');
for (const [file] of production) {
  assert.ok(existsSync(path.join(OUT, String(file))), `the deployment uploads ${file}`);
}

// Builds a second time. A server in this process answers it, so it must not block.
const plan = await run('node', ['tools/deploy.ts', '--plan', '--demonstration']).catch(String);
assert.match(plan, /R2 is not switched on[^]*Nothing was changed/, 'nothing is created in vain');
const secondBuild = hashes();
assert.deepEqual(
  Object.keys({ ...firstBuild, ...secondBuild }).filter(
    (file) => firstBuild[file] !== secondBuild[file],
  ),
  [],
  'two builds of one commit are the same, byte by byte',
);
account.close();

// The commands after this one in `npm test` reuse this build.
await build();
assert.deepEqual(worker(), production, 'the browser tests run the deployed Worker');
console.log(`Nothing of the sandbox in ${production.length} modules, ${uploadKib} KiB (gzip).`);
