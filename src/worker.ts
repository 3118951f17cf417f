import { handleRequest } from './app.ts';
import type { Env } from './env.ts';

export default {
  fetch: handleRequest,
  scheduled: async (controller, env) =>
    (await import('./scheduled.ts')).runScheduled(controller, env),
} satisfies ExportedHandler<Env>;
