/** Bindings and variables of the sandbox Worker. */
export interface SandboxEnv {
  /** The site, for webhooks; missing in tests that send none. */
  SITE?: { fetch(request: Request): Promise<Response> };
  /** The sandbox's origin for browsers, for example `http://127.0.0.1:8787`. */
  BROWSER_ORIGIN?: string;
}
