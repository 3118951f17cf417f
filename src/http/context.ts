import type { Context } from 'hono';

import type { Env } from '../env.ts';
import type { Services } from '../services.ts';

/** The signed-in staff session of a request; only the guard sets it. */
export interface StaffSession {
  tokenHash: string;
  createdAt: number;
  expiresAt: number;
}

/** Hono's generics for the whole app. */
export interface AppEnv {
  Bindings: Env;
  Variables: {
    services: Services;
    /** Names the request in logs and on error pages. */
    requestId: string;
    /** Set behind the staff guard, undefined elsewhere. */
    staff?: StaffSession;
  };
}

export type AppContext = Context<AppEnv>;
