/** What the sandbox Worker is given. */
export interface SandboxEnv {
  /** The site; missing in tests that do not send webhooks. */
  SITE?: { fetch(request: Request): Promise<Response> };
  /** Where browsers reach the sandbox, for example `http://127.0.0.1:8787`. */
  BROWSER_ORIGIN?: string;
  /** Where e-mails are also written down, for a run that outlives the sandbox's memory. */
  MAIL_RECORDER?: string;
}
