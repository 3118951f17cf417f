import { answer } from './app.tsx';
import type { Env } from './env.ts';
import { runScheduled } from './scheduled.ts';

export default {
  fetch: answer,
  scheduled: runScheduled,
} satisfies ExportedHandler<Env>;
