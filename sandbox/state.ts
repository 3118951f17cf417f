import type { Fault } from './faults.ts';
import { StoryShelf } from './story-shelf.ts';
import { sampleEntries } from './stories.ts';

/** The third parties whose HTTP interfaces can be made to fail. */
export const PROVIDER_NAMES = ['storychief', 'emailjs', 'recaptcha', 'partnerstack'] as const;
export type ProviderName = (typeof PROVIDER_NAMES)[number];

/** The four families of paths under which the original product looked for stories. */
export const STORY_ENDPOINTS = [
  'stories',
  'posts',
  'publications/posts',
  'publications/stories',
] as const;
export type StoryEndpoint = (typeof STORY_ENDPOINTS)[number];

/** One e-mail that EmailJS was asked to send. */
export interface Mail {
  received_at: string;
  service_id: string;
  template_id: string;
  user_id: string;
  template_params: Record<string, unknown>;
}

/** One request that a stand-in received. `provider` is 'unknown' for a host nobody plays. */
export interface Call {
  at: string;
  provider: ProviderName | 'unknown';
  method: string;
  path: string;
  /** A name given more than once (`includes[]`) holds a list. */
  query: Record<string, string | string[]>;
  /** Parsed JSON, the fields of a form, plain text, or null when there was no body. */
  body: unknown;
  /** The status answered; 0 when the connection was refused. */
  status: number;
}

/** A partnership as PartnerStack keeps it; times in milliseconds since 1970. */
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

/** What siteverify answers for a good token. A null score is not sent. */
export interface CaptchaAnswer {
  success: boolean;
  score: number | null;
  'error-codes'?: string[];
}

/** A list that forgets its oldest entries. */
class BoundedList<T> {
  private items: T[] = [];
  private readonly limit: number;

  constructor(limit: number) {
    this.limit = limit;
  }

  add(item: T): void {
    this.items.push(item);
    // Cutting in steps keeps `add` cheap; readers never see more than the limit.
    if (this.items.length >= this.limit * 2) this.items = this.items.slice(-this.limit);
  }

  /** The newest `count` entries, newest first. */
  newest(count = this.limit): T[] {
    const kept = Math.min(count, this.limit);
    return kept > 0 ? this.items.slice(-kept).reverse() : [];
  }

  get size(): number {
    return Math.min(this.items.length, this.limit);
  }

  /** Forgets everything and tells how much that was. */
  clear(): number {
    const { size } = this;
    this.items = [];
    return size;
  }
}

/**
 * Everything the sandbox remembers, in memory only. `now` may be replaced by tests.
 * Nothing in here may be an I/O object: a Worker cannot use those in a later request.
 */
export class SandboxState {
  now: () => number = Date.now;
  /** Where browsers find the sandbox; part of the address of every story image. */
  imageOrigin = 'http://127.0.0.1:8787';

  /** Where e-mails are also written down; '' for nowhere. */
  mailRecorder = '';

  readonly mails = new BoundedList<Mail>(20_000);
  readonly calls = new BoundedList<Call>(5_000);
  readonly faults = new Map<ProviderName, Fault>();
  readonly stories = new StoryShelf();
  partners: Partner[] = [];
  captcha: CaptchaAnswer = { success: true, score: 0.9 };
  /** Captcha tokens already verified, with the time they were made. */
  readonly usedTokens = new Map<string, number>();
  storychief: { lean: boolean; endpoints: StoryEndpoint[] } = {
    lean: false,
    endpoints: ['stories'],
  };
  emailjs: { rateLimit: boolean; lastSendAt: number } = { rateLimit: false, lastSendAt: 0 };
  /** The ids that the site gave stories in its answers to webhooks, by StoryChief id. */
  readonly externalIds = new Map<string, string | number>();

  constructor() {
    this.reset();
  }

  /** Everything as at the start. */
  reset(): void {
    this.mails.clear();
    this.calls.clear();
    this.faults.clear();
    this.partners = [];
    this.captcha = { success: true, score: 0.9 };
    this.usedTokens.clear();
    this.storychief = { lean: false, endpoints: ['stories'] };
    this.emailjs = { rateLimit: false, lastSendAt: 0 };
    this.externalIds.clear();
    this.stories.replaceEntries(sampleEntries());
  }
}
