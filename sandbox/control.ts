import { bodyText, json, parseJson, wrongMethod } from './answers.ts';
import {
  bad,
  getCalls,
  home,
  partnersOut,
  putCaptcha,
  putEmailJs,
  putFault,
  putStories,
  putStory,
  putStoryChief,
  reset,
  seed,
  type Visit,
} from './control-calls.ts';
import type { SandboxEnv } from './env.ts';
import type { SandboxState } from './state.ts';
import { sendWebhook } from './webhook.ts';

type Handler = (visit: Visit) => Response | Promise<Response>;
type Methods = Partial<Record<string, Handler>>;

const ROUTES: Record<string, Methods> = {
  '': { GET: home },
  mails: {
    GET: ({ state }) => json(state.mails.newest()),
    DELETE: ({ state }) => json({ deleted: state.mails.clear() }),
  },
  calls: { GET: getCalls, DELETE: ({ state }) => json({ deleted: state.calls.clear() }) },
  partners: { GET: ({ state }) => json(partnersOut(state)) },
  faults: {
    DELETE: ({ state }) => {
      const deleted = state.faults.size;
      state.faults.clear();
      return json({ deleted });
    },
  },
  'faults/*': { PUT: putFault },
  captcha: { PUT: putCaptcha },
  stories: { PUT: putStories },
  'stories/seed': { POST: seed },
  'stories/*': {
    PUT: putStory,
    DELETE: ({ name, state }) =>
      state.stories.remove(name)
        ? json({ deleted: 1 })
        : json({ error: `id: there is no story ${name}` }, 404),
  },
  storychief: { PUT: putStoryChief },
  emailjs: { PUT: putEmailJs },
  webhook: {
    POST: ({ input, request, state, env }) => sendWebhook(input, request.url, state, env),
  },
  reset: { POST: reset },
};

/** The methods of a path and the name in it; null when there is no such call. */
function find(path: string): { methods: Methods; name: string } | null {
  const exact = Object.hasOwn(ROUTES, path) ? ROUTES[path] : undefined;
  if (exact) return { methods: exact, name: '' };
  const [family, part, more] = path.split('/');
  if (part === undefined || part === '' || more !== undefined) return null;
  const pattern = `${family}/*`;
  const methods = Object.hasOwn(ROUTES, pattern) ? ROUTES[pattern] : undefined;
  if (!methods) return null;
  try {
    return { methods, name: decodeURIComponent(part) };
  } catch {
    return null;
  }
}

/**
 * The control calls (design.md, table "Sandbox control"), plus PUT /emailjs and the JSON form of
 * GET / that the page for people lives on.
 * @param path what follows `/__sandbox/`, without a closing slash
 * @returns JSON; errors are `{error}` that begins with the field: 400, 404, 405 with `Allow`
 */
export async function answerControl(
  request: Request,
  url: URL,
  path: string,
  state: SandboxState,
  env: SandboxEnv,
): Promise<Response> {
  const found = find(path);
  if (!found) return json({ error: `path: the sandbox has no ${url.pathname}` }, 404);
  // HEAD is a GET whose body the server drops.
  const handler = found.methods[request.method === 'HEAD' ? 'GET' : request.method];
  if (!handler) return wrongMethod(Object.keys(found.methods));
  const source =
    request.method === 'PUT' || request.method === 'POST' ? await bodyText(request) : '';
  const input = source === '' ? undefined : parseJson(source);
  if (source !== '' && input === undefined) return bad('body: must be JSON');
  return handler({ request, url, state, env, name: found.name, input });
}
