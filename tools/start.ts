// npm start: builds for production, migrates the local database and serves, the sandbox bound.
import { announce, build, endOnSignal, local, untilReady } from './local.ts';
import { migrate } from './migrate.ts';
import { serve } from './serve.ts';

await Promise.all([build(), migrate(local.stateDir)]);
endOnSignal(await serve(local));
await untilReady();
announce();
