import { PROVIDERS, type ProviderId } from '../src/providers/table.ts';
import type { CaptchaOutcome, Fault, ReceiverSettings, StoryChiefSettings } from './settings.ts';
import { sampleStories } from './stories/generate-stories.ts';
import { StoryStore } from './stories/story-store.ts';

/** The providers that a fault can be set for. */
export const PROVIDER_NAMES = PROVIDERS.map(({ id }) => id);
export type ProviderName = ProviderId;

/** An e-mail that EmailJS accepted. */
export interface Mail {
  received_at: string;
  service_id: string;
  template_id: string;
  user_id: string;
  template_params: Record<string, unknown>;
}

interface EmailJsSettings {
  rateLimit: boolean;
  lastSendAt: number;
  /** Recipients that are refused, in lower case. */
  refuse: readonly string[];
}

/** A notification that the webhook's receiver took. */
export interface ReceivedNotification {
  received_at: string;
  id: string;
  body: Record<string, unknown>;
}

/** A recorded request. `provider` is 'unknown' for a host without a provider. */
export interface Call {
  at: string;
  provider: ProviderName | 'indexnow' | 'receiver' | 'unknown';
  method: string;
  path: string;
  /** A repeated name (`includes[]`) holds an array. */
  query: Record<string, string | string[]>;
  /** Parsed JSON, form fields, plain text, or null without a body. */
  body: unknown;
  /** The response's status; 0 when the connection was refused. */
  status: number;
}

/** A partnership as PartnerStack stores it; times in milliseconds since 1970. */
export interface Partner {
  key: string;
  partner_key: string;
  email: string;
  first_name: string | null;
  last_name: string | null;
  group_key: string | null;
  tags: string[];
  fields: unknown[];
  created_at: number;
}

/** A list that drops its oldest entries. */
class BoundedList<T> {
  #items: T[] = [];
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  add(item: T): void {
    this.#items.push(item);
    // Trimmed at twice the limit, so that `add` stays cheap; readers never see more than the limit.
    if (this.#items.length >= this.#limit * 2) this.#items = this.#items.slice(-this.#limit);
  }

  /** The newest `count` entries, newest first. */
  newest(count = this.#limit): T[] {
    return this.#items.slice(-Math.min(count, this.#limit)).toReversed();
  }

  get size(): number {
    return Math.min(this.#items.length, this.#limit);
  }

  /** @returns the number of entries removed */
  clear(): number {
    const { size } = this;
    this.#items = [];
    return size;
  }
}

/**
 * The sandbox's memory. It must not hold I/O objects (requests, responses, streams): a Worker
 * cannot use them in a later request.
 */
export class SandboxState {
  /** Tests replace it. */
  now: () => number = Date.now;
  /** Part of the address of every story image; set from BROWSER_ORIGIN. */
  imageOrigin = 'http://127.0.0.1:8787';

  readonly mails = new BoundedList<Mail>(20_000);
  readonly notifications = new BoundedList<ReceivedNotification>(1_000);
  readonly calls = new BoundedList<Call>(5_000);
  readonly faults = new Map<ProviderName, Fault>();
  readonly stories = new StoryStore();
  partners: Partner[] = [];
  captcha: CaptchaOutcome = { success: true, score: 0.9 };
  /** Captcha tokens already verified, with the time they were created. */
  readonly usedTokens = new Map<string, number>();
  storychief: StoryChiefSettings = { lean: false, endpoints: ['stories'] };
  emailjs: EmailJsSettings = { rateLimit: false, lastSendAt: 0, refuse: [] };
  receiver: ReceiverSettings = { status: 200 };
  /** The ids from the site's webhook responses, by StoryChief id. */
  readonly externalIds = new Map<string, string | number>();

  constructor() {
    this.reset();
  }

  reset(): void {
    this.mails.clear();
    this.notifications.clear();
    this.receiver = { status: 200 };
    this.calls.clear();
    this.faults.clear();
    this.partners = [];
    this.captcha = { success: true, score: 0.9 };
    this.usedTokens.clear();
    this.storychief = { lean: false, endpoints: ['stories'] };
    this.emailjs = { rateLimit: false, lastSendAt: 0, refuse: [] };
    this.externalIds.clear();
    this.stories.replaceAll(sampleStories());
  }
}
