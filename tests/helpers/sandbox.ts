import { env } from 'cloudflare:workers';

export type FaultyProvider = 'storychief' | 'emailjs' | 'recaptcha' | 'partnerstack';

export interface Fault {
  mode: 'status' | 'delay' | 'hang' | 'malformed' | 'html' | 'truncate' | 'refuse';
  status?: number;
  body?: string;
  delay_ms?: number;
  /** The number of calls it hits; all when absent. */
  times?: number;
  /** The path endings it hits; all when absent. */
  paths?: string[];
}

export interface SandboxMail {
  received_at: string;
  service_id: string;
  template_id: string;
  user_id: string;
  template_params: Record<string, unknown>;
}

export interface SandboxNotification {
  id: string;
  body: { type?: string; text: string; url?: string };
}

export interface SandboxCall {
  at: string;
  provider: string;
  method: string;
  path: string;
  query: Record<string, unknown>;
  body: unknown;
  status: number;
}

export interface SandboxPartner {
  key: string;
  partner_key: string;
  email: string;
}

async function control(method: string, path: string, body?: unknown): Promise<unknown> {
  const response = await env.SANDBOX.fetch(`http://localhost/__sandbox${path}`, {
    method,
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return text ? JSON.parse(text) : undefined;
}

/** The sandbox's control calls (docs/contracts.md). */
export const sandbox = {
  reset: () => control('POST', '/reset'),
  mails: () => control('GET', '/mails') as Promise<SandboxMail[]>,
  notifications: () => control('GET', '/notifications') as Promise<SandboxNotification[]>,
  receiver: (settings: { status: number; location?: string }) =>
    control('PUT', '/receiver', settings),
  calls: (provider: FaultyProvider | 'indexnow' | 'receiver' | 'unknown') =>
    control('GET', `/calls?provider=${provider}`) as Promise<SandboxCall[]>,
  partners: () => control('GET', '/partners') as Promise<SandboxPartner[]>,
  clearCalls: () => control('DELETE', '/calls'),
  fault: (provider: FaultyProvider, fault: Fault) => control('PUT', `/faults/${provider}`, fault),
  heal: () => control('DELETE', '/faults'),
  captcha: (outcome: {
    success: boolean;
    score: number | null;
    hostname?: string;
    'error-codes'?: string[];
  }) => control('PUT', '/captcha', outcome),
  /** EmailJS refuses these recipients. */
  refuseMailTo: (...refuse: string[]) => control('PUT', '/emailjs', { refuse }),
  putStory: (id: number, story: Record<string, unknown>) => control('PUT', `/stories/${id}`, story),
  removeStory: (id: number) => control('DELETE', `/stories/${id}`),
  replaceStories: (stories: Record<string, unknown>[]) => control('PUT', '/stories', stories),
  seedStories: (count: number) => control('POST', '/stories/seed', { count }),
  storychief: (options: { lean?: boolean; endpoints?: string[] }) =>
    control('PUT', '/storychief', options),
  /** Sends StoryChief's signed call to the site. @returns the site's response */
  webhook: (event: 'publish' | 'update' | 'delete' | 'test', storyId?: number, forged?: boolean) =>
    control('POST', '/webhook', {
      event,
      ...(storyId === undefined ? {} : { story_id: storyId }),
      ...(forged === undefined ? {} : { forged }),
    }) as Promise<{ status: number; body: Record<string, unknown> }>,
};
