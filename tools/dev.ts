// npm run dev: the same as npm start, with hot reload.
import { createServer } from 'vite';

import { announce, endOnSignal, migrate, untilReady } from './local.ts';

await migrate();
const server = await createServer({ mode: 'sandbox', logLevel: 'warn' });
await server.listen();
endOnSignal(() => server.close());
await untilReady();
announce();
