import type { SandboxState } from '../state.ts';

/** What each file that is named after a provider's id exports as `sandboxProvider`. */
export interface SandboxProvider {
  /** Calls to this host are its own. */
  host: string;
  handle(request: Request, state: SandboxState): Response | Promise<Response>;
}
