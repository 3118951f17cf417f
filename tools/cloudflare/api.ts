import { spawnSync } from 'node:child_process';

/** wrangler's own setting, so that both talk to the same platform. */
const BASE = process.env['CLOUDFLARE_API_BASE_URL'] ?? 'https://api.cloudflare.com/client/v4';
const DEADLINE_MS = 60_000;
const MOST_TRIES = 4;
const FIRST_WAIT_MS = Number(process.env['CLOUDFLARE_RETRY_MS'] ?? 1000);

/** A failure with a text that says what to do. */
export class PlatformError extends Error {
  readonly status: number;

  constructor(text: string, status = 0) {
    super(text);
    this.status = status;
  }
}

interface Envelope {
  success?: boolean;
  result?: unknown;
  errors?: { code: number; message: string }[];
}

interface Call {
  method?: string;
  body?: unknown;
  /** Whether a call whose response was lost may be sent again. Reads always are. */
  repeatable?: boolean;
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The token of wrangler's sign-in, or the one in the environment. */
function readToken(): string {
  const given = process.env['CLOUDFLARE_API_TOKEN'];
  if (given) return given;
  const { status, stdout } = spawnSync('node_modules/.bin/wrangler', ['auth', 'token'], {
    encoding: 'utf8',
  });
  const token = stdout.trim().split('\n').at(-1)?.trim();
  if (status !== 0 || !token)
    throw new PlatformError(
      'Not signed in: run `npx wrangler login`, or set CLOUDFLARE_API_TOKEN.',
    );
  return token;
}

/** The platform's API for one account. */
export class Platform {
  readonly #token: string;
  #account = process.env['CLOUDFLARE_ACCOUNT_ID'];

  constructor() {
    this.#token = readToken();
  }

  /**
   * Calls a path below the account.
   * @throws PlatformError with the platform's reason; its status is 0 when no response came
   */
  async call<Result>(path: string, options: Call = {}): Promise<Result> {
    return this.#send<Result>(`/accounts/${await this.account()}${path}`, options);
  }

  /** The same, and undefined where there is no such thing. */
  async find<Result>(path: string): Promise<Result | undefined> {
    try {
      return await this.call<Result>(path);
    } catch (error) {
      if (error instanceof PlatformError && error.status === 404) return undefined;
      throw error;
    }
  }

  /** The account's id, from the environment or because there is only one. */
  async account(): Promise<string> {
    if (this.#account) return this.#account;
    const accounts = await this.#send<{ id: string; name: string }[]>('/accounts', {});
    const [only, second] = accounts;
    if (!only) throw new PlatformError('This token can use no account.');
    if (second) {
      const names = accounts.map(({ id, name }) => `${id} (${name})`).join(', ');
      throw new PlatformError(`Set CLOUDFLARE_ACCOUNT_ID to one of ${names}.`);
    }
    this.#account = only.id;
    return only.id;
  }

  async #send<Result>(path: string, { method = 'GET', body, repeatable }: Call): Promise<Result> {
    const mayRepeat = method === 'GET' || repeatable === true;
    for (let tries = 1; ; tries += 1) {
      const { response, reason } = await this.#try(path, method, body);
      const isPassing = !response || response.status === 429 || response.status >= 500;
      if (isPassing && mayRepeat && tries < MOST_TRIES) {
        await pause(FIRST_WAIT_MS * 2 ** (tries - 1));
        continue;
      }
      if (!response) {
        throw new PlatformError(`No response from ${new URL(BASE).host} (${reason}).`);
      }
      const text = await response.text().catch(() => '');
      const envelope = parse(text);
      if (response.ok && envelope.success) return envelope.result as Result;
      const reasons = envelope.errors?.map(({ message }) => message).join('; ');
      throw new PlatformError(reasons || `HTTP ${response.status} for ${path}`, response.status);
    }
  }

  async #try(path: string, method: string, body: unknown) {
    try {
      const response = await fetch(BASE + path, {
        method,
        headers: {
          authorization: `Bearer ${this.#token}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(DEADLINE_MS),
      });
      return { response, reason: '' };
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
      return { response: undefined, reason: cause instanceof Error ? cause.message : 'no reason' };
    }
  }
}

function parse(text: string): Envelope {
  try {
    return JSON.parse(text) as Envelope;
  } catch {
    return {};
  }
}
