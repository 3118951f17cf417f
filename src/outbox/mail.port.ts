import type { MailKind } from '../shared/outbox-kinds.ts';
import type { ProviderFailure } from '../shared/provider-failure.ts';
import type { Result } from '../shared/result.ts';

interface Person {
  name: string;
  email: string;
}

/** An e-mail, independent of its provider. */
export interface Message {
  kind: MailKind;
  /** 'team' is our own inbox; the provider knows its address. */
  to: 'team' | Person;
  replyTo: Person;
  subject: string;
  text: string;
  /** What else is known, by name, for templates that show it. */
  fields: Readonly<Record<string, string>>;
}

/** What a stored e-mail says; null where its text was deleted, or it is none. */
export function readMessage(
  payload: unknown,
): { to: string; subject: string; text: string } | null {
  const message = payload as Message | { text?: undefined } | null;
  if (!message?.text) return null;
  const { to, subject, text } = message;
  return { to: typeof to === 'object' ? to.email : 'our team', subject, text };
}

/** The e-mail role. */
export interface Email {
  configured: boolean;
  /** Whether it can send to anyone but the team. */
  reachesPeople: boolean;
  /** The provider's id. */
  provider: string;
  /** The shortest time (ms) between two e-mails that the provider accepts. */
  paceMs: number;
  /**
   * Sends one e-mail. Success means that the provider accepted it. After a timeout the outcome is
   * unknown.
   */
  send(message: Message): Promise<Result<void, ProviderFailure>>;
}
