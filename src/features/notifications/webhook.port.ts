import type { WEBHOOK_FORMATS } from '../../db/schema/notifications.ts';
import type { ProviderFailure } from '../../providers/http.ts';
import type { Result } from '../../shared/result.ts';

export type WebhookFormat = (typeof WEBHOOK_FORMATS)[number];

/** What is reported, independent of the receiver's format. */
export interface Notification {
  /** The same for each attempt, so that a receiver can drop repetitions. */
  id: string;
  /** Such as 'lead.created' or 'alert.raised'. */
  type: string;
  text: string;
  /** The page of the staff area that shows it. */
  url: string;
  createdAt: number;
}

/** Delivers notifications. */
export interface Webhook {
  /** Whether there is a secret to sign with. */
  signs: boolean;
  /** Success means that the receiver answered 2xx. After a timeout the outcome is unknown. */
  send(
    to: { url: string; format: WebhookFormat },
    notification: Notification,
  ): Promise<Result<void, ProviderFailure>>;
}
