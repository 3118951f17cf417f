import { isObject, json } from './answers.ts';
import type { SandboxEnv } from './env.ts';
import { parseFault } from './faults.ts';
import { sandboxPage } from './page.ts';
import {
  PROVIDER_NAMES,
  STORY_ENDPOINTS,
  type ProviderName,
  type SandboxState,
  type StoryEndpoint,
} from './state.ts';
import { seededEntries } from './stories.ts';
import { givenEntry } from './story-shelf.ts';
import { wireId } from './webhook.ts';

const MOST_SEEDED = 10_000;
const SHOWN = 50;

/** What a control call is given. */
export interface Visit {
  request: Request;
  url: URL;
  state: SandboxState;
  env: SandboxEnv;
  /** The last part of the path, decoded, for calls that name a provider or a story. */
  name: string;
  /** The parsed body; undefined when there is none or it is not JSON. */
  input: unknown;
}

/** 400 `{error}`; the text begins with the name of the bad field. */
export function bad(error: string): Response {
  return json({ error }, 400);
}

/** The first field of a body that its call does not know, as an error; null when all is well. */
function unknownField(input: Record<string, unknown>, known: readonly string[]): string | null {
  const stray = Object.keys(input).find((name) => !known.includes(name));
  return stray === undefined ? null : `${stray}: unknown field`;
}

/** The partnerships as GET /partners shows them, newest first. */
export function partnersOut(state: SandboxState): Record<string, unknown>[] {
  return [...state.partners].reverse().map((partner) => ({
    key: partner.key,
    partner_key: partner.partner_key,
    email: partner.email,
    first_name: partner.first_name,
    last_name: partner.last_name,
    created_at: new Date(partner.created_at).toISOString(),
  }));
}

/** What the page for people shows and renews: the switches, and the newest entries of each list. */
function summary(state: SandboxState): Record<string, unknown> {
  const stories = state.stories.list({ status: 'all' });
  return {
    mails: { total: state.mails.size, newest: state.mails.newest(SHOWN) },
    calls: { total: state.calls.size, newest: state.calls.newest(SHOWN) },
    partners: { total: state.partners.length, newest: partnersOut(state).slice(0, SHOWN) },
    faults: Object.fromEntries(state.faults),
    captcha: state.captcha,
    storychief: state.storychief,
    emailjs: { rate_limit: state.emailjs.rateLimit },
    stories: {
      total: stories.length,
      newest: stories.slice(0, SHOWN).map((entry) => {
        const { title, status } = entry.read(state.imageOrigin);
        return { id: entry.key, title: title ?? null, status: status ?? null };
      }),
    },
  };
}

/** GET /: the page for people, or with `Accept: application/json` what it shows. */
export function home({ request, state }: Visit): Response {
  const accept = request.headers.get('Accept') ?? '';
  return accept.includes('application/json') ? json(summary(state)) : sandboxPage();
}

/** GET /calls, all or of one provider, newest first. */
export function getCalls({ url, state }: Visit): Response {
  const wanted = url.searchParams.get('provider');
  if (wanted === null || wanted === '') return json(state.calls.newest());
  if (wanted !== 'unknown' && !PROVIDER_NAMES.some((name) => name === wanted)) {
    return bad(`provider: must be one of ${PROVIDER_NAMES.join(', ')}`);
  }
  return json(state.calls.newest().filter((call) => call.provider === wanted));
}

/** PUT /faults/{provider}; `times: 0` makes that provider well again. */
export function putFault({ name, input, state }: Visit): Response {
  const provider: ProviderName | undefined = PROVIDER_NAMES.find((known) => known === name);
  if (!provider) return json({ error: `provider: there is no ${name}` }, 404);
  const result = parseFault(input);
  if ('error' in result) return bad(result.error);
  // A fault that hits no call is no fault; so `times: 0` makes one provider well again.
  if (result.fault.times === 0) state.faults.delete(provider);
  else state.faults.set(provider, result.fault);
  return json(result.fault);
}

