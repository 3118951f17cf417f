// npm run dev: the same as npm start, with hot reload.
import { createServer } from 'vite';

import { announce, endOnSignal, local, untilReady } from './local.ts';
import { migrate } from './migrate.ts';

await migrate(local.stateDir);
const server = await createServer({ mode: 'sandbox', logLevel: 'warn' });
await server.listen();
endOnSignal(() => server.close());
await untilReady();
announce();
