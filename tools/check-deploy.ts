// npm run test:deploy: what would be deployed holds nothing of the sandbox, and is what was tested.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

import { createBuilder } from 'vite';

import * as credentials from '../sandbox/credentials.ts';
import { storiesA } from '../sandbox/stories/sample-stories-a.ts';
import { storiesB } from '../sandbox/stories/sample-stories-b.ts';
import { run } from './local.ts';

const OUT = '.wrangler/dry-run';

async function build(mode: string): Promise<string> {
  const builder = await createBuilder({ mode, logLevel: 'warn' });
  await builder.buildApp();
  return readFileSync('dist/worker/index.js', 'utf8');
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const file = path.join(folder, name);
    return statSync(file).isDirectory() ? filesBelow(file) : [file];
  });
}

rmSync('dist', { recursive: true, force: true });
rmSync(OUT, { recursive: true, force: true });

const production = await build('production');
const report = await run('wrangler', ['deploy', '--dry-run', '--outdir', OUT]);
console.log(report.trim());

assert.doesNotMatch(report, /sandbox/i, 'the deployment binds nothing of the sandbox');
for (const binding of [
  'DB',
  'KV',
  'BLOG_HTML',
  'ASSETS',
  'SUBMISSION_LIMITER',
  'SIGN_IN_LIMITER',
]) {
  assert.match(report, new RegExp(`env\\.${binding}\\b`), `the deployment binds ${binding}`);
}
assert.ok(!existsSync('dist/sandbox'), 'a production build builds no sandbox');
for (const file of [...filesBelow(OUT), ...filesBelow('dist')]) {
  const text = readFileSync(file, 'latin1');
  for (const [name, value] of Object.entries(credentials)) {
    assert.ok(!text.includes(value), `${file} holds the sandbox's ${name}`);
  }
  for (const { slug } of [...storiesA, ...storiesB]) {
    assert.ok(!text.includes(slug), `${file} holds the sandbox's story ${slug}`);
  }
  assert.doesNotMatch(text, /unsafe-inline/, `${file} allows inline code`);
}
// The one sentence is only in React's production build, the other only in the development one.
assert.match(production, /Minified React error/, 'React is in its production build');
assert.doesNotMatch(
  production,
  /Each child in a list/,
  'nothing of React is in its development build',
);

const tested = await build('sandbox');
assert.equal(tested, production, 'the browser tests run the very Worker that is deployed');

console.log('The deployment holds nothing of the sandbox, and is what the browser tests run.');
