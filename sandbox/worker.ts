/**
 * The sandbox: a Worker that stands in for every third party in development and in tests. It is
 * bound to the site as a service and never deployed.
 *
 * How it differs from the real ones:
 * - It accepts the credentials of `credentials.ts` and no others; its account is in strict mode.
 * - EmailJS takes any number of mails a second until PUT /__sandbox/emailjs {rate_limit: true}.
 * - StoryChief answers under /stories only, with whole stories, until PUT /__sandbox/storychief.
 * - Captcha tokens are made without a human and get the answer of PUT /__sandbox/captcha.
 * - PartnerStack's text for a partnership that exists is a guess, like its status 400.
 * - It keeps everything in memory: a restart is a reset.
 */
import { bodyText, json, parseJson, text } from './answers.ts';
import { answerBrowser } from './browser.ts';
import { answerControl } from './control.ts';
import { EMAILJS_HOST, answerEmailJs } from './emailjs.ts';
import type { SandboxEnv } from './env.ts';
import { planAnswer, takeFault } from './faults.ts';
import { PARTNERSTACK_HOST, answerPartnerStack } from './partnerstack.ts';
import { RECAPTCHA_HOST, answerRecaptcha } from './recaptcha.ts';
import { SandboxState, type Call, type ProviderName } from './state.ts';
import { STORYCHIEF_HOST, answerStoryChief } from './storychief.ts';
import { TRACKING_SIGNUP_PATH, trackingPreflight, trackingSignup, withCors } from './tracking.ts';

const PREFIX = '/__sandbox';

type Provider = (
  request: Request,
  state: SandboxState,
) => Response | Promise<Response | null> | null;

const PROVIDERS: Record<string, { name: ProviderName; answer: Provider }> = {
  [STORYCHIEF_HOST]: { name: 'storychief', answer: answerStoryChief },
  [EMAILJS_HOST]: { name: 'emailjs', answer: answerEmailJs },
  [RECAPTCHA_HOST]: { name: 'recaptcha', answer: answerRecaptcha },
  [PARTNERSTACK_HOST]: { name: 'partnerstack', answer: answerPartnerStack },
};

/** Name and value pairs as an object; a name given more than once holds a list. */
function grouped(pairs: URLSearchParams): Record<string, string | string[]> {
  const names = [...new Set(pairs.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const values = pairs.getAll(name);
      return [name, values.length === 1 ? (values[0] ?? '') : values];
    }),
  );
}

/** A body as the list of calls shows it: JSON parsed, form fields as an object, else text. */
function readable(source: string, type: string): unknown {
  if (source === '') return null;
  if (/^application\/x-www-form-urlencoded\b/i.test(type)) {
    return grouped(new URLSearchParams(source));
  }
  const parsed = parseJson(source);
  return parsed === undefined ? source : parsed;
}

function record(
  state: SandboxState,
  provider: Call['provider'],
  request: Request,
  source: string,
  status: number,
): void {
  const url = new URL(request.url);
  state.calls.add({
    at: new Date(state.now()).toISOString(),
    provider,
    method: request.method,
    path: url.pathname,
    query: grouped(url.searchParams),
    body: readable(source, request.headers.get('Content-Type') ?? ''),
    status,
  });
}

/** Lets a provider answer a call under the fault that hits it, if any, and writes the call down. */
async function attend(
  state: SandboxState,
  provider: ProviderName,
  request: Request,
  answer: (request: Request) => Response | Promise<Response | null> | null,
  onlyIfNamed = false,
): Promise<Response> {
  const url = new URL(request.url);
  const source = await bodyText(request);
  // A copy with the same body: a clone that a fault leaves unread draws a warning from workerd.
  const { method, headers } = request;
  const copy = new Request(request.url, {
    method,
    headers,
    ...(source === '' ? {} : { body: source }),
  });
  const fault = takeFault(state, provider, url.pathname, onlyIfNamed);
  const plan = await planAnswer(fault, async () => (await answer(copy)) ?? text('Not Found', 404));
  // Before the wait: a caller that gives up must not take the record with it.
  record(state, provider, request, source, plan.status);
  if (plan.waitMs > 0) await new Promise((resolve) => setTimeout(resolve, plan.waitMs));
  if (!plan.response) {
    // A service binding turns this into a rejected fetch, as a refused connection would be.
    throw new Error(`sandbox: the connection to ${url.host} was refused (fault "refuse")`);
  }
  return plan.response;
}

/**
 * Answers one request: a provider by the host, the sandbox's own calls and pages under /__sandbox
 * on any other host, and 502 that names the host for everything else.
 * Throws when the fault `refuse` hits the call.
 */
export async function answerRequest(
  request: Request,
  state: SandboxState,
  env: SandboxEnv,
): Promise<Response> {
  const url = new URL(request.url);
  state.mailRecorder = env.MAIL_RECORDER ?? '';
  if (env.BROWSER_ORIGIN) state.imageOrigin = env.BROWSER_ORIGIN.replace(/\/$/, '');

  const provider = Object.hasOwn(PROVIDERS, url.hostname) ? PROVIDERS[url.hostname] : undefined;
  if (provider) {
    return attend(state, provider.name, request, (call) => provider.answer(call, state));
  }
  if (url.pathname !== PREFIX && !url.pathname.startsWith(`${PREFIX}/`)) {
    record(state, 'unknown', request, await bodyText(request), 502);
    return text(`sandbox: nobody here plays ${url.host}; the call was not let out`, 502);
  }
  const path = url.pathname.slice(PREFIX.length + 1).replace(/\/$/, '');
  if (url.pathname === TRACKING_SIGNUP_PATH) {
    if (request.method === 'OPTIONS') return trackingPreflight(request);
    if (request.method !== 'POST') return json({ error: 'method: POST' }, 405, { Allow: 'POST' });
    // The browser's call is spared by faults meant for the API, unless they name its path.
    return withCors(request, await attend(state, 'partnerstack', request, trackingSignup, true));
  }
  return (await answerBrowser(request, url, path)) ?? answerControl(request, url, path, state, env);
}

// One isolate serves all requests, so module state is the sandbox's memory.
const memory = new SandboxState();

export default {
  fetch(request: Request, env: SandboxEnv): Promise<Response> {
    return answerRequest(request, memory, env);
  },
};
