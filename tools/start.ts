// npm start: builds, migrates the local database, and serves the site with the sandbox bound.
import { build } from './build.ts';
import { closeOnSignal, local, printReady, untilReady } from './local.ts';
import { serve } from './serve.ts';

await build();
closeOnSignal(await serve(local));
await untilReady();
printReady();
