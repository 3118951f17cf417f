import { build } from './build.ts';
import { serve } from './serve.ts';
import { migrate } from './migrate.ts';
await build();
await migrate('.wrangler/probe');
const port = Number(process.env.PORT ?? 9205);
await serve({ port, stateDir: '.wrangler/probe' });
console.log('up');
