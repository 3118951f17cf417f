import type { Context } from 'hono';

import type { ComponentType } from 'react';

import type { Config, Env } from '../config.ts';
import type { Services } from '../services.ts';

export interface StaffSession {
  tokenHash: string;
  createdAt: number;
  expiresAt: number;
  /** As Cloudflare Access knows them, else as given at sign-in; null without one. */
  name: string | null;
}

/** Hono's generics for the whole app. */
export interface AppEnv {
  Bindings: Env;
  Variables: {
    config: Config;
    services: Services;
    /** What stands in the corner of every page for visitors. */
    launcher: ComponentType;
    /** What people read where a store fails (whenStoreFails). */
    storeFailureText?: string;
    /** In logs and on error pages. */
    requestId: string;
    /** Set by the staff guard. */
    staff?: StaffSession;
    /** The e-mail that Cloudflare Access vouches for, where it is set up. */
    person?: string;
  };
}

export type AppContext = Context<AppEnv>;
