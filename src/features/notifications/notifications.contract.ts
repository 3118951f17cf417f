import { endpoint } from '../../shared/api.ts';
import { choice, defineForm, requiredText } from '../../shared/form.ts';

const MAX_LENGTH = 500;
const IPV4 = /^\d+\.\d+\.\d+\.\d+$/;
/** Names that only a private network knows (RFC 6761, RFC 6762, RFC 8375, RFC 9476). */
const PRIVATE =
  /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home|corp|arpa|alt|onion)$/;

/**
 * Why a notification cannot go to an address; undefined where it can. Only public https hosts by name:
 * a stolen session must not reach other services through this Worker.
 */
export function webhookUrlProblem(typed: string): string | undefined {
  const url = URL.parse(typed);
  if (!url || typed.length > MAX_LENGTH) return 'Enter the whole address, with https://';
  if (url.protocol !== 'https:') return 'The address must begin with https://';
  if (url.username !== '' || url.password !== '') return 'The address must not contain a password';
  if (url.port !== '') return 'The address must use the standard port';
  // The parser has turned every spelling of an IPv4 address into this one.
  const host = url.hostname.replace(/\.$/, '');
  if (host.startsWith('[') || IPV4.test(host)) return 'The address needs a host name, not a number';
  if (!host.includes('.') || PRIVATE.test(host)) return 'The host must be on the public internet';
  return undefined;
}

export const notificationTexts = {
  failed: 'Failed to read the notifications',
  unsigned: 'Set the secret NOTIFY_WEBHOOK_SECRET first: this format is signed with it',
  none: 'There is no address to send to',
} as const;

export const webhookForm = defineForm({
  fields: {
    url: requiredText({
      label: 'Address',
      missing: 'Please enter an address',
      check: webhookUrlProblem,
      inputMode: 'url',
      autoComplete: 'off',
    }),
    format: choice<'slack' | 'json'>({
      label: 'Format',
      placeholder: 'Choose a format',
      missing: 'Please choose a format',
      options: [
        { value: 'slack', label: 'Slack (and what reads its format)' },
        { value: 'json', label: 'Signed JSON' },
      ],
    }),
  },
});

/** Where notifications go, as far as staff may see it. */
export type NotificationState = {
  webhook: {
    /** Masked. */
    url: string;
    format: 'json' | 'slack';
    changed_at: string | null;
    /** When the receiver last took one. */
    sent_at: string | null;
    /** Why the newest that it did not take failed; null where none waits. */
    failure: string | null;
    waiting: number;
  } | null;
  /** Whether there is a secret to sign with. */
  signs: boolean;
  /** What is reported as wrong now, in words. */
  alerts: { text: string; since: string | null }[];
};

export const notificationsApi = {
  read: endpoint('GET', '/api/admin/notifications').of<object, NotificationState>(),
  save: endpoint('POST', '/api/admin/notifications').of<
    { body: { url: string; format: 'json' | 'slack' } },
    NotificationState
  >(),
  remove: endpoint('DELETE', '/api/admin/notifications').of<object, NotificationState>(),
  /** Sends one now, and reports what the receiver said. */
  test: endpoint('POST', '/api/admin/notifications/test').of<object, NotificationState>(),
} as const;
