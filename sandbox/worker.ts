/**
 * The sandbox: a Worker that stands in for every third party in development and in tests. It is
 * bound to the site as a service and never deployed.
 *
 * It differs from the real providers:
 * - It accepts only the credentials of `credentials.ts`; its EmailJS account is in strict mode.
 * - EmailJS has no rate limit until PUT /__sandbox/emailjs {rate_limit: true}.
 * - StoryChief answers under /stories only, with whole stories, until PUT /__sandbox/storychief.
 * - Captcha tokens need no human; PUT /__sandbox/captcha sets what verification answers.
 * - PartnerStack's error for an existing partnership (400) is a guess: it is not documented.
 * - Everything is in memory: a restart is a reset.
 */
import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';

import { browser } from './browser/routes.ts';
import { control } from './control/routes.ts';
import type { SandboxEnv } from './env.ts';
import { noSuchRoute, type SandboxHono } from './hono.ts';
import { handleCall, recordCall } from './providers/handle-call.ts';
import type { SandboxProvider } from './providers/provider.ts';
import { handleNotification, RECEIVER_HOST } from './providers/webhook-receiver.ts';
import { bodyText, text } from './responses.ts';
import { PROVIDER_NAMES, SandboxState } from './state.ts';

const PREFIX = '/__sandbox';

const files = import.meta.glob<{ sandboxProvider?: SandboxProvider }>('./providers/*.ts', {
  eager: true,
});

/** The file of each provider in the site's table is named after its id. */
const PROVIDERS = PROVIDER_NAMES.map((name) => {
  const provider = files[`./providers/${name}.ts`]?.sandboxProvider;
  if (!provider) throw new Error(`sandbox/providers/${name}.ts is missing`);
  return { name, provider };
});

const app = new Hono<SandboxHono>({ strict: false });
app.route(PREFIX, control);
app.route(PREFIX, browser);
app.notFound(noSuchRoute(app));
app.onError((error) => {
  if (error instanceof HTTPException) return error.getResponse();
  throw error;
});

/**
 * Handles one request: a provider's by its host, the control calls and browser pages under
 * /__sandbox on any other host, and 502 for everything else.
 * @throws Error when the fault `refuse` hits the call
 */
export async function handleRequest(
  request: Request,
  state: SandboxState,
  env: SandboxEnv,
): Promise<Response> {
  const url = new URL(request.url);
  if (env.BROWSER_ORIGIN) state.imageOrigin = env.BROWSER_ORIGIN.replace(/\/$/, '');

  const called = PROVIDERS.find(({ provider }) => provider.host === url.hostname);
  if (called) {
    return handleCall({
      state,
      provider: called.name,
      request,
      handle: (call) => called.provider.handle(call, state),
    });
  }
  if (url.hostname === 'api.indexnow.org') {
    recordCall({ state, provider: 'indexnow', request }, await bodyText(request), 202);
    return text('', 202);
  }
  if (url.hostname === RECEIVER_HOST) return handleNotification(request, state);
  if (url.pathname === PREFIX || url.pathname.startsWith(`${PREFIX}/`)) {
    return app.fetch(request, { state, site: env.SITE });
  }
  recordCall({ state, provider: 'unknown', request }, await bodyText(request), 502);
  return text(`The sandbox has no provider for ${url.host}; the call was not let out`, 502);
}

// One isolate serves all requests, so module state is the sandbox's memory.
const memory = new SandboxState();

export default {
  fetch(request: Request, env: SandboxEnv): Promise<Response> {
    return handleRequest(request, memory, env);
  },
};
