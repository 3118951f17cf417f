import { handleRequest, handleScheduled } from './app.ts';
import type { Env } from './config.ts';

export default {
  fetch: handleRequest,
  scheduled: handleScheduled,
} satisfies ExportedHandler<Env>;
