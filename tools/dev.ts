// npm run dev: like npm start, with hot reload.
import { createServer } from 'vite';

import { printReady, closeOnSignal, local, untilReady } from './local.ts';
import { migrate } from './migrate.ts';

await migrate(local.stateDir);
const server = await createServer({ mode: 'sandbox', logLevel: 'warn' });
await server.listen();
closeOnSignal(() => server.close());
await untilReady();
printReady();
