import type { APIRequestContext } from 'playwright/test';

import type { Fault, FaultyProvider, SandboxCall, SandboxMail } from '../tests/helpers/sandbox.ts';

/** After a transient fault workerd closes the connection without a response: the client should retry. */
const RETRIES = 2;

/** The sandbox's control calls (docs/contracts.md) over HTTP. Each may be repeated. */
export class SandboxControl {
  readonly #request: APIRequestContext;

  constructor(request: APIRequestContext) {
    this.#request = request;
  }

  async #call<Body>(method: string, path: string, data?: unknown): Promise<Body> {
    const response = await this.#request.fetch(`/__sandbox${path}`, {
      method,
      maxRetries: RETRIES,
      ...(data === undefined ? {} : { data }),
    });
    if (!response.ok())
      throw new Error(`${method} ${path}: ${response.status()} ${await response.text()}`);
    const text = await response.text();
    return (text ? JSON.parse(text) : undefined) as Body;
  }

  reset = () => this.#call<unknown>('POST', '/reset');
  mails = () => this.#call<SandboxMail[]>('GET', '/mails');
  calls = (provider: FaultyProvider) =>
    this.#call<SandboxCall[]>('GET', `/calls?provider=${provider}`);
  fault = (provider: FaultyProvider, fault: Fault) =>
    this.#call<unknown>('PUT', `/faults/${provider}`, fault);
  heal = () => this.#call<unknown>('DELETE', '/faults');
  captcha = (answer: { success: boolean; score: number | null }) =>
    this.#call<unknown>('PUT', '/captcha', answer);
  notifications = () => this.#call<{ body: object }[]>('GET', '/notifications');
  receiver = (settings: { status: number }) => this.#call<unknown>('PUT', '/receiver', settings);
  putStory = (id: number, story: Record<string, unknown>) =>
    this.#call<unknown>('PUT', `/stories/${id}`, story);
  removeStory = (id: number) => this.#call<unknown>('DELETE', `/stories/${id}`);
  replaceStories = (stories: Record<string, unknown>[]) =>
    this.#call<unknown>('PUT', '/stories', stories);
}
