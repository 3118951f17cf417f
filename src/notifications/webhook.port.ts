import type { ProviderFailure } from '../shared/provider-failure.ts';
import type { Result } from '../shared/result.ts';

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

/** Delivers notifications to the owner's address. */
export interface Webhook {
  /** Success means that the receiver answered 2xx. After a timeout the outcome is unknown. */
  send(notification: Notification): Promise<Result<void, ProviderFailure>>;
}
