// npm start: builds for production, migrates the local database and serves, the sandbox bound.
import { createBuilder, preview } from 'vite';

import { announce, endOnSignal, migrate, untilReady } from './local.ts';

const mode = 'sandbox';

await migrate();
const builder = await createBuilder({ mode, logLevel: 'warn' });
await builder.buildApp();
const server = await preview({ mode, logLevel: 'warn' });
endOnSignal(() => server.close());
await untilReady();
announce();