/** PUT /captcha: what verification answers from now on. A score left out is none. */
export function putCaptcha({ input, state }: Visit): Response {
  if (!isObject(input)) return bad('body: must be a JSON object');
  const stray = unknownField(input, ['success', 'score', 'error-codes']);
  if (stray !== null) return bad(stray);
  const { success, score = null, 'error-codes': codes } = input;
  if (typeof success !== 'boolean') return bad('success: must be true or false');
  if (score !== null && !(typeof score === 'number' && score >= 0 && score <= 1)) {
    return bad('score: must be a number from 0 to 1, or null');
  }
  if (codes === undefined) {
    state.captcha = { success, score };
  } else if (
    Array.isArray(codes) &&
    codes.every((code): code is string => typeof code === 'string')
  ) {
    state.captcha = { success, score, 'error-codes': codes };
  } else {
    return bad('error-codes: must be a list of texts');
  }
  return json(state.captcha);
}

/** PUT /stories: replaces all stories by those given. */
export function putStories({ input, state }: Visit): Response {
  if (!Array.isArray(input)) return bad('body: must be a list of stories');
  const records = input.filter(isObject);
  if (records.length < input.length) return bad('body: every story must be a JSON object');
  state.stories.replaceRecords(records);
  return json({ stories: records.length });
}

/** PUT /stories/{id}: writes one story as given. */
export function putStory({ name, input, state }: Visit): Response {
  if (!isObject(input)) return bad('body: must be a JSON object');
  const { id } = input;
  if (id !== undefined && id !== null && id !== name && id !== wireId(name)) {
    return bad(`id: must be ${name}, as in the path, or left out`);
  }
  // Kept as given; only an id that was not mentioned at all is filled in from the path.
  const record = id === undefined ? { id: wireId(name), ...input } : input;
  state.stories.put(givenEntry(name, record));
  return json(record);
}

/** POST /stories/seed: replaces all stories by `count` generated ones. */
export function seed({ input, state }: Visit): Response {
  const count = isObject(input) ? input['count'] : undefined;
  if (typeof count !== 'number' || !Number.isInteger(count) || count < 0 || count > MOST_SEEDED) {
    return bad(`count: must be a whole number, 0 to ${MOST_SEEDED}`);
  }
  state.stories.replaceEntries(seededEntries(count));
  return json({ stories: count });
}

/** PUT /storychief: `lean` lists, and which path families answer. What is left out stays. */
export function putStoryChief({ input, state }: Visit): Response {
  if (!isObject(input)) return bad('body: must be a JSON object');
  const stray = unknownField(input, ['lean', 'endpoints']);
  if (stray !== null) return bad(stray);
  const { lean = state.storychief.lean, endpoints = state.storychief.endpoints } = input;
  if (typeof lean !== 'boolean') return bad('lean: must be true or false');
  const isEndpoint = (value: unknown): value is StoryEndpoint =>
    STORY_ENDPOINTS.some((known) => known === value);
  if (!Array.isArray(endpoints) || !endpoints.every(isEndpoint)) {
    return bad(`endpoints: must be a list of ${STORY_ENDPOINTS.join(', ')}`);
  }
  state.storychief = { lean, endpoints };
  return json(state.storychief);
}

/** PUT /emailjs: whether the limit of one mail a second holds. */
export function putEmailJs({ input, state }: Visit): Response {
  if (!isObject(input)) return bad('body: must be a JSON object');
  const stray = unknownField(input, ['rate_limit']);
  if (stray !== null) return bad(stray);
  if (typeof input['rate_limit'] !== 'boolean') return bad('rate_limit: must be true or false');
  state.emailjs = { rateLimit: input['rate_limit'], lastSendAt: 0 };
  return json({ rate_limit: state.emailjs.rateLimit });
}

/** POST /reset: everything as at the start. */
export function reset({ state }: Visit): Response {
  state.reset();
  return json({ reset: true });
}
