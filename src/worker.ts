import { handleRequest } from './app.ts';
import type { Env } from './config.ts';
import { runScheduled } from './scheduled.ts';

export default {
  fetch: handleRequest,
  scheduled: runScheduled,
} satisfies ExportedHandler<Env>;
