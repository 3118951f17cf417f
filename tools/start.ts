// npm start: builds, migrates the local database, and serves the site with the sandbox bound. Its
// script sets what makes this process small: few allocation arenas, which return what is free.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { build } from './build.ts';
import { closeOnSignal, local, printReady, untilReady } from './local.ts';
import { migrate } from './migrate.ts';
import { serve } from './serve.ts';

// Miniflare hands these on to workerd.
process.env['MINIFLARE_WORKERD_V8_FLAGS'] ??= '--optimize-for-size';

await build();
// Before the port opens: no request meets a database without its tables.
await migrate(local.stateDir).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
closeOnSignal(await serve(local));
await untilReady();
printReady();
// From now on this process only waits, and an idle one would keep the start's garbage (100 MB).
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as NodeJS.GCFunction;
collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
