// npm run test:deploy: the deployed Worker contains nothing of the sandbox, and is the tested one;
// it is refused with invented clients.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import * as credentials from '../sandbox/credentials.ts';
import { stories } from '../sandbox/stories/sample-stories.ts';
import { build } from './build.ts';
import { run } from './local.ts';
import { workerModules } from './worker-modules.ts';

const OUT = '.wrangler/dry-run';
const WORKER = 'dist/worker';
const BINDINGS = [
  ...['DB', 'KV', 'BLOG_HTML', 'ASSETS'],
  ...['SUBMISSION_LIMITER', 'SIGN_IN_LIMITER', 'READ_LIMITER'],
];
/** The platform takes 10 MB, compressed. */
const MAX_UPLOAD_KIB = 700;

/** The code of each module of the built Worker. */
const worker = () =>
  workerModules(WORKER).map((file) => [file, readFileSync(path.join(WORKER, file), 'utf8')]);

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

const refused = spawnSync('node', ['tools/deploy.ts', '--plan'], { encoding: 'utf8' });
assert.equal(refused.status, 1, 'no invented quote, client or firm is deployed as real');
assert.match(refused.stderr, /Client 1: .*\n[^]*Quote 1: .*\n[^]*add --demonstration/);

for (const folder of ['dist', OUT]) rmSync(folder, { recursive: true, force: true });
await run('vite', ['build']);
const production = worker();
const report = await run('wrangler', ['deploy', '--dry-run', '--outdir', OUT]);

assert.doesNotMatch(report, /sandbox/i, 'the deployment binds no sandbox');
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
// React's production build has only the first text, its development build only the second.
const code = production.join('\n');
assert.match(code, /Minified React error/, 'React is in its production build');
assert.doesNotMatch(code, /Each child in a list/, 'no development build of React');
for (const [file] of production) {
  assert.ok(existsSync(path.join(OUT, String(file))), `the deployment uploads ${file}`);
}

// The commands after this one in `npm test` reuse this build.
await build();
assert.deepEqual(worker(), production, 'the browser tests run the deployed Worker');
console.log(`Nothing of the sandbox in ${production.length} modules, ${uploadKib} KiB (gzip).`);
