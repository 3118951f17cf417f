// What tools/crash.ts kills: the built site with the sandbox bound, as npm start serves it.
import { preview } from 'vite';

import '../local.ts';

await preview({ mode: 'sandbox', logLevel: 'warn' });
